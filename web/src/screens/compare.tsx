/** Two games on one deal, move by move: one's own, and the one that was to be beaten. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { SmallMap } from "../board/map";
import { gameName } from "../names";
import { replay, replayed, rival, why } from "../net/api";
import { useFace } from "../parts/face";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { linkTo, replaceWith } from "../route";
import { named } from "../state/named";
import { playerName } from "../table/people";
import type { Note, Replay, Replayed, Rival } from "../wire";
import { numeral, say, spoken } from "../words";
import { Steps } from "./steps";
import "../parts/page.css";
import "./replay.css";
import "./compare.css";

interface Pair {
  rival: Rival;
  own: Replay;
  theirs: Replay;
}

export function CompareScreen({ table, step }: { table: string; step: number }) {
  const { pair, problem } = usePair(table);
  useFace(pair?.own.game);
  if (problem) return <Trouble title={spoken(problem)} />;
  if (!pair) return <Loading />;
  const { own, theirs } = pair;
  const { seat } = pair.rival;
  const last = Math.max(movesOf(own, seat).length, movesOf(theirs, seat).length) - 1;
  return (
    <main class="page compare">
      <header class="row">
        <a class="button quiet icon" href={linkTo.table(table)} title={say("web-back")}>
          <Icon name="previous" />
          <span class="unseen">{say("web-back")}</span>
        </a>
        <h1>{say("web-compare", { game: gameName(own.game) })}</h1>
        <LanguageSwitch />
      </header>
      <Told pair={pair} last={last} />
      <Steps
        step={Math.min(step, last)}
        last={last}
        onGo={(next) => replaceWith(linkTo.compare(table, next))}
      />
      <div class="pair">
        <Side game={own} seat={seat} move={step} label={say("web-map", { game: own.game })} side="own" />
        <Side game={theirs} seat={seat} move={step} label={playerName(pair.rival.by)} side="theirs" />
      </div>
    </main>
  );
}

/** Both games, once the own one is over. */
function usePair(table: string) {
  const pair = useSignal<Pair | null>(null);
  const problem = useSignal<Note | null>(null);
  useEffect(() => {
    const seek = async () => {
      const found = await rival(table);
      const [own, theirs] = await Promise.all([replay(table), replay(found.table)]);
      pair.value = { rival: found, own, theirs };
      document.title = say("web-compare", { game: gameName(own.game) });
    };
    seek().catch((error: unknown) => {
      problem.value = why(error);
    });
  }, [table]);
  return { pair: pair.value, problem: problem.value };
}

/** How many steps were done when a seat had done so many of its own; the last stands for the end. */
function movesOf(game: Replay, seat: number): number[] {
  const after = game.steps.flatMap((step, number) => (step.seat === seat ? [number + 1] : []));
  return [0, ...after.slice(0, -1), game.steps.length];
}

/** A game as it was after so many moves of a seat. */
function usePage(game: Replay, seat: number, move: number) {
  const shown = useSignal<Replayed | null>(null);
  const problem = useSignal<Note | null>(null);
  const moves = movesOf(game, seat);
  const step = moves[Math.min(move, moves.length - 1)] ?? 0;
  useEffect(() => {
    let isStale = false;
    replayed(game.table, step, seat).then(
      (answer) => {
        if (isStale) return;
        shown.value = answer;
        problem.value = null;
      },
      (error) => {
        if (!isStale) problem.value = why(error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [game.table, step, seat]);
  return { shown: shown.value, problem: problem.value };
}

/** Who is ahead at the end. */
function Told({
  pair: {
    rival: { by, score, seat },
    own,
  },
  last,
}: {
  pair: Pair;
  last: number;
}) {
  const mine = usePage(own, seat, last).shown?.page.sheets[seat]?.total;
  const more = (mine ?? score) - score;
  const how = more > 0 ? "won" : more < 0 ? "lost" : "even";
  return (
    <p class="lead" data-compared={mine === undefined ? "" : how}>
      {mine === undefined
        ? "\u00a0"
        : say(`web-compare-${how}`, {
            own: mine,
            score,
            name: playerName(by),
            more: say("web-score", { game: own.game, score: Math.abs(more) }),
          })}
    </p>
  );
}

interface SideProps {
  game: Replay;
  seat: number;
  move: number;
  label: string;
  side: "own" | "theirs";
}

function Side({ game, seat, move, label, side }: SideProps) {
  const { shown, problem } = usePage(game, seat, move);
  const warning = problem && <p class="warning">{spoken(problem)}</p>;
  if (!shown) return <figure data-side={side}>{warning}</figure>;
  const { page, news } = named(shown, { players: game.players, seat: side === "own" ? seat : null });
  const chart = page.charts[seat];
  return (
    <figure data-side={side} data-step={shown.step}>
      <figcaption>
        <span>{label}</span> <b data-total>{numeral(page.sheets[seat]?.total ?? 0)}</b>
      </figcaption>
      {warning}
      {chart && <SmallMap game={game.game} chart={chart} label={label} />}
      <ol class="log" aria-live="polite">
        {news.map((note, number) => (
          <li key={number}>{spoken(note)}</li>
        ))}
      </ol>
    </figure>
  );
}
