/** How points and moments of a review are said. */

import type { Judged } from "../wire";
import { language, say, spoken } from "../words";

const DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const points = (value: number) => value.toLocaleString(language.value, DIGIT);

export const signed = (value: number) =>
  value.toLocaleString(language.value, { ...DIGIT, signDisplay: "always" }).replace("-", "−");

/** The season of a decision, or the round where there are no seasons. */
export function whenOf({ clock }: Judged): string {
  if (!clock) return "";
  return clock.kind === "season" ? spoken(clock.name) : say("review-round", { round: clock.time });
}
