import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { faceOf } from "../games/faces";
import { gameName } from "../names";
import { replay, replayed, why } from "../net/api";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { linkTo, replaceWith } from "../route";
import { cellsOf } from "../state/cells";
import { named } from "../state/named";
import { playerName } from "../table/people";
import type { Chart, Note, Page, Player, Replay, Replayed } from "../wire";
import { say, spoken } from "../words";
import { Steps } from "./steps";
import "../table/top-bar.css";
import "./replay.css";
import "../table/table.css";

const NONE: ReadonlySet<number> = new Set();

export function ReplayScreen({ table, step }: { table: string; step: number }) {
  const seat = useSignal(0);
  const lit = useSignal<number | null>(null);
  const { game, shown, problem } = useReplay(table, step, seat.value);
  if (problem) return <Trouble title={spoken(problem)} />;
  const face = shown && faceOf(shown.page);
  if (!game || !shown || !face) return <Loading />;
  const { players, steps } = game;
  const { page, news } = named(shown, { players, seat: null });
  const chart = page.charts[seat.value] ?? page.charts[0];
  if (!chart) return null;
  const seen = { game: game.game, page, chart, players, lit };
  return (
    <main class="table replay">
      <Top table={table} game={game.game} status={page.status} />
      <face.Retold
        {...seen}
        board={<Mapped {...seen} />}
        before={
          <>
            <Steps
              step={step}
              last={steps.length}
              players={players}
              seat={seat}
              onGo={(next) => replaceWith(linkTo.replay(table, next))}
            />
            <Happened news={news} />
            <a class="button" data-review href={linkTo.review(table, seat.value)}>
              {say("review-button")}
            </a>
          </>
        }
      />
    </main>
  );
}

/** The game, and the table as it was at a step, once they are there. */
function useReplay(table: string, step: number, seat: number) {
  const game = useSignal<Replay | null>(null);
  const shown = useSignal<Replayed | null>(null);
  const problem = useSignal<Note | null>(null);
  const fail = (error: unknown) => {
    problem.value = why(error);
  };
  useEffect(() => {
    replay(table).then((answer) => {
      game.value = answer;
      document.title = say("web-title", { game: gameName(answer.game) });
    }, fail);
  }, [table]);
  useEffect(() => {
    let isStale = false;
    replayed(table, step, seat).then((answer) => {
      if (!isStale) shown.value = answer;
    }, fail);
    return () => {
      isStale = true;
    };
  }, [table, step, seat]);
  return { game: game.value, shown: shown.value, problem: problem.value };
}

interface TopProps {
  table: string;
  game: string;
  status: Page["status"];
}

function Top({ table, game, status }: TopProps) {
  return (
    <header class="top">
      <a class="button quiet icon" href={linkTo.table(table)} title={say("web-back")}>
        <Icon name="previous" />
        <span class="unseen">{say("web-back")}</span>
      </a>
      <h1>{say("web-replay-of", { game: gameName(game) })}</h1>
      <div class="status">
        {status.map(({ kind, text }) => (
          <p key={kind}>{spoken(text)}</p>
        ))}
      </div>
      <LanguageSwitch />
    </header>
  );
}

interface MappedProps {
  game: string;
  page: Page;
  chart: Chart;
  players: readonly Player[];
  lit: Signal<number | null>;
}

function Mapped({ game, page, chart, players, lit }: MappedProps) {
  const goal = lit.value === null ? undefined : page.goals[lit.value];
  const player = players[chart.seat];
  return (
    <section class="board-area">
      <Board
        game={game}
        chart={chart}
        label={say("web-map", { game })}
        held={null}
        aims={null}
        lit={goal ? cellsOf(goal.cells) : NONE}
        cursor={0}
        wantsFocus={0}
      />
      <p class="caption">
        <span>{player ? playerName(player) : ""}</span>
        {page.kind === "cards" ? (
          <span>
            {say("web-total")} <b>{page.sheets[chart.seat]?.total ?? 0}</b>
          </span>
        ) : (
          <span>{chart.facts.map(spoken).join("   ")}</span>
        )}
      </p>
    </section>
  );
}

function Happened({ news }: { news: readonly Note[] }) {
  return (
    <section class="panel happened" aria-live="polite">
      <h2>{say("web-news")}</h2>
      <ol class="log">
        {news.map((note, number) => (
          <li key={number}>{spoken(note)}</li>
        ))}
      </ol>
    </section>
  );
}
