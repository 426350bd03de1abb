/** The end of the game: who won, every sheet, the map as a picture, another game. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { keepPng, keepSvg } from "../board/picture";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { record, rematch, why } from "../net/api";
import { Dialog } from "../parts/dialog";
import { Crest } from "../people/crest";
import { go, linkTo } from "../route";
import type { Note, Table } from "../wire";
import { say, spoken } from "../words";
import { Certificate } from "./certificate";
import { ChallengeButton, CompareButton } from "./challenge";
import type { Controller } from "./controller";
import { Fairness } from "./fairness";
import { personName, playerName, winnersLine } from "./people";
import { Sheet } from "./sheets";
import "./end.css";

export function EndPanel({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  if (!at) return null;
  return (
    <section class="panel end" aria-label={say("web-result")}>
      <h2>{headline(at)}</h2>
      {at.page.result.map((note) => (
        <p key={note.message}>{spoken(note)}</p>
      ))}
      <div class="row wrap">
        <Rematch controller={controller} at={at} />
        <CompareButton at={at} />
        <button type="button" data-end="sheets" onClick={() => (controller.isEndOpen.value = true)}>
          {say("web-sheets")}
        </button>
        <a class="button" href={linkTo.replay(at.table)}>
          {say("web-replay")}
        </a>
        <a class="button" data-end="review" href={linkTo.review(at.table, at.seat ?? 0)}>
          {say("review-button")}
        </a>
        <ChallengeButton controller={controller} at={at} />
        <Pictures at={at} seat={controller.shownSeat.value} />
        <a class="button" href={record(at.table)} download={`${at.game}-${at.table}.txt`}>
          {say("web-record")}
        </a>
      </div>
      <Fairness at={at} />
    </section>
  );
}

function headline(at: Table): string {
  if (at.players.length > 1) return winnersLine(at);
  return say("web-score", { game: at.game, score: at.page.sheets[0]?.total ?? 0 });
}

function Rematch({ controller, at }: { controller: Controller; at: Table }) {
  const problem = useSignal<Note | null>(null);
  const { token } = controller.session;
  if (token === null)
    return at.rematch ? (
      <a class="button main" href={linkTo.table(at.rematch)}>
        {say("web-rematch-go")}
      </a>
    ) : null;
  const again = async () => {
    try {
      const seated = await rematch(at.table, token);
      const name = at.players[at.seat ?? 0]?.name ?? "";
      keepSeat({ ...seated, game: at.game, name, at: Date.now() });
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <button type="button" class="main" data-end="rematch" onClick={() => void again()}>
      {problem.value ? spoken(problem.value) : say(at.rematch ? "web-rematch-go" : "web-rematch")}
    </button>
  );
}

function Pictures({ at, seat }: { at: Table; seat: number }) {
  const chart = at.page.charts[seat];
  if (!chart) return null;
  const player = at.players[seat];
  const title = say("web-picture-title", {
    game: gameName(at.game),
    name: player ? playerName(player) : "",
    points: at.page.sheets[seat]?.total ?? 0,
  });
  const file = `landscribe-${at.game}-${at.table}`;
  return (
    <>
      <button type="button" data-picture="svg" onClick={() => keepSvg(at.game, chart, title, file)}>
        {say("web-picture", { kind: "SVG" })}
      </button>
      <button type="button" data-picture="png" onClick={() => keepPng(at.game, chart, title, file)}>
        {say("web-picture", { kind: "PNG" })}
      </button>
    </>
  );
}

export function EndDialog({ controller }: { controller: Controller }) {
  const wasOver = useRef<boolean | null>(null);
  useSignalEffect(() => {
    const isOver = controller.session.table.value?.is_over ?? false;
    if (wasOver.current === false && isOver) controller.isEndOpen.value = true;
    if (controller.session.table.value) wasOver.current = isOver;
  });
  const at = controller.session.table.value;
  if (!at?.is_over || !controller.isEndOpen.value) return null;
  return (
    <Dialog title={headline(at)} onClose={() => (controller.isEndOpen.value = false)}>
      {at.page.result.map((note) => (
        <p key={note.message} class="rating">
          {spoken(note)}
        </p>
      ))}
      <Certificate at={at} />
      <div class="sheets" data-final>
        {at.page.sheets.map((sheet, seat) => (
          <figure key={seat}>
            {at.players.length > 1 && (
              <figcaption class={at.winners.includes(seat) ? "won" : ""}>
                <Crest crest={at.players[seat]?.crest ?? null} /> {personName(at, seat)}
              </figcaption>
            )}
            <Sheet sheet={sheet} />
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
