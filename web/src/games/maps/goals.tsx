/** What scores: points so far, what the held placement would change, and the cells lit when one points at it. */

import { explain } from "../../explain/open";
import { isTouch } from "../../parts/touch";
import type { Controller } from "../../table/controller";
import { gainsOf, scoring, signed } from "../../table/gains";
import { mapName } from "../../table/people";
import type { Goal } from "../../wire";
import { say, spoken } from "../../words";
import "./goals.css";

export function GoalsPanel({ controller }: { controller: Controller }) {
  const { table, preview } = controller.session;
  const at = table.value;
  if (!at) return null;
  const { seat, goals } = scoring(at.page);
  const gains = gainsOf(goals, preview.value ?? goals);
  const open = controller.litGoal.value;
  const shown = open === null ? undefined : goals[open];
  const about = ({ card }: Goal) => {
    if (card !== null) explain(at.game, card);
  };
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
      <p class="goal-text" aria-live="off">
        {shown && `${spoken(shown.text)} `}
        {shown && (
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => about(shown)}
          >
            {say("web-example")}
          </button>
        )}
      </p>
      <ul>
        {gains.map(({ goal, by }, number) => (
          <li key={goal.name.message}>
            <GoalButton
              goal={goal}
              by={preview.value ? by : null}
              isLit={open === number}
              onPoint={(isOn) => {
                controller.litGoal.value = isOn ? number : null;
              }}
              onTap={() => {
                if (open !== number && isTouch()) controller.litGoal.value = number;
                else about(goal);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GoalProps {
  goal: Goal;
  by: number | null;
  isLit: boolean;
  onPoint: (isOn: boolean) => void;
  onTap: () => void;
}

function GoalButton({ goal, by, isLit, onPoint, onTap }: GoalProps) {
  const name = spoken(goal.name);
  const sentence = say("web-goal", {
    name: `${goal.label} ${name}`.trim(),
    now: goal.now,
    earned: goal.earned,
    text: spoken(goal.text),
  });
  const ahead = by === null ? "" : say("web-goal-ahead", { by: signed(by) });
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
      <span class="unseen">
        {sentence} {ahead}
      </span>
      <span class="goal-label" aria-hidden="true">
        {goal.label || "·"}
      </span>
      <span class="goal-name" aria-hidden="true">
        {name}
        <small>{spoken(goal.text)}</small>
      </span>
      <span class="goal-now" title={say("web-now")} aria-hidden="true">
        {goal.now}
      </span>
      <span
        class={by && by > 0 ? "goal-by more" : by && by < 0 ? "goal-by less" : "goal-by"}
        aria-hidden="true"
      >
        {by === null ? "" : by === 0 ? "=" : signed(by)}
      </span>
      <span class="goal-earned" title={say("web-earned")} aria-hidden="true">
        {goal.earned}
      </span>
    </button>
  );
}
