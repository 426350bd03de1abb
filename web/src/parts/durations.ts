/** Lengths of time, as the reader says them. */

import { say } from "../words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** A length of time in its largest unit, rounded up: nobody is told less than there is. */
export function timeInWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[3];
  return say("timer-time", { unit, number: Math.ceil(seconds / length) });
}

const two = (number: number) => String(number).padStart(2, "0");

/** The same for a clock that runs: minutes and seconds, and beyond an hour in words. */
export function clockFace(seconds: number): string {
  if (seconds >= 3_600) return timeInWords(seconds);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
