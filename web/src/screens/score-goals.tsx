/** What each card brings; the one that is picked lights the cells that earn it. */

import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { explain } from "../explain/open";
import { Dialog } from "../parts/dialog";
import { Refused } from "../parts/refused";
import type { ScoredGoal, ScoredMap } from "../wire";
import { numeral, say, spoken } from "../words";
import { OptionField } from "./options";
import type { Sheet } from "./score-sheet";

interface GoalsProps {
  sheet: Sheet;
  /** The goal whose cells are lit. */
  lit: Signal<string | null>;
}

export function Goals({ sheet, lit }: GoalsProps) {
  const { scored, problem, isLost } = sheet;
  const found = scored.value;
  const goals = found ? shown(sheet, found) : [];
  const isOpen = useSignal(false);
  return (
    <section class="panel score-goals" aria-label={say("score-goals")}>
      <p class="row">
        <h2>{say("score-goals")}</h2>
        <button type="button" data-open="cards" onClick={() => (isOpen.value = true)}>
          {say("score-cards")}
        </button>
      </p>
      {isLost.value ? (
        <p class="warning" role="alert" data-lost-score>
          {say("score-lost")}
        </p>
      ) : (
        problem.value && <Refused why={problem.value} />
      )}
      {found && <GoalList game={found.game} goals={goals} lit={lit} isOld={isLost.value} />}
      {found && goals.length === 0 && <p class="fine">{say("score-nothing")}</p>}
      {found && found.remarks.length > 0 && (
        <details>
          <summary>{say("score-remarks")}</summary>
          <ul>
            {found.remarks.map((note, number) => (
              <li key={number}>{spoken(note)}</li>
            ))}
          </ul>
        </details>
      )}
      {found && <Told found={found} />}
      {isOpen.value && <CardsWindow sheet={sheet} onClose={() => (isOpen.value = false)} />}
    </section>
  );
}

/** What was picked; where nothing was, all that brings something. */
function shown({ kit, drawing }: Sheet, { goals, others }: ScoredMap): ScoredGoal[] {
  const { given } = drawing.value;
  const isPicked = kit.options.some(({ kind, name }) => kind === "some" && given[name]);
  return [...goals, ...others].filter(({ points }) => isPicked || points !== 0);
}

/** Which cards count. */
function CardsWindow({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { kit, drawing } = sheet;
  return (
    <Dialog title={say("score-cards")} onClose={onClose}>
      <div class="options">
        {kit.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={drawing.value.given[option.name] ?? option.default}
            none={say("score-every-card")}
            onChange={(value) => sheet.agree(option.name, value === option.default ? "" : value)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface GoalListProps {
  game: string;
  goals: readonly ScoredGoal[];
  lit: Signal<string | null>;
  /** Whether the map has changed since. */
  isOld: boolean;
}

function GoalList({ game, goals, lit, isOld }: GoalListProps) {
  return (
    <ul class={isOld ? "old" : ""}>
      {goals.map(({ goal, name, text, points, card }) => (
        <li key={goal} class={points === 0 ? "none" : ""}>
          <button
            type="button"
            class="score-goal"
            data-goal={goal}
            data-points={points}
            aria-pressed={lit.value === goal}
            onClick={() => {
              lit.value = lit.peek() === goal ? null : goal;
            }}
          >
            <span class="goal-name">
              {spoken(name)} {text && <small>{spoken(text)}</small>}
            </span>
            <b key={points}>
              <span aria-hidden="true">{numeral(points)}</span>
              <span class="unseen">{say("web-score", { game, score: points })}</span>
            </b>
          </button>
          {card && (
            <button
              type="button"
              class="quiet icon"
              aria-label={say("score-explain", { name: spoken(name) })}
              onClick={() => explain(game, card)}
            >
              ?
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What has changed, to be heard. */
function Told({ found }: { found: ScoredMap }) {
  const before = useRef(found);
  const old = new Map([...before.current.goals, ...before.current.others].map((each) => [each.goal, each]));
  before.current = found;
  const changed = [...found.goals, ...found.others].filter(
    ({ goal, points }) => (old.get(goal)?.points ?? points) !== points,
  );
  const words = changed.map(
    ({ name, points }) => `${spoken(name)}: ${say("web-score", { game: found.game, score: points })}`,
  );
  return (
    <p class="unseen" aria-live="polite">
      {words.join(". ")}
    </p>
  );
}
