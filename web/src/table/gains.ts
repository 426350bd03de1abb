/** What a placement that is held would bring, or why it cannot be. */

import type { Goal, Item, Page, Table, Target, Tray } from "../wire";
import { say, spoken } from "../words";
import type { Controller } from "./controller";
import { playerName } from "./people";

export interface Gain {
  goal: Goal;
  by: number;
}

/** By how much each goal would score more. A goal may be gone then, as a story is that was told. */
export function gainsOf(now: readonly Goal[], ahead: readonly Goal[]): Gain[] {
  const then = new Map(ahead.map((goal) => [goal.name.message, goal.now]));
  return now.map((goal) => ({ goal, by: (then.get(goal.name.message) ?? goal.now) - goal.now }));
}

/** The things of which there would be more or fewer, as they would stand, and by how many. */
export function thingsGained(now: readonly Tray[], ahead: readonly Tray[]): { item: Item; by: number }[] {
  const before = new Map(now.flatMap((tray) => tray.items).map((item) => [item.key, item.number]));
  return ahead
    .flatMap((tray) => tray.items)
    .map((item) => ({ item, by: item.number - (before.get(item.key) ?? item.number) }))
    .filter(({ by }) => by !== 0);
}

type Seen = Pick<Table, "page" | "players">;

/** What scores on the map that is drawn on, and whose map that is. */
export function scoring(page: Page): Target {
  return page.target ?? { seat: page.seat ?? 0, goals: page.goals };
}

/** What would change, in a few words, for another first what it costs them; nothing where nothing would. */
export function gainsInWords(
  { page, players }: Seen,
  goals: readonly Goal[],
  trays: readonly Tray[],
): string {
  const own = page.charts[page.seat ?? 0]?.trays ?? [];
  const gains = [
    ...thingsGained(own, trays).map(({ item, by }) => ({ name: item.name, by })),
    ...gainsOf(scoring(page).goals, goals).map(({ goal, by }) => ({ name: goal.name, by })),
  ].filter((gain) => gain.by !== 0);
  return [
    rivalInWords({ page, players }, goals),
    ...gains.map(({ name, by }) => say("spoken-gain", { name: spoken(name), by: signed(by) })),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What would change at the end of this season for the one whose map is drawn on; nothing on one's own map. */
function rivalInWords({ page, players }: Seen, goals: readonly Goal[]): string {
  const rival = page.target && players[page.target.seat];
  return rival
    ? say("web-rival-gains", { name: playerName(rival), by: signed(dueBy(page.target, goals)) })
    : "";
}

/** By how much the goals would bring more or less at the end of this season. */
function dueBy({ goals: now }: Target, ahead: readonly Goal[]): number {
  return gainsOf(now, ahead)
    .filter(({ goal }) => goal.is_next)
    .reduce((sum, gain) => sum + gain.by, 0);
}

/** The same as a number, to be shown beside what is aimed. */
export function toll({ session }: Controller): string {
  const [target, preview] = [session.page.value?.target, session.preview.value];
  return target && preview && session.hold.value ? signed(dueBy(target, preview)) : "";
}

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0";
}

/** What the placement that is held costs the one whose map it is drawn on. */
export function cost({ session }: Controller): string {
  const { table, preview } = session;
  return table.value && preview.value ? rivalInWords(table.value, preview.value) : "";
}

/** Why what is aimed cannot be placed there; nothing until that is known. */
export function why(controller: Controller): string {
  const { misfit } = controller.session;
  return misfit.value ? spoken(misfit.value.note) : "";
}
