/** What is said only where games are played on this device. */

import { learn } from "../words";

const WORDS = import.meta.glob<string>("../../../src/landscribe/texts/*/device.ftl", {
  query: "?raw",
  import: "default",
});

let learned: Promise<void> | null = null;

/** Learns it, once; where it did not come it is asked for again. */
export function learnMore(): Promise<void> {
  learned ??= learn(WORDS).catch((error) => {
    learned = null;
    throw error;
  });
  return learned;
}
