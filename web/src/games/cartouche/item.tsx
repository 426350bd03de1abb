/** A thing that lies on the table as a button: pointing at it lights its cells, a click uses it. */

import type { ComponentChildren } from "preact";
import { About } from "../../explain/about";
import { explain } from "../../explain/open";
import { isTouch } from "../../parts/touch";
import type { Controller } from "../../table/controller";
import { itemLabel, waysOf } from "../../table/things";
import type { Choice, Item, Note, Page, Tray } from "../../wire";
import { capital, spoken } from "../../words";
import "./item.css";
import { Signs } from "./signs";

interface UseProps {
  controller: Controller;
  /** The key of an item, or the label of a goal. */
  name: string;
  label: string;
  class: string;
  cells?: string;
  /** One action of several; without it the click uses the item itself. */
  choice?: Choice;
  /** Takes a digit of the keyboard. */
  isOffered?: boolean;
  isOff?: boolean;
  /** Has nothing to show but its explanation. */
  isBare?: boolean;
  onPoint?: (isOn: boolean) => void;
  /** The card it is, where it can be explained, and its name. */
  card?: string | null;
  title?: Note;
  children: ComponentChildren;
}

export function UseButton({
  controller,
  name,
  label,
  choice,
  isOffered = false,
  isOff,
  isBare,
  card = null,
  title,
  ...rest
}: UseProps) {
  const { session, pointed } = controller;
  const page = session.page.value;
  if (!page) return null;
  const ways = choice ? [choice] : waysOf(page, name);
  const key = choice?.action ?? name;
  const cells = rest.cells ?? "0";
  const isPointed = pointed.value?.key === key;
  const point = (isOn: boolean) => {
    rest.onPoint?.(isOn);
    if (isOn) pointed.value = { key, cells };
    else if (pointed.peek()?.key === key) pointed.value = null;
  };
  const game = session.table.peek()?.game ?? "";
  const isIdle = ways.length === 0 && !placed(page, name);
  /** A finger points first, where there is something to see: the second tap is the click. What cannot be used is explained. */
  const use = () => {
    if (isTouch() && ways.length < 2 && !isPointed && !placed(page, name) && !(isIdle && isBare))
      return point(true);
    if (card !== null && isIdle) return explain(game, card);
    if (isTouch() && ways.length === 0) point(false);
    if (choice) controller.act(choice.action);
    else controller.use(name);
  };
  const isHinted = ways.some((way) => way.action === session.hinted.value);
  const button = (
    <button
      type="button"
      class={`${rest.class}${ways.length > 0 ? " ready" : ""}${isHinted ? " hinted" : ""}${isPointed ? " pointed" : ""}`}
      aria-pressed={isTouch() ? isPointed : undefined}
      data-item={name}
      data-offered={isOffered ? "" : undefined}
      data-choice={isOffered && ways.length > 0 ? (ways[0]?.action ?? "") : undefined}
      disabled={isOff ?? (session.isSending.value && ways.length > 0)}
      aria-disabled={isOffered && ways.length === 0 ? true : undefined}
      onPointerEnter={() => !isTouch() && point(true)}
      onPointerLeave={() => !isTouch() && point(false)}
      onFocus={() => !isTouch() && point(true)}
      onBlur={() => point(false)}
      onClick={use}
    >
      <span class="unseen">{label}</span>
      <span class="shown" aria-hidden="true">
        {rest.children}
      </span>
    </button>
  );
  if (card === null || isTouch()) return button;
  return (
    <>
      {button}
      <About game={game} card={card} label={title ? spoken(title) : label} />
    </>
  );
}

function placed(page: Page, name: string): boolean {
  return page.placings.some((placing) => placing.item === name);
}

interface FaceProps {
  game: string;
  item: Pick<Item, "name" | "signs" | "text" | "number" | "worth">;
}

/** The face of a card or a piece: what is drawn on it, and its words where it has any. */
export function Face({ game, item }: FaceProps) {
  return (
    <>
      {item.text && <span class="face-name">{capital(spoken(item.name))}</span>}
      {item.worth > 0 && <b class="worth">{item.worth}</b>}
      <Signs game={game} signs={item.signs} />
      {item.text && <small class="face-text">{spoken(item.text)}</small>}
      {item.number > 1 && <span class="number">×{item.number}</span>}
    </>
  );
}

/** Trays to look at only, as around someone else's board; those that are empty are left out. */
export function Trays({ game, trays }: { game: string; trays: readonly Tray[] }) {
  return (
    <>
      {trays
        .filter((tray) => tray.items.some(isThere) && tray.name !== "trades")
        .map((tray) => (
          <section key={tray.name} class="opened-tray" data-tray={tray.name}>
            <h3>{spoken(tray.title)}</h3>
            <Things game={game} items={tray.items} />
          </section>
        ))}
    </>
  );
}

/** Things to look at only. */
export function Things({ game, items }: { game: string; items: readonly Item[] }) {
  return (
    <ul class="things">
      {items.filter(isThere).map((item) => (
        <li key={item.key} class={item.text ? "face card-face" : "face"} title={itemLabel(item)}>
          <span class="unseen">{itemLabel(item, game)}</span>
          <span class="face-drawn" aria-hidden="true">
            <Face game={game} item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Of tokens there may be none; anything else lies there to be seen. */
function isThere({ kind, number }: Item): boolean {
  return kind !== "token" || number > 0;
}
