/** The achievements with their reward spaces and everyone's ankhs, and one's own ankhs with what they bring. */

import type { Goal, Page, Player, Space } from "../wire";
import { capital, say, spoken } from "../words";
import type { Desk } from "./desk";
import { Face, itemLabel, trayAt, UseButton, waysOf } from "./item";
import { seatName } from "./people";
import { isTouch } from "./touch";

export function LaddersPanel({ desk }: { desk: Desk }) {
  const at = desk.session.table.value;
  if (!at) return null;
  const { page, game } = at;
  const goals = desk.session.preview.value ?? page.goals;
  const ankhs = trayAt(page, desk.ownSeat.value ?? desk.shownSeat.value, "ankhs");
  return (
    <section class="panel ladders" aria-label={say("web-achievements")}>
      <ul>
        {goals.map((goal, number) =>
          goal.spaces.length === 0 ? null : (
            <li key={goal.label}>
              <LadderButton desk={desk} page={page} goal={goal} number={number} players={at.players} />
            </li>
          ),
        )}
        <li class="ankhs">
          <h2>{say("web-ankhs")}</h2>
          <ul>
            {ankhs.map((item) => (
              <li key={item.key}>
                {waysOf(page, item.key).length > 0 || !isTouch() ? (
                  <UseButton
                    desk={desk}
                    name={item.key}
                    label={itemLabel(item)}
                    class="ankh"
                    about={{ name: spoken(item.name), as: [item.name.message] }}
                  >
                    <Face game={game} item={item} />
                  </UseButton>
                ) : (
                  <span class="ankh" title={itemLabel(item)}>
                    <Face game={game} item={item} />
                    <span class="unseen">{itemLabel(item)}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}

interface LadderProps {
  desk: Desk;
  page: Page;
  goal: Goal;
  number: number;
  players: readonly Player[];
}

function LadderButton({ desk, page, goal, number, players }: LadderProps) {
  const stack = page.trays.flatMap((tray) => tray.items).find((item) => item.key === goal.label);
  const lacks = goal.lacks ? capital(spoken(goal.lacks)) : "";
  const label = [
    spoken(goal.name),
    goal.asks ? spoken(goal.asks) : "",
    lacks,
    ...goal.spaces.map((space) => spaceLabel(space, players)),
    stack ? say("web-stack", { number: stack.number }) : "",
  ];
  return (
    <UseButton
      desk={desk}
      name={goal.label}
      label={label.filter(Boolean).join(". ")}
      class={goal.now > 0 ? "ladder fulfilled" : "ladder"}
      about={{ name: spoken(goal.name), as: [goal.name.message] }}
      onPoint={(isOn) => {
        desk.litGoal.value = isOn ? number : null;
      }}
    >
      <span class="ladder-name">
        <span class="ladder-line">
          {spoken(goal.name)} <small class="lacks">{lacks}</small>
        </span>
        <small>{goal.asks ? spoken(goal.asks) : ""}</small>
      </span>
      {stack && (
        <span class="stack" title={say("web-stack", { number: stack.number })}>
          ▤{stack.number}
        </span>
      )}
      <span class="spaces">
        {goal.spaces.map((space, place) => (
          <span key={place} class={space.is_next ? "space next" : "space"}>
            {space.points}
            <Ankhs space={space} />
          </span>
        ))}
      </span>
    </UseButton>
  );
}

/** Who stands on a space: seats by number, the opponent by a mark of its own. */
function Ankhs({ space }: { space: Space }) {
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
