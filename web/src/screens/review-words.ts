/** How points of a review are said. */

import { language, say } from "../words";

const DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const points = (value: number) => value.toLocaleString(language.value, DIGIT);

/** So many points, or stars where the game has them, with how sure that is. */
export const amount = (game: string, value: number, bar: number) =>
  say("review-points", { game, points: points(value), bar: points(bar) });

export const signed = (value: number) =>
  value.toLocaleString(language.value, { ...DIGIT, signDisplay: "always" }).replace("-", "−");
