/** The open stories as cards: what each asks for, what is missing, and the cells it is about. */

import type { Controller } from "../../table/controller";
import { gainsOf } from "../../table/gains";
import { itemLabel, trayAt } from "../../table/things";
import type { Goal, Item } from "../../wire";
import { capital, say, spoken } from "../../words";
import { CardButton, cardOf } from "./cards";
import { useFit } from "./fit";
import { Face, Things } from "./item";
import { UseButton } from "./use-button";
import "./stories.css";

export function StoriesPanel({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  const open = at?.page.goals.filter((goal) => goal.kind === "card").map(storyLabel) ?? [];
  const place = useFit(1.35, open.join());
  if (!at) return null;
  const { page, game } = at;
  const seat = controller.ownSeat.value ?? controller.shownSeat.value;
  const done = trayAt(page, seat, "completed");
  const stories = gainsOf(page.goals, controller.session.preview.value ?? page.goals)
    .map((gain, number) => ({
      ...gain,
      number,
      goal: controller.session.preview.value?.[number] ?? gain.goal,
    }))
    .filter(({ goal }) => goal.kind === "card");
  return (
    <section class="panel stories" aria-label={say("web-stories")}>
      <div class="fitted" ref={place}>
        {page.seat === null ? (
          <Things game={game} items={trayAt(page, seat, "cards")} />
        ) : (
          <ul key={open.join()} class="cards">
            {stories.map(({ goal, number }) => (
              <li key={goal.label}>
                <StoryButton controller={controller} game={game} goal={goal} number={number} />
              </li>
            ))}
            {stories.length === 0 && <li class="fine">{say("web-no-stories")}</li>}
          </ul>
        )}
      </div>
      <Completed controller={controller} items={done} />
    </section>
  );
}

interface StoryProps {
  controller: Controller;
  game: string;
  goal: Goal;
  number: number;
}

function StoryButton({ controller, game, goal, number }: StoryProps) {
  return (
    <CardButton
      controller={controller}
      game={game}
      item={cardOf(goal)}
      label={storyLabel(goal)}
      isFulfilled={goal.now > 0}
      onPoint={(isOn) => {
        controller.litGoal.value = isOn ? number : null;
      }}
    >
      <Lacks goal={goal} />
    </CardButton>
  );
}

/** An open story in words. */
export function storyLabel({ name, worth, asks, lacks }: Goal): string {
  const parts = [spoken(name), say("web-points", { points: worth }), asks ? spoken(asks) : ""];
  return [...parts, lacks ? capital(spoken(lacks)) : ""].filter(Boolean).join(", ");
}

/** An open story to look at, and what it lacks. */
export function StoryFace({ game, goal }: { game: string; goal: Goal }) {
  return (
    <>
      <Face game={game} item={cardOf(goal)} />
      <Lacks goal={goal} />
    </>
  );
}

function Lacks({ goal: { lacks } }: { goal: Goal }) {
  return <small class="lacks">{lacks ? capital(spoken(lacks)) : ""}</small>;
}

/** The stories that are told: small, each with the cells that did it. */
function Completed({ controller, items }: { controller: Controller; items: readonly Item[] }) {
  return (
    <Told items={items}>
      {(item, face) => (
        <UseButton
          controller={controller}
          name={`told ${item.key}`}
          label={itemLabel(item)}
          class="told-story"
          cells={item.cells}
        >
          {face}
        </UseButton>
      )}
    </Told>
  );
}

interface ToldProps {
  items: readonly Item[];
  /** A story with its face: a button, or something to look at. */
  children: (item: Item, face: preact.JSX.Element) => preact.JSX.Element;
}

export function Told({ items, children }: ToldProps) {
  if (items.length === 0) return null;
  return (
    <div class="told">
      <h2>{say("web-completed")}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            {children(
              item,
              <>
                <span class="told-name">{capital(spoken(item.name))}</span> <b>{item.worth}</b>
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
