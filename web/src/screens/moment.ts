import type { Clock } from "../wire";
import { language, say, spoken } from "../words";

/** A moment, in seconds since 1970, as the reader writes it. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** The season that a clock shows, or the round where there are no seasons. */
export function whenOf(clock: Clock | null | undefined): string {
  if (!clock) return "";
  return clock.kind === "season" ? spoken(clock.name) : say("review-round", { round: clock.time });
}
