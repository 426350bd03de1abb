import type { Happened } from "../../../table/scenes";
import type { Card, Scene } from "../../../wire";

/** What is shown now; the number tells it from what was shown before. */
export interface Showing extends Happened {
  number: number;
}

/** The cards that are shown large: every ambush, and what came before the card that lies there at last. */
export function largeCards({ at: { page } }: Happened): Scene[] {
  const lying = page.card?.card;
  return page.scenes.filter(({ kind, card }) => kind === "ambush" || (card && card.card !== lying));
}

/** The card that lies there, where it has just been revealed and was not shown large: it turns over on its deck. */
export function turnedCard({ at: { page } }: Happened): Card | null {
  const last = page.scenes.findLast(({ card }) => card);
  return last?.kind === "card" ? page.card : null;
}

/** What is heard of it, where ink has just been drawn or not; with others one's turn has a sound of its own. */
export function soundsOf(
  { at: { page, players } }: Happened,
  isDrawn: boolean,
): ("ambush" | "ink" | "card")[] {
  if (page.scenes.some(({ kind }) => kind === "ambush")) return ["ambush"];
  if (players.length > 1) return [];
  const isRevealed = page.scenes.some(({ card }) => card);
  return [...(isDrawn ? (["ink"] as const) : []), ...(isRevealed ? (["card"] as const) : [])];
}
