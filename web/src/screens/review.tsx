/** A finished game thought through again: the curve, the moves worth a thought, luck and skill. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameName } from "../names";
import { review as ask, replay, why } from "../net/api";
import { useFace } from "../parts/face";
import { Icon } from "../parts/icon";
import { LanguageSwitch } from "../parts/switches";
import { Loading, Trouble } from "../parts/trouble";
import { linkTo, replaceWith } from "../route";
import { playerName } from "../table/people";
import type { Note, Replay, Review, Reviewed } from "../wire";
import { say, spoken } from "../words";
import { Curve } from "./review-curve";
import { ReviewedMove } from "./review-move";
import { amount, points, signed } from "./review-words";
import "../parts/page.css";
import "./review.css";

export function ReviewScreen({ table, seat }: { table: string; seat: number }) {
  const { game, found, problem } = useReview(table, seat);
  useFace(game?.game);
  if (problem) return <Trouble title={spoken(problem)} />;
  if (!game) return <Loading />;
  return (
    <main class="page review">
      <Top table={table} game={game} seat={seat} />
      {found?.review ? (
        <Told key={seat} table={table} game={game} review={found.review} />
      ) : (
        <Thinking found={found} />
      )}
    </main>
  );
}

/** The game, and its review as far as it is; the server is asked again until it is there. */
function useReview(table: string, seat: number) {
  const game = useSignal<Replay | null>(null);
  const found = useSignal<Reviewed | null>(null);
  const problem = useSignal<Note | null>(null);
  const fail = (error: unknown) => {
    problem.value = why(error);
  };
  useEffect(() => {
    replay(table).then((answer) => {
      game.value = answer;
      document.title = say("review-of", { game: gameName(answer.game) });
    }, fail);
  }, [table]);
  useEffect(() => {
    let isStale = false;
    found.value = null;
    const seek = async () => {
      while (!isStale && !found.value?.review) {
        const answer = await ask(table, { seat });
        if (!isStale) found.value = answer;
      }
    };
    seek().catch(fail);
    return () => {
      isStale = true;
    };
  }, [table, seat]);
  return { game: game.value, found: found.value, problem: problem.value };
}

function Top({ table, game, seat }: { table: string; game: Replay; seat: number }) {
  return (
    <header class="row">
      <a class="button quiet icon" href={linkTo.table(table)} title={say("web-back")}>
        <Icon name="previous" />
        <span class="unseen">{say("web-back")}</span>
      </a>
      <h1>{say("review-of", { game: gameName(game.game) })}</h1>
      {game.players.length > 1 && (
        <select
          aria-label={say("web-players")}
          value={seat}
          onChange={(event) => replaceWith(linkTo.review(table, Number(event.currentTarget.value)))}
        >
          {game.players.map((each) => (
            <option key={each.seat} value={each.seat}>
              {each.seat + 1} {playerName(each)}
            </option>
          ))}
        </select>
      )}
      <LanguageSwitch />
    </header>
  );
}

function Thinking({ found }: { found: Reviewed | null }) {
  const { done, length } = found ?? { done: 0, length: 0 };
  const text = length ? say("review-thinking", { done, length }) : say("review-begins");
  return (
    <section class="panel thinking" role="status">
      <p>{text}</p>
      <progress max={length || 1} value={done} aria-label={text} />
    </section>
  );
}

interface ToldProps {
  table: string;
  game: Replay;
  review: Review;
}

function Told({ table, game, review }: ToldProps) {
  const chosen = useSignal(review.lessons[0] ?? 0);
  return (
    <div class="told">
      <div class="column">
        <Balance game={game.game} review={review} />
        <section class="panel course">
          <Curve review={review} chosen={chosen} />
          <MoveSlider review={review} chosen={chosen} />
        </section>
        <Lessons review={review} chosen={chosen} />
      </div>
      <ReviewedMove table={table} game={game} review={review} chosen={chosen} />
    </div>
  );
}

/** How kind the cards were, what the moves left lying, and how both make the score. */
function Balance({ game, review }: { game: string; review: Review }) {
  const { start, luck, gain, regret, final } = review;
  const kind = Math.abs(luck.points) <= luck.bar ? "even" : luck.points > 0 ? "kind" : "unkind";
  return (
    <section class="panel balance">
      <p data-luck={kind}>
        {say(`review-luck-${kind}`, { points: amount(game, Math.abs(luck.points), luck.bar) })}
      </p>
      <p>{say("review-skill", { points: amount(game, regret.points, regret.bar) })}</p>
      <p class="fine">
        {say("review-sum", {
          start: points(start),
          luck: signed(luck.points),
          gain: signed(gain.points),
          final,
        })}
      </p>
    </section>
  );
}

interface ChosenProps {
  review: Review;
  chosen: Signal<number>;
}

function MoveSlider({ review, chosen }: ChosenProps) {
  const label = say("review-move", { number: chosen.value + 1, all: review.decisions.length });
  return (
    <label class="field">
      <span class="fine">{label}</span>
      <input
        type="range"
        min={0}
        max={review.decisions.length - 1}
        value={chosen.value}
        aria-label={label}
        onInput={(event) => {
          chosen.value = Number(event.currentTarget.value);
        }}
      />
    </label>
  );
}

function Lessons({ review, chosen }: ChosenProps) {
  if (!review.lessons.length) return <p class="panel">{say("review-no-lesson")}</p>;
  return (
    <section class="panel lessons">
      <h2>{say("review-lessons")}</h2>
      <div class="row wrap">
        {review.lessons.map((place) => (
          <button
            key={place}
            type="button"
            data-lesson={place}
            aria-pressed={chosen.value === place}
            onClick={() => {
              chosen.value = place;
            }}
          >
            {say("review-lesson", {
              number: place + 1,
              points: points(review.decisions[place]?.regret.points ?? 0),
            })}
          </button>
        ))}
      </div>
    </section>
  );
}
