/** What scores: points so far, what the held placement would change, and the cells lit when one points at it. */

import { explain } from "../../explain/open";
import { isTouch } from "../../parts/touch";
import type { Controller } from "../../table/controller";
import { gainsOf, scoring, signed } from "../../table/gains";
import { mapName } from "../../table/people";
import type { Goal } from "../../wire";
import { numeral, say, spoken } from "../../words";
import "./goals.css";

export function GoalsPanel({ controller }: { controller: Controller }) {
  const { table, preview } = controller.session;
  const at = table.value;
  if (!at) return null;
  const { seat, goals } = scoring(at.page);
  const lit = controller.litGoal.value;
  return (
    <section class={at.page.target ? "panel goals rival" : "panel goals"} aria-label={say("web-goals")}>
      {at.page.target && (
        <p class="goals-of" data-rival={seat}>
          {mapName(at, seat)}
        </p>
      )}
      <p class="goals-head" aria-hidden="true">
        <span>{say("web-now")}</span>
        <span>{say("web-earned")}</span>
      </p>
      <GoalText game={at.game} goal={lit === null ? undefined : goals[lit]} />
      <ul>
        {gainsOf(goals, preview.value ?? goals).map(({ goal, by }, number) => (
          <li key={goal.name.message}>
            <GoalButton
              goal={goal}
              by={preview.value ? by : null}
              isLit={lit === number}
              onPoint={(isOn) => {
                controller.litGoal.value = isOn ? number : null;
              }}
              onTap={() => {
                if (lit !== number && isTouch()) controller.litGoal.value = number;
                else about(at.game, goal);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the goal that is lit asks for, where there is no room for all. */
function GoalText({ game, goal }: { game: string; goal: Goal | undefined }) {
  return (
    <p class="goal-text" aria-live="off">
      {goal && `${spoken(goal.text)} `}
      {goal && (
        <button
          type="button"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => about(game, goal)}
        >
          {say("web-example")}
        </button>
      )}
    </p>
  );
}

function about(game: string, { card }: Goal): void {
  if (card !== null) explain(game, card);
}

interface GoalProps {
  goal: Goal;
  by: number | null;
  isLit: boolean;
  onPoint: (isOn: boolean) => void;
  onTap: () => void;
}

function GoalButton({ goal, by, isLit, onPoint, onTap }: GoalProps) {
  const hovers = !isTouch();
  return (
    <button
      type="button"
      class={`goal${goal.is_next ? " next" : ""}${goal.label ? "" : " unlabelled"}`}
      aria-pressed={isLit}
      aria-haspopup="dialog"
      onPointerEnter={() => hovers && onPoint(true)}
      onPointerLeave={() => hovers && onPoint(false)}
      onFocus={() => hovers && onPoint(true)}
      onBlur={() => onPoint(false)}
      onClick={onTap}
    >
      <span class="unseen">{goalInWords(goal, by)}</span>
      <GoalFace goal={goal} by={by} />
    </button>
  );
}

function goalInWords({ label, name, now, earned, text }: Goal, by: number | null): string {
  const goal = say("web-goal", { name: `${label} ${spoken(name)}`.trim(), now, earned, text: spoken(text) });
  return by === null ? goal : `${goal} ${say("web-goal-ahead", { by: signed(by) })}`;
}

/** A goal to look at: its name, what it brings now and in a moment, and what it has brought; other numbers are new. */
function GoalFace({ goal, by }: { goal: Goal; by: number | null }) {
  return (
    <>
      <span class="goal-label" aria-hidden="true">
        {goal.label || "·"}
      </span>
      <span class="goal-name" aria-hidden="true">
        {spoken(goal.name)}
        <small>{spoken(goal.text)}</small>
      </span>
      <span key={`now ${goal.now}`} class="goal-now" title={say("web-now")} aria-hidden="true">
        {numeral(goal.now)}
      </span>
      <span
        class={by && by > 0 ? "goal-by more" : by && by < 0 ? "goal-by less" : "goal-by"}
        aria-hidden="true"
      >
        {by === null ? "" : by === 0 ? "=" : signed(by)}
      </span>
      <span key={`earned ${goal.earned}`} class="goal-earned" title={say("web-earned")} aria-hidden="true">
        {numeral(goal.earned)}
      </span>
    </>
  );
}
