/** What is dealt and taken where people draft: the row, what each has, and the opponent who is played for them. */

import { Face } from "../../games/cartouche/item";
import { itemLabel } from "../../table/things";
import type { Item } from "../../wire";
import { say, spoken } from "../../words";
import type { At } from "./at";
import { nameOf } from "./sitting";
import { rivalPoints } from "./unfolding";

const isStory = (item: Item) => item.kind === "card";

/** What can be taken, and by whom: stories, and below them the tiles. */
export function Row({ at: { sitting, moment, say: goOn } }: { at: At }) {
  const { game } = sitting.dealt;
  const [who = null] = moment.takers;
  return (
    <>
      <p class="flip-turn" data-taker={who ?? "any"}>
        {who === null ? say("companion-keeps") : say("companion-takes", { name: nameOf(sitting, who) })}
      </p>
      {[moment.row.filter(isStory), moment.row.filter((item) => !isStory(item))].map((items, kind) => (
        <div key={kind} class="flip-row">
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              class={isStory(item) ? "face flip-item" : "face flip-item wordless"}
              onClick={() => goOn(`take ${item.key}`)}
              data-take={item.key}
            >
              <Drawn game={game} item={item} />
            </button>
          ))}
        </div>
      ))}
    </>
  );
}

function Drawn({ game, item }: { game: string; item: Item }) {
  return (
    <>
      <span class="unseen">{itemLabel(item, game)}</span>
      <span class="face-drawn" aria-hidden="true">
        <Face game={game} item={item} />
      </span>
    </>
  );
}

function Lot({ at, who, items }: { at: At; who: number; items: readonly Item[] }) {
  const { game } = at.sitting.dealt;
  if (items.length === 0) return null;
  return (
    <section class="flip-lot">
      <h3>{nameOf(at.sitting, who)}</h3>
      <ul class="flip-row">
        {items.map((item) => (
          <li key={item.key} class="face flip-item">
            <Drawn game={game} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What everyone begins with. */
export function Hands({ at }: { at: At }) {
  return (
    <div class="flip-lots">
      {at.sitting.dealt.evening.hands.map((items, who) => (
        <Lot key={who} at={at} who={who} items={items} />
      ))}
    </div>
  );
}

/** What everyone took in the last draft, to be drawn now. */
export function Taken({ at }: { at: At }) {
  const { moment, sitting } = at;
  const last = Math.max(...moment.taken.map((each) => each.at), -1);
  const now = moment.taken.filter((each) => each.at === last);
  return (
    <div class="flip-lots">
      {sitting.dealt.evening.hands.map((_, who) => (
        <Lot
          key={who}
          at={at}
          who={who}
          items={now.filter((each) => each.who === who).map(({ item }) => item)}
        />
      ))}
    </div>
  );
}

/** The stories of each player, to be looked up; which of them are told, their murals say. */
export function Stories({ at }: { at: At }) {
  const { hands } = at.sitting.dealt.evening;
  return (
    <details class="panel" data-stories>
      <summary>{say("companion-stories")}</summary>
      {hands.map((hand, who) => {
        const taken = at.moment.taken.filter((each) => each.who === who).map(({ item }) => item);
        const cards = [...hand, ...taken].filter(({ kind }) => kind === "card");
        return <Lot key={who} at={at} who={who} items={cards} />;
      })}
    </details>
  );
}

/** What the opponent has, and what that is worth. */
export function Rival({ at: { sitting, moment } }: { at: At }) {
  const { evening } = sitting.dealt;
  const { rival } = evening;
  if (!rival) return null;
  const points = rivalPoints(evening, moment);
  return (
    <section class="panel flip-rival" data-rival={points}>
      <h3>{say("companion-space", { who: rival.name, points: say("companion-rival-has", { points }) })}</h3>
      <p class="fine">{say("companion-rival-holds")}</p>
      <ul>
        {rival.heaps.map(({ name, aim }, heap) => (
          <li key={name.message}>
            {spoken(name)}
            {aim === null ? "" : ` (${say("companion-heap-tiles")})`} <b>{moment.heaps[heap]?.length ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
