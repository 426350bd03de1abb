/** A map that is drawn by hand: what lies where, what it is scored by, and the text that says so. */

import { keep, kept } from "../kept";
import type { Blank, Chart, Crayon, Drawable, GameInfo } from "../wire";
import { cellsOf, spotsOf } from "./cells";

export interface Drawing {
  game: string;
  /** What stands above its rows, such as the cards that count. */
  given: Readonly<Record<string, string>>;
  letters: string;
}

export function isDrawing(value: unknown): value is Drawing {
  const { game, given, letters } = (value ?? {}) as Partial<Drawing>;
  return typeof game === "string" && typeof given === "object" && typeof letters === "string";
}

export const blankDrawing = (game: string, { chart, given }: Blank): Drawing => ({
  game,
  given,
  letters: chart.letters,
});

/** The drawing as `landscribe score` reads it. */
export function textOf({ game, given, letters }: Drawing, cols: number): string {
  const head = Object.entries({ game, ...given }).map(([key, value]) => `${key}: ${value}`);
  const rows = Array.from({ length: letters.length / cols }, (_, row) =>
    letters.slice(row * cols, (row + 1) * cols),
  );
  return [...head, "", ...rows, ""].join("\n");
}

/** A text as part of a link: no sign of it is taken for the link's end. */
export function packed(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in a link; nothing where there is none. */
export function unpacked(link: string): string {
  try {
    const bytes = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return "";
  }
}

/** What a crayon leaves where this is printed, nothing where it cannot draw; without one, what is printed. */
export const leftBy = (crayon: Crayon | null, printed: string) => (crayon ? crayon.on[printed] : printed);

/** The drawing with cells that are drawn over, or as they were printed. */
export function painted(
  drawing: Drawing,
  { chart }: Blank,
  cells: Iterable<number>,
  crayon: Crayon | null,
): Drawing {
  const letters = [...drawing.letters];
  for (const at of cells) {
    const left = leftBy(crayon, chart.letters.charAt(at));
    if (left) letters[at] = left;
  }
  return { ...drawing, letters: letters.join("") };
}

/** The map on which it was drawn: one that is offered, or else one that is made up for it. */
export function blankOf(kit: Drawable, { given, letters }: Drawing): Blank {
  const couldBe = ({ chart, given: own }: Blank) =>
    chart.letters.length === letters.length &&
    Object.entries(own).every(([key, value]) => given[key] === value) &&
    [...letters].every((letter, at) => {
      const printed = chart.letters.charAt(at);
      return letter === printed || kit.crayons.some((crayon) => crayon.on[printed] === letter);
    });
  const found = kit.blanks.find(couldBe);
  if (found) return found;
  const under = Object.fromEntries(
    kit.crayons.flatMap(({ on }) => Object.entries(on).map(([printed, left]) => [left, printed])),
  );
  const [first] = kit.blanks;
  if (!first) throw new Error("a game has maps");
  const printed = [...letters].map((letter) => under[letter] ?? letter).join("");
  return { ...first, side: "", chart: { ...first.chart, letters: printed, layers: [] }, given: {} };
}

/** The drawing to look at; what is printed beside cells shows where nothing is drawn over it. */
export function chartOf({ chart }: Blank, { letters }: Drawing): Chart {
  const isBare = (at: number) => letters[at] === chart.letters[at];
  const layers = chart.layers.map((layer) => ({
    ...layer,
    cells: spotsOf([...cellsOf(layer.cells)].filter(isBare)),
  }));
  return { ...chart, letters, layers };
}

/** The cells from one to another, so that a quick hand leaves no gaps. */
export function between(from: number, to: number, cols: number): number[] {
  const [row, col] = [Math.floor(from / cols), from % cols];
  const [down, right] = [Math.floor(to / cols) - row, (to % cols) - col];
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return Math.round(row + down * part) * cols + Math.round(col + right * part);
  });
}

const nameOf = (game: string) => `drawing.${game}`;

/** What was last drawn of a game on this device. */
export function keptDrawing(game: string): Drawing | null {
  try {
    const found: unknown = JSON.parse(kept(nameOf(game)) ?? "null");
    return isDrawing(found) && found.game === game ? found : null;
  } catch {
    return null;
  }
}

export function keepDrawing(drawing: Drawing): void {
  keep(nameOf(drawing.game), JSON.stringify(drawing));
}

/** Where an option has all sides as its values, the one that is chosen; else there is but one. */
export function blankChosen(
  { blanks }: Drawable,
  { options }: GameInfo,
  chosen: Readonly<Record<string, string>>,
) {
  const option = options.find(({ values }) =>
    blanks.every(({ side }) => values.some(({ value }) => value === side)),
  );
  const side = option && (chosen[option.name] ?? option.default);
  return blanks.find((blank) => blank.side === side) ?? blanks[0];
}
