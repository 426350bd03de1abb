/**
 * The one list of layouts: which of them the window has room for, measured in letters, so that large text counts.
 *
 * The name stands on the document as `data-layout`, and style files ask for it: `[data-layout="phone"] &`.
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

/** The layout for a window of this size, in pixels, where a letter is so many pixels high. */
export function layoutFor(width: number, height: number, letter: number): Layout {
  if (width > height) return height < LOW * letter ? "low" : "desk";
  return width < NARROW * letter ? "phone" : "tablet";
}

export const layout = signal<Layout>("desk");

/** Keeps the layout right for as long as the page is open. */
export function keepLayout(): void {
  const measure = () => {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    layout.value = layoutFor(innerWidth, innerHeight, letter);
    document.documentElement.dataset.layout = layout.value;
  };
  addEventListener("resize", measure);
  measure();
}
