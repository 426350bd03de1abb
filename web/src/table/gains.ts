/** What a placement that is held would bring, or why it cannot be. */

import type { Goal, Item, Tray } from "../wire";
import { spoken } from "../words";
import type { Desk } from "./desk";

export interface Gain {
  goal: Goal;
  by: number;
}

export function gainsOf(now: readonly Goal[], ahead: readonly Goal[]): Gain[] {
  return now.map((goal, at) => ({ goal, by: (ahead[at]?.now ?? goal.now) - goal.now }));
}

/** The things of which there would be more or fewer, as they would stand, and by how many. */
export function thingsGained(now: readonly Tray[], ahead: readonly Tray[]): { item: Item; by: number }[] {
  const before = new Map(now.flatMap((tray) => tray.items).map((item) => [item.key, item.number]));
  return ahead
    .flatMap((tray) => tray.items)
    .map((item) => ({ item, by: item.number - (before.get(item.key) ?? item.number) }))
    .filter(({ by }) => by !== 0);
}

/** Why what is aimed cannot be placed there; nothing until that is known. */
export function why(desk: Desk): string {
  const { misfit } = desk.session;
  return misfit.value ? spoken(misfit.value.note) : "";
}
