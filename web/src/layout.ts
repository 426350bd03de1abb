/**
 * The one list of layouts: which of them the window has room for, measured in letters, so that large text counts.
 *
 * The name stands on the document as `data-layout`, and style files ask for it: `[data-layout="phone"] &`; a low
 * window that is nearly square has `data-square="true"` as well.
 */

import { signal } from "@preact/signals";

export type Layout =
  /** Upright and narrow: the board over everything else, the tools under the thumb. */
  | "phone"
  /** Upright with room: the board above, panels in columns below. */
  | "tablet"
  /** Wide and low, as a phone on its side or very large text: the board as high as the window. */
  | "low"
  /** The board, and a column beside it. */
  | "desk";

const NARROW = 37.5;
const LOW = 31;
const SQUARE = 8 / 5;

/** The layout for a window of this size, in pixels, where a letter is so many pixels high. */
export function layoutFor(width: number, height: number, letter: number): Layout {
  if (width > height) return height < LOW * letter ? "low" : "desk";
  return width < NARROW * letter ? "phone" : "tablet";
}

/** Whether a window that is wider than high is hardly so. */
export const isSquare = (width: number, height: number) => width <= SQUARE * height;

export const layout = signal<Layout>("desk");

/** Whether one thing at a time has room. */
export const isNarrow = () => layout.value === "phone" || layout.value === "low";

/** Keeps the layout right for as long as the page is open, whether the window changes or the letters do. */
export function keepLayout(): void {
  addEventListener("resize", measure);
  new ResizeObserver(measure).observe(oneLetter());
  measure();
}

function measure(): void {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  layout.value = layoutFor(innerWidth, innerHeight, letter);
  document.documentElement.dataset.layout = layout.value;
  document.documentElement.dataset.square = String(isSquare(innerWidth, innerHeight));
}

/** Something as large as a letter, which nobody sees. */
function oneLetter(): Element {
  const letter = document.createElement("div");
  letter.className = "one-letter";
  document.body.append(letter);
  return letter;
}
