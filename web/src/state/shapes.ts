/** The shapes that can be held, and where each of them is held. */

import type { Lay, Square } from "../wire";

/** The orientations of one shape: indices into the lays of a placing. */
export interface Shape {
  key: string;
  lays: number[];
}

export function shapesOf(lays: readonly Lay[]): Shape[] {
  const found = new Map<string, Shape>();
  lays.forEach(({ shape: key }, index) => {
    const shape = found.get(key);
    if (shape) shape.lays.push(index);
    else found.set(key, { key, lays: [index] });
  });
  return [...found.values()];
}

/** The square by which a form is held: the drawn one nearest to its middle. */
export function gripOf(squares: readonly Square[]): Square {
  const drawn = squares.filter((square) => square.part === 0);
  const middle = (pick: (square: Square) => number) =>
    (Math.min(...drawn.map(pick)) + Math.max(...drawn.map(pick))) / 2;
  const row = middle((square) => square.row);
  const col = middle((square) => square.col);
  const distance = (square: Square) => (square.row - row) ** 2 + (square.col - col) ** 2;
  return drawn.reduce((best, square) => (distance(square) < distance(best) ? square : best));
}
