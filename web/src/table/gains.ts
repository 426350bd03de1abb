/** What a placement that is held would bring, or why it cannot be. */

import type { Goal, Item, Page, Tray } from "../wire";
import { say, spoken } from "../words";
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

/** What would change, in a few words; nothing where nothing would. */
export function gainsInWords(page: Page, goals: readonly Goal[], trays: readonly Tray[]): string {
  const own = page.charts[page.seat ?? 0]?.trays ?? [];
  const gains = [
    ...thingsGained(own, trays).map(({ item, by }) => ({ name: item.name, by })),
    ...gainsOf(page.goals, goals).map(({ goal, by }) => ({ name: goal.name, by })),
  ].filter((gain) => gain.by !== 0);
  return gains.map(({ name, by }) => say("spoken-gain", { name: spoken(name), by: signed(by) })).join(" ");
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}

/** Why what is aimed cannot be placed there; nothing until that is known. */
export function why(desk: Desk): string {
  const { misfit } = desk.session;
  return misfit.value ? spoken(misfit.value.note) : "";
}
