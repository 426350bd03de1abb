/** Cards with a name, a drawing and words: on offer, or to be fulfilled. */

import { type ComponentChildren, Fragment } from "preact";
import type { Controller } from "../../table/controller";
import type { Goal, Item } from "../../wire";
import "./cards.css";
import { Face } from "./item";
import { UseButton } from "./use-button";

/** A goal as the card it is. */
export function cardOf({ label, name, asks, signs, worth, cells, card }: Goal): Item {
  return { key: label, kind: "card", name, text: asks, signs, number: 1, worth, cells, card };
}

interface CardProps {
  controller: Controller;
  game: string;
  item: Item;
  label: string;
  isFulfilled?: boolean;
  /** Cells to be lit when one points at it, and its number among what is on offer. */
  cells?: string;
  number?: number;
  isOff?: boolean;
  onPoint?: (isOn: boolean) => void;
  children?: ComponentChildren;
}

export function CardButton({ game, item, isFulfilled = false, children, ...use }: CardProps) {
  return (
    <UseButton
      {...use}
      name={item.key}
      class={isFulfilled ? "story fulfilled" : "story"}
      card={item.card}
      title={item.name}
    >
      {/* Words in the middle of a card are written anew, so that none of them moves. */}
      <Fragment key={use.label}>
        <Face game={game} item={item} />
        {children}
      </Fragment>
    </UseButton>
  );
}
