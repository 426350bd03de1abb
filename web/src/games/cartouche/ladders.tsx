/** The achievements with their reward spaces and everyone's ankhs. */

import { layout } from "../../layout";
import type { Controller } from "../../table/controller";
import { seatName } from "../../table/people";
import type { Goal, Page, Player, Space } from "../../wire";
import { capital, say, spoken } from "../../words";
import { Ankhs } from "./ankhs";
import { UseButton } from "./use-button";
import "./ladders.css";

export function LaddersPanel({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  if (!at) return null;
  const { page } = at;
  const goals = controller.session.preview.value ?? page.goals;
  return (
    <section class="panel ladders" aria-label={say("web-achievements")}>
      <ul>
        {goals.map((goal, number) =>
          goal.kind !== "race" ? null : (
            <li key={goal.label}>
              <LadderButton
                controller={controller}
                page={page}
                goal={goal}
                number={number}
                players={at.players}
              />
            </li>
          ),
        )}
        {layout.value !== "desk" && (
          <li>
            <Ankhs controller={controller} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface LadderProps {
  controller: Controller;
  page: Page;
  goal: Goal;
  number: number;
  players: readonly Player[];
}

function LadderButton({ controller, page, goal, number, players }: LadderProps) {
  return (
    <UseButton
      controller={controller}
      name={goal.label}
      label={ladderLabel(page, goal, players)}
      class={goal.now > 0 ? "ladder fulfilled" : "ladder"}
      card={goal.card}
      title={goal.name}
      onPoint={(isOn) => {
        controller.litGoal.value = isOn ? number : null;
      }}
    >
      <LadderFace page={page} goal={goal} />
    </UseButton>
  );
}

/** An achievement in words. */
export function ladderLabel(page: Page, goal: Goal, players: readonly Player[]): string {
  const stack = stackOf(page, goal);
  const parts = [
    spoken(goal.name),
    goal.asks ? spoken(goal.asks) : "",
    goal.lacks ? capital(spoken(goal.lacks)) : "",
    ...goal.spaces.map((space) => spaceLabel(space, players)),
    stack ? say("web-stack", { number: stack }) : "",
  ];
  return parts.filter(Boolean).join(". ");
}

/** An achievement to look at: what it asks, what it lacks, and who stands on its spaces. */
export function LadderFace({ page, goal }: { page: Page; goal: Goal }) {
  const stack = stackOf(page, goal);
  return (
    <>
      <span class="ladder-name">
        <span class="ladder-title">
          {spoken(goal.name)}{" "}
          <small class="lacks">
            <span>{goal.lacks ? capital(spoken(goal.lacks)) : ""}</span>
          </small>
        </span>
        <small class="asks">{goal.asks ? spoken(goal.asks) : ""}</small>
      </span>
      {stack !== null && (
        <span class={stack > 0 ? "stack" : "stack none"} title={say("web-stack", { number: stack })}>
          ▤{stack}
        </span>
      )}
      <span class="spaces">
        {goal.spaces.map((space, place) => (
          <span key={place} class={space.is_next ? "space next" : "space"}>
            {space.points}
            <Stands space={space} />
          </span>
        ))}
      </span>
    </>
  );
}

/** How many tiles an opponent without a seat has above an achievement, where there is one. */
function stackOf(page: Page, goal: Goal): number | null {
  const stacks = page.trays.find((tray) => tray.name === "rival-pieces")?.items ?? [];
  return stacks.find((stack) => stack.key === goal.label)?.number ?? null;
}

/** Who stands on a space: seats by number, the opponent by a mark of its own. */
function Stands({ space }: { space: Space }) {
  return (
    <span class="stands">
      {space.seats.map((seat) => (
        <i key={seat} class={`seat seat-${seat}`} data-stands={seat}>
          {seat + 1}
        </i>
      ))}
      {Array.from({ length: space.rivals }, (_, number) => (
        <i key={`rival ${number}`} class="seat rival" data-stands="rival">
          ◆
        </i>
      ))}
    </span>
  );
}

function spaceLabel(space: Space, players: readonly Player[]): string {
  const names = space.seats.map((seat) => seatName(players, seat));
  if (space.rivals > 0) names.push(say("web-opponent"));
  const points = say("web-points", { points: space.points });
  return names.length > 0 ? `${points}: ${names.join(", ")}` : points;
}
