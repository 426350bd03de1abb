/** Things that lie in trays: where they lie, how they can be used, and what they are in words. */

import type { Choice, Item, Page, Tray } from "../wire";
import { capital, say, spoken } from "../words";
import { pieceInWords } from "./forms";

/** The ways in which an item or a goal can be used now. */
export function waysOf(page: Page, key: string): readonly Choice[] {
  return page.choices.filter((choice) => choice.item === key);
}

/** Whether an item has a place on a board now. */
export function canPlace(page: Page, key: string): boolean {
  return page.placings.some((placing) => placing.item === key);
}

/** What lies in the middle of the table and around one's own board. */
export function ownTrays(page: Page): readonly Tray[] {
  return [...page.trays, ...(page.charts[page.seat ?? 0]?.trays ?? [])];
}

/** The tray with this name around the board of a seat. */
export function trayAt(page: Page, seat: number, name: Tray["name"]): readonly Item[] {
  return page.charts[seat]?.trays.find((tray) => tray.name === name)?.items ?? [];
}

/** What an item is, in words; with the game, its pieces square by square too. */
export function itemLabel(item: Item, game?: string): string {
  const pieces = game === undefined ? [] : item.signs.filter((sign) => sign.kind === "piece");
  const parts = [
    capital(spoken(item.name)),
    ...pieces.map((sign) => pieceInWords(game ?? "", sign.letters)),
    item.worth > 0 ? say("web-points", { points: item.worth }) : "",
    item.text ? spoken(item.text) : "",
    item.number > 1 ? `× ${item.number}` : "",
  ];
  return parts.filter(Boolean).join(", ");
}
