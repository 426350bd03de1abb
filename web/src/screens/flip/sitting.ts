/** An evening on this device: what was dealt, what was said, and the numbers on the score sheet, kept at each step. */

import { type Signal, signal } from "@preact/signals";
import { keep, kept } from "../../kept";
import { evening } from "../../net/api";
import type { NewEvening, PaperEvening } from "../../wire";
import { say } from "../../words";
import { claimedPoints, type Moment, type Numbers } from "./unfolding";

export interface Sitting {
  dealt: PaperEvening;
  names: readonly string[];
  moves: readonly string[];
  numbers: Numbers;
}

const keyOf = (game: string) => `evening.${game}`;

/** The evening that was begun here; none where there is none, or none that can be read. */
export function keptSitting(game: string): Signal<Sitting | null> {
  return signal(read(kept(keyOf(game))));
}

function read(text: string | null): Sitting | null {
  try {
    const found = JSON.parse(text ?? "null") as Sitting | null;
    return found?.dealt.evening.flips && found.moves && found.numbers ? found : null;
  } catch {
    return null;
  }
}

export function change(at: Signal<Sitting | null>, game: string, sitting: Sitting | null): void {
  at.value = sitting;
  keep(keyOf(game), JSON.stringify(sitting));
}

export async function deal(game: string, wish: NewEvening, names: readonly string[]): Promise<Sitting> {
  const dealt = await evening(game, wish);
  return { dealt, names, moves: [], numbers: {} };
}

/** The sheet with what is known without asking: the points of goals that were claimed. */
export function known(sitting: Sitting, moment: Moment): Sitting {
  const { evening, seats } = sitting.dealt;
  const asked = evening.flips[moment.at]?.asked ?? [];
  if (!asked.some((each) => each.is_claimed)) return sitting;
  const said = sitting.numbers[moment.at];
  const lines = Array.from({ length: seats }, (_, who) =>
    asked.map((each, what) =>
      each.is_claimed ? claimedPoints(evening, moment, who) : (said?.[who]?.[what] ?? 0),
    ),
  );
  return { ...sitting, numbers: { ...sitting.numbers, [moment.at]: lines } };
}

/** What a player is called. */
export function nameOf({ names }: Sitting, who: number): string {
  return names[who]?.trim() || say("companion-player", { seat: who + 1 });
}
