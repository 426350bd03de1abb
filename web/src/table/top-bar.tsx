/** The line at the top: where the game stands, the connection, and what is rarely needed. */

import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { explain } from "../explain/open";
import { forgetSeat } from "../kept";
import { gameName } from "../names";
import { leave, why } from "../net/api";
import { isHere } from "../net/here";
import { outsideLink } from "../net/outside";
import { Copied } from "../parts/copied";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icon";
import { Question } from "../parts/question";
import { Refused } from "../parts/refused";
import { SeatLink } from "../parts/seat-link";
import { Settings } from "../parts/settings";
import { canSend, send } from "../parts/share";
import { LanguageSwitch } from "../parts/switches";
import { isTouch } from "../parts/touch";
import { go, linkTo, sentPath } from "../route";
import { RulesButton } from "../rules/button";
import { canNotify, isForbidden, notices, notify } from "../state/alerts";
import type { Session } from "../state/session";
import type { Note, Status, Table } from "../wire";
import { say, spoken } from "../words";
import type { Controller } from "./controller";
import { Fairness } from "./fairness";
import { SeatsButton } from "./invite";
import { KeysList } from "./keys-window";
import { Sheet } from "./sheets";
import { Sayings, TalkButton } from "./talk";
import { TimeLeft } from "./time-left";
import "./top-bar.css";

export function TopBar({ controller }: { controller: Controller }) {
  const { session } = controller;
  const isOpen = useSignal(false);
  const at = session.table.value;
  if (!at) return null;
  return (
    <header class="top">
      <a class="button quiet icon" href={linkTo.home} title={say("web-home")}>
        <Icon name="home" />
        <span class="unseen">{say("web-home")}</span>
      </a>
      <h1 class="wide-only">{gameName(at.game)}</h1>
      <div class="status">
        <div class="lines">
          {at.page.status.map((status, number) => (
            <Fragment key={status.kind}>
              <StatusLine game={at.game} status={status} />
              {number === 0 && <TimeLeft controller={controller} />}
            </Fragment>
          ))}
        </div>
      </div>
      {at.is_practice && <p class="badge practice">{say("review-practice")}</p>}
      {at.contest && !at.is_practice && <p class="badge practice">{say(`web-${at.contest.kind}`)}</p>}
      <Connection session={session} />
      <SeatsButton at={at} />
      <TalkButton session={session} shownSeat={controller.shownSeat} />
      <RulesButton game={at.game} isSmall />
      <button type="button" class="quiet icon" data-menu onClick={() => (isOpen.value = true)}>
        <Icon name="menu" />
        <span class="unseen">{say("web-menu")}</span>
      </button>
      {isOpen.value && <Menu controller={controller} onClose={() => (isOpen.value = false)} />}
      <Sayings session={session} />
    </header>
  );
}

/** A line of the status: rounds are drawn as a bar too, what comes of a card opens it. */
function StatusLine({ game, status: { text, clock, card, short } }: { game: string; status: Status }) {
  if (card !== null)
    return (
      <button
        type="button"
        class="of-card"
        aria-haspopup="dialog"
        title={spoken(text)}
        onClick={() => explain(game, card)}
      >
        <span class="pending">
          <span class={short ? "whole" : ""}>{spoken(text)}</span>
          {short && <span class="short">{spoken(short)}</span>}
        </span>
      </button>
    );
  return (
    <p key={spoken(text)} class={clock ? "clock" : "pending"} title={spoken(text)}>
      <span>{spoken(text)}</span>
      {clock?.kind === "round" && (
        <meter min={0} max={clock.length} value={Math.min(clock.time, clock.length)} aria-hidden="true" />
      )}
    </p>
  );
}

export function Connection({ session }: { session: Session }) {
  const state = session.link.value;
  return (
    <p class={`connection ${state}`} role="status" data-link-state={state} title={say(`web-link-${state}`)}>
      <span class="dot" />
      <span class={state === "live" ? "wide-only" : ""}>{say(`web-link-${state}`)}</span>
    </p>
  );
}

async function leaveTable(table: string, token: string): Promise<void> {
  await leave(table, token);
  forgetSeat(table, token);
  go(linkTo.home);
}

function Menu({ controller, onClose }: { controller: Controller; onClose: () => void }) {
  const { session } = controller;
  const at = session.table.value;
  if (!at) return null;
  const link = outsideLink(sentPath(at.table));
  const sheet = at.page.sheets[at.seat ?? 0];
  return (
    <Dialog title={gameName(at.game)} onClose={onClose}>
      <div class="menu">
        <LanguageSwitch />
        <MenuActions at={at} token={session.token} link={link} />
        {isHere(at.table) ? (
          <p class="fine">{say("device-table")}</p>
        ) : (
          <div class="field">
            <span>{say("web-link")}</span>
            <Copied text={link} label={say("web-link")} name="link" />
          </div>
        )}
        {sheet && sheet.lines.length > 0 && <Sheet sheet={sheet} />}
        <details open>
          <summary>{say("web-news")}</summary>
          <ol class="log">
            {session.log.value.map((told) => (
              <li key={told.key}>{spoken(told.note)}</li>
            ))}
          </ol>
        </details>
        <MoreOfMenu controller={controller} at={at} />
      </div>
    </Dialog>
  );
}

interface ActionsProps {
  at: Table;
  token: string | null;
  link: string;
}

function MenuActions({ at, token, link }: ActionsProps) {
  const problem = useSignal<Note | null>(null);
  const leaveNow = (seat: string) =>
    leaveTable(at.table, seat).catch((error: unknown) => {
      problem.value = why(error);
    });
  return (
    <div class="menu-actions">
      {canSend() && !isHere(at.table) && (
        <button type="button" onClick={() => void send(link, gameName(at.game))}>
          {say("web-share")}
        </button>
      )}
      {canNotify() && !isForbidden() && !notices.value && (
        <button type="button" onClick={() => void notify(true)}>
          {say("web-notify")}
        </button>
      )}
      {token && !at.is_over && (
        <Question
          label={say("web-leave")}
          asked={say("web-leave-really")}
          onYes={() => void leaveNow(token)}
          name="leave"
        />
      )}
      {problem.value && <Refused why={problem.value} />}
    </div>
  );
}

/** What is folded away in the menu. */
function MoreOfMenu({ controller, at }: { controller: Controller; at: Table }) {
  const { token } = controller.session;
  return (
    <>
      <details data-menu-settings>
        <summary>{say("settings")}</summary>
        <Settings />
      </details>
      {token && !isHere(at.table) && (
        <details>
          <summary>{say("web-other-device")}</summary>
          <SeatLink table={at.table} token={token} />
        </details>
      )}
      <details data-menu-keys>
        <summary>{say(isTouch() ? "web-touch" : "web-keys")}</summary>
        <KeysList controller={controller} />
      </details>
      <Fairness at={at} />
    </>
  );
}
