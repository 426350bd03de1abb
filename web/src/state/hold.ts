/** What a player holds over the board: pure functions of the page and the hold, no rules. */

import type { Brush, Chart, Lay, Page, Placing } from "../wire";
import { cellsOf, namesOf } from "./cells";
import { gripOf, shapesOf } from "./shapes";

export interface Hold {
  placing: number;
  brush: number;
  lay: number;
  /** The cell under the grip; none until the player has pointed somewhere. */
  row: number | null;
  col: number | null;
  /** Put down, waiting to be confirmed. */
  isDown: boolean;
}

/** The cells that a hold covers, by part; what hangs over the edge is left out. */
export interface Cover {
  drawn: number[];
  also: number[];
}

export function placingOf(page: Page, hold: Hold): Placing {
  const placing = page.placings[hold.placing];
  if (!placing) throw new RangeError(`There is no placing ${hold.placing} on this page.`);
  return placing;
}

export function layOf(page: Page, hold: Hold): Lay {
  const lay = placingOf(page, hold).lays[hold.lay];
  if (!lay) throw new RangeError(`There is no lay ${hold.lay} in this placing.`);
  return lay;
}

export function brushOf(page: Page, hold: Hold): Brush {
  const brush = placingOf(page, hold).brushes[hold.brush];
  if (!brush) throw new RangeError(`There is no brush ${hold.brush} in this placing.`);
  return brush;
}

export function chartOf(page: Page, seat: number): Chart {
  const chart = page.charts[seat];
  if (!chart) throw new RangeError(`There is no chart of seat ${seat}.`);
  return chart;
}

/** The first thing that can be held, aimed nowhere yet. */
export function firstHold(page: Page): Hold | null {
  const placing = page.placings.findIndex((each) => each.lays.length > 0);
  return placing < 0 ? null : { placing, brush: 0, lay: 0, row: null, col: null, isDown: false };
}

export function anchorOf(page: Page, hold: Hold): { row: number; col: number } | null {
  if (hold.row === null || hold.col === null) return null;
  const grip = gripOf(layOf(page, hold).squares);
  return { row: hold.row - grip.row, col: hold.col - grip.col };
}

/** The hold aimed at a cell, moved so that all it draws stays on the board. */
export function aimed(page: Page, hold: Hold, row: number, col: number): Hold {
  const { rows, cols } = chartOf(page, placingOf(page, hold).seat);
  const squares = layOf(page, hold).squares;
  const grip = gripOf(squares);
  const isWhole = brushOf(page, hold).also === "drawn";
  const drawn = squares.filter((square) => isWhole || square.part === 0);
  const within = (at: number, held: number, steps: number[], size: number) =>
    Math.min(size - 1 - Math.max(...steps) + held, Math.max(held - Math.min(...steps), at));
  const rowSteps = drawn.map((square) => square.row);
  const colSteps = drawn.map((square) => square.col);
  return { ...hold, row: within(row, grip.row, rowSteps, rows), col: within(col, grip.col, colSteps, cols) };
}

export function cover(page: Page, hold: Hold): Cover {
  const anchor = anchorOf(page, hold);
  const found: Cover = { drawn: [], also: [] };
  if (!anchor) return found;
  const { rows, cols } = chartOf(page, placingOf(page, hold).seat);
  for (const square of layOf(page, hold).squares) {
    const row = anchor.row + square.row;
    const col = anchor.col + square.col;
    if (row < 0 || col < 0 || row >= rows || col >= cols) continue;
    (square.part === 0 ? found.drawn : found.also).push(row * cols + col);
  }
  return found;
}

export function isLegal(page: Page, hold: Hold): boolean {
  const anchor = anchorOf(page, hold);
  if (!anchor) return false;
  const { cols } = chartOf(page, placingOf(page, hold).seat);
  return cellsOf(layOf(page, hold).anchors).has(anchor.row * cols + anchor.col);
}

/** The cells to aim at with this form, where it can be drawn. */
export function legalAims(page: Page, hold: Hold): Set<number> {
  const { cols } = chartOf(page, placingOf(page, hold).seat);
  const lay = layOf(page, hold);
  const grip = gripOf(lay.squares);
  return new Set([...cellsOf(lay.anchors)].map((anchor) => anchor + grip.row * cols + grip.col));
}

/** The action's text: the brush's, with the cells of each part in it. */
export function actionOf(page: Page, hold: Hold): string {
  const placing = placingOf(page, hold);
  const { cols } = chartOf(page, placing.seat);
  const cells = cover(page, hold);
  const text = brushOf(page, hold).action;
  return text.replace("{0}", namesOf(cells.drawn, cols)).replace("{1}", namesOf(cells.also, cols)).trim();
}

/** The next orientation, as the server says: those that fit nowhere are passed over. */
export function turnedHold(page: Page, hold: Hold): Hold {
  return again(page, { ...hold, lay: layOf(page, hold).turned });
}

/** The orientation of which turning makes this one. */
export function turnedBack(page: Page, hold: Hold): Hold {
  let before = hold;
  for (let next = turnedHold(page, hold); next.lay !== hold.lay; next = turnedHold(page, next)) before = next;
  return before;
}

export function flippedHold(page: Page, hold: Hold): Hold {
  return again(page, { ...hold, lay: layOf(page, hold).flipped });
}

export function withBrush(page: Page, hold: Hold, brush: number): Hold {
  const count = placingOf(page, hold).brushes.length;
  return { ...hold, brush: ((brush % count) + count) % count };
}

/** The hold with another shape, of the same placing or another. */
export function withLay(page: Page, hold: Hold, placing: number, lay: number): Hold {
  if (placing !== hold.placing) return { placing, lay, brush: 0, row: null, col: null, isDown: false };
  return again(page, { ...hold, lay });
}

export function nextShape(page: Page, hold: Hold): Hold {
  const all = page.placings.flatMap((placing, index) =>
    shapesOf(placing.lays).map((shape) => ({ placing: index, key: shape.key, lay: shape.lays[0] ?? 0 })),
  );
  const key = layOf(page, hold).shape;
  const now = all.findIndex((each) => each.placing === hold.placing && each.key === key);
  const next = all[(now + 1) % all.length];
  return next ? withLay(page, hold, next.placing, next.lay) : hold;
}

function again(page: Page, hold: Hold): Hold {
  return hold.row === null || hold.col === null ? hold : aimed(page, hold, hold.row, hold.col);
}
