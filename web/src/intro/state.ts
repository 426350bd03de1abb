/** Whether someone is being introduced to a game, at which table, and how far they are. */

import { signal } from "@preact/signals";
import { keep, keepSeat, kept } from "../kept";
import { create } from "../net/api";
import { go, linkTo } from "../route";
import { LESSONS } from "./lessons";

export interface Intro {
  table: string;
  game: string;
  step: number;
  /** Where one goes when it is over. */
  back: string;
}

export const intro = signal<Intro | null>(null);

export const hasLesson = (game: string) => game in LESSONS;

/** Deals the little game of an introduction and goes there. */
export async function learn(game: string, back: string = linkTo.home): Promise<void> {
  const lesson = LESSONS[game];
  if (!lesson) return;
  const name = kept("name") ?? "";
  const { rules, seed, options } = lesson;
  const seated = await create({ game, rules, options, seed, seats: [{ kind: "me", name }] });
  keepSeat({ ...seated, game, name, at: Date.now() });
  welcomed();
  intro.value = { table: seated.table, game, step: 0, back };
  go(linkTo.table(seated.table));
}

export function toStep(step: number): void {
  const at = intro.peek();
  const isLast = step >= (LESSONS[at?.game ?? ""]?.steps.length ?? 0);
  intro.value = at && !isLast ? { ...at, step } : null;
}

export function leaveIntro(): void {
  intro.value = null;
}

/** Whether this device was never here before. */
export const isNewcomer = signal(kept("welcomed") === null && kept("seats") === null);

export function welcomed(): void {
  keep("welcomed", "yes");
  isNewcomer.value = false;
}
