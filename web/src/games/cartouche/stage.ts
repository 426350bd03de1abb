/** Which part of a round is on: something to choose, something to place, or stories and achievements to score. */

import { canPlace, ownTrays, waysOf } from "../../table/things";
import type { Item, Page } from "../../wire";
import { cardOf } from "./cards";

/** What the table shows first. */
export type Stage = "offer" | "place" | "score";

/** What is asked where one of several things is chosen. */
const CHOOSING: ReadonlySet<Page["task"]> = new Set(["take", "drop", "keep", "bonus"]);

export function stageOf(page: Page): Stage {
  if (page.placings.length > 0) return "place";
  return offerOf(page).length > 0 || CHOOSING.has(page.task) ? "offer" : "score";
}

/** What is on offer; else everything around the own board, and every goal, that can be used now. */
export function thingsOf(page: Page): readonly Item[] {
  const offer = offerOf(page);
  const own = page.seat === null ? [] : (page.charts[page.seat]?.trays ?? []);
  const usable = own
    .flatMap((tray) => tray.items)
    .filter(({ key, kind }) => kind !== "trade" && waysOf(page, key).length > 0);
  const claims = page.goals
    .filter((goal) => goal.kind === "race" && waysOf(page, goal.label).length > 0)
    .map(cardOf);
  return page.choices.some((choice) => offer.some((item) => item.key === choice.item)) || usable.length === 0
    ? [...offer, ...claims]
    : [...usable, ...claims];
}

/** What of the own reserve has a place on the board. */
export function tilesOf(page: Page): readonly Item[] {
  const reserve = ownTrays(page).find((tray) => tray.name === "reserve")?.items ?? [];
  return reserve.filter((item) => canPlace(page, item.key));
}

function offerOf(page: Page): readonly Item[] {
  return page.trays.find((tray) => tray.name === "offer")?.items ?? [];
}
