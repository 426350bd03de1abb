/** The end of the game beside the map: who won, another game, and what can be done with this one. */

import { useSignal } from "@preact/signals";
import { keepSvg, mapPicture } from "../board/picture";
import { keepSeat } from "../kept";
import { gameName } from "../names";
import { record, rematch, why } from "../net/api";
import { isHere } from "../net/here";
import { sendPicture } from "../parts/picture";
import { go, linkTo } from "../route";
import type { Note, Table } from "../wire";
import { say, spoken } from "../words";
import { ChallengeButton, CompareButton } from "./challenge";
import type { Controller } from "./controller";
import { Fairness } from "./fairness";
import { HereActions } from "./here";
import { playerName, winnersLine } from "./people";
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
          {say(at.players.length > 1 ? "ending-podium" : "ending-certificate")}
        </button>
        <a class="button" href={linkTo.replay(at.table)}>
          {say("web-replay")}
        </a>
        <Pictures at={at} seat={controller.shownSeat.value} />
        {isHere(at.table) ? (
          <HereActions at={at} token={controller.session.token} />
        ) : (
          <ServerActions controller={controller} at={at} />
        )}
      </div>
      <Fairness at={at} />
    </section>
  );
}

/** What only a server can do: it has the strongest bots, and others can reach it. */
function ServerActions({ controller, at }: { controller: Controller; at: Table }) {
  return (
    <>
      <a class="button" data-end="review" href={linkTo.review(at.table, at.seat ?? 0)}>
        {say("review-button")}
      </a>
      <ChallengeButton controller={controller} at={at} />
      <a class="button" href={record(at.table)} download={`${at.game}-${at.table}.txt`}>
        {say("web-record")}
      </a>
    </>
  );
}

export function headline(at: Table): string {
  if (at.players.length > 1) return winnersLine(at);
  return say("web-score", { game: at.game, score: at.page.sheets[0]?.total ?? 0 });
}

/** Another game of the same people, or the way to it. */
export function Rematch({ controller, at }: { controller: Controller; at: Table }) {
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
    <button
      type="button"
      class="main"
      data-end="rematch"
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // it was held down since the window before this one
      }}
      onClick={() => void again()}
    >
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
  const file = `landscribe-${at.game}`;
  return (
    <>
      <button
        type="button"
        data-picture="svg"
        onClick={() => keepSvg(mapPicture(at.game, chart, title), file)}
      >
        {say("web-picture", { kind: "SVG" })}
      </button>
      <button
        type="button"
        data-picture="png"
        onClick={() => void sendPicture(mapPicture(at.game, chart, title), file)}
      >
        {say("web-picture", { kind: "PNG" })}
      </button>
    </>
  );
}
