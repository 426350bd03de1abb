/** The form of a shape in words: its squares as if it lay in the top left corner of a map. */

import { pieceLook } from "../board/looks";
import { namesOf } from "../state/cells";
import type { Square } from "../wire";
import { say } from "../words";

const WIDE = 26;

export function formOf(squares: readonly Square[]): string {
  const drawn = squares.filter((square) => square.part === 0);
  const top = Math.min(...drawn.map((square) => square.row));
  const left = Math.min(...drawn.map((square) => square.col));
  const cells = drawn.map(({ row, col }) => (row - top) * WIDE + (col - left));
  return say("spoken-form", { squares: drawn.length, cells: namesOf(cells, WIDE) });
}

/** A printed piece, square by square: what is on which. */
export function pieceInWords(game: string, rows: string): string {
  const squares = new Map<string, number[]>();
  rows.split("/").forEach((line, row) => {
    [...line].forEach((letter, col) => {
      if (letter !== ".") squares.set(letter, [...(squares.get(letter) ?? []), row * WIDE + col]);
    });
  });
  return [...squares]
    .map(([letter, cells]) => `${say(pieceLook(game, letter).name)} ${namesOf(cells, WIDE)}`)
    .join(", ");
}
