/** A move of a review: the board with what was played or what would have been better, and where to go on. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board";
import { keepSeat } from "../kept";
import { practice, replayed, why } from "../net/api";
import { seatedAs, usePerson } from "../people/person";
import { go, linkTo } from "../route";
import { playerName } from "../table/people";
import type { Chart, Judged, Note, Replay, Review } from "../wire";
import { say, spoken } from "../words";
import { whenOf } from "./moment";
import { amount, points } from "./review-words";

interface ReviewedMoveProps {
  table: string;
  game: Replay;
  review: Review;
  chosen: Signal<number>;
}

export function ReviewedMove({ table, game, review, chosen }: ReviewedMoveProps) {
  const isBetter = useSignal(false);
  const judged = review.decisions[chosen.value];
  const { before, problem } = useChart(table, judged, review.seat);
  useEffect(() => {
    isBetter.value = false;
  }, [chosen.value]);
  if (!judged) return null;
  const isLesson = judged.verdict === "thought";
  const [letters, figures] = isBetter.value
    ? [judged.better, judged.better_figures]
    : [judged.drawn, judged.drawn_figures];
  return (
    <section class="panel move" data-verdict={judged.verdict} data-step={judged.step}>
      <h2>{say("review-move-at", { number: chosen.value + 1, time: whenOf(judged.clock) })}</h2>
      <p class="verdict">{verdictOf(judged, review.seat, game)}</p>
      {isLesson && <PlayedOrBetter judged={judged} isBetter={isBetter} />}
      {problem && <p class="warning">{spoken(problem)}</p>}
      {before && <Drawn game={game.game} before={before} after={{ ...before, letters, figures }} />}
      {judged.whose === review.seat && (
        <p class="fine">
          {say("review-expected", {
            points: points(judged.expected.points),
            bar: points(judged.expected.bar),
          })}
        </p>
      )}
      <Onward table={table} game={game} seat={review.seat} step={judged.step} />
    </section>
  );
}

/** The board that a move changed, as it was before. */
function useChart(table: string, judged: Judged | undefined, seat: number) {
  const chart = useSignal<Chart | null>(null);
  const problem = useSignal<Note | null>(null);
  useEffect(() => {
    if (!judged) return;
    let isStale = false;
    replayed(table, judged.step, seat).then(
      ({ page }) => {
        if (isStale) return;
        chart.value = page.charts[judged.whose] ?? null;
        problem.value = null;
      },
      (error) => {
        if (isStale) return;
        chart.value = null; // that of another move would be a wrong one
        problem.value = why(error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [table, judged, seat]);
  return { before: chart.value, problem: problem.value };
}

function verdictOf(judged: Judged, seat: number, { game, players }: Replay): string {
  if (judged.verdict !== "thought") return say(`review-said-${judged.verdict}`);
  const whose = players[judged.whose];
  return say(judged.whose === seat ? "review-said-thought" : "review-said-other", {
    points: amount(game, judged.regret.points, judged.regret.bar),
    best: spoken(judged.best),
    name: whose ? playerName(whose) : "",
  });
}

function PlayedOrBetter({ judged, isBetter }: { judged: Judged; isBetter: Signal<boolean> }) {
  return (
    <div class="row wrap">
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          data-shown={each ? "better" : "played"}
          aria-pressed={isBetter.value === each}
          onClick={() => {
            isBetter.value = each;
          }}
        >
          {say(each ? "review-better" : "review-played", {
            action: spoken(each ? judged.best : judged.played),
          })}
        </button>
      ))}
    </div>
  );
}

/** The board after a move, what the move changed lit. */
function Drawn({ game, before, after }: { game: string; before: Chart; after: Chart }) {
  const changed = [...after.letters].flatMap((letter, at) => (letter === before.letters[at] ? [] : [at]));
  return (
    <Board
      game={game}
      chart={after}
      label={say("web-map", { game })}
      held={null}
      aims={null}
      lit={new Set(changed)}
      cursor={0}
      wantsFocus={0}
    />
  );
}

interface OnwardProps {
  table: string;
  game: Replay;
  seat: number;
  step: number;
}

function Onward({ table, game, seat, step }: OnwardProps) {
  const person = usePerson();
  const problem = useSignal<Note | null>(null);
  const tryIt = async () => {
    try {
      const me = seatedAs(person.value);
      const seated = await practice(table, { seat, step, ...me });
      keepSeat({ ...seated, game: game.game, name: me.name, at: Date.now(), isPractice: true });
      go(linkTo.table(seated.table));
    } catch (error) {
      problem.value = why(error);
    }
  };
  return (
    <>
      <div class="row wrap">
        <button type="button" class="main" data-try onClick={() => void tryIt()}>
          {say("review-try")}
        </button>
        <a class="button" href={linkTo.replay(table, step)}>
          {say("review-replay")}
        </a>
      </div>
      {problem.value && <p class="warning">{spoken(problem.value)}</p>}
    </>
  );
}
