/** Shapes and their orientations, found from the squares alone. */

import type { Lay, Square } from "../wire";

/** The orientations of one shape: indices into the lays of a placing. */
export interface Shape {
  key: string;
  lays: number[];
}

type Squares = readonly Square[];

export function turned(squares: Squares): Square[] {
  return squares.map(({ row, col, part }) => ({ row: col, col: -row, part }));
}

export function flipped(squares: Squares): Square[] {
  return squares.map(({ row, col, part }) => ({ row, col: -col, part }));
}

/** The same text for the same form wherever it lies. */
export function formKey(squares: Squares): string {
  const top = Math.min(...squares.map((square) => square.row));
  const left = Math.min(...squares.map((square) => square.col));
  return squares
    .map(({ row, col, part }) => `${row - top},${col - left},${part}`)
    .sort()
    .join(" ");
}

/** The same text for the same shape however it is turned or flipped. */
export function shapeKey(squares: Squares): string {
  const keys: string[] = [];
  let form: Squares = squares;
  for (let turn = 0; turn < 4; turn++) {
    keys.push(formKey(form), formKey(flipped(form)));
    form = turned(form);
  }
  return keys.sort()[0] ?? "";
}

export function shapesOf(lays: readonly Lay[]): Shape[] {
  const found = new Map<string, Shape>();
  lays.forEach((lay, index) => {
    const key = shapeKey(lay.squares);
    const shape = found.get(key);
    if (shape) shape.lays.push(index);
    else found.set(key, { key, lays: [index] });
  });
  return [...found.values()];
}

/** A printed piece as squares: '.' is a gap; lower case, or the second letter of a brush, is part 1. */
export function pieceSquares(rows: string, second = ""): Square[] {
  return rows
    .split("/")
    .flatMap((line, row) =>
      [...line].flatMap((letter, col) =>
        letter === "." ? [] : [{ row, col, part: letter === second || /[a-z]/.test(letter) ? 1 : 0 }],
      ),
    );
}

/** The square by which a form is held: the drawn one nearest to its middle. */
export function gripOf(squares: Squares): Square {
  const drawn = squares.filter((square) => square.part === 0);
  const middle = (pick: (square: Square) => number) =>
    (Math.min(...drawn.map(pick)) + Math.max(...drawn.map(pick))) / 2;
  const row = middle((square) => square.row);
  const col = middle((square) => square.col);
  const distance = (square: Square) => (square.row - row) ** 2 + (square.col - col) ** 2;
  return drawn.reduce((best, square) => (distance(square) < distance(best) ? square : best));
}
