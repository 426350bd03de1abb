/** What a card says, with an example: loaded when someone first asks. */

import { part } from "../net/part";
import type { Goal, Note } from "../wire";

/** Opens the window that explains a card, by its id, or by the message of its name or text. */
export function explain(game: string, ...names: string[]): void {
  void part(() => import("./window")).then((window) => window?.show(game, names));
}

/** The names by which a goal's card may be known: the edition's text, then the card. */
export function goalCard(goal: Goal): string[] {
  return [goal.text.message, goal.name.message];
}

/** The names by which the card that lies there may be known. */
export function nameOfCard(name: Note): string[] {
  const { card } = name.values;
  return typeof card === "string" ? [card, name.message] : [name.message];
}
