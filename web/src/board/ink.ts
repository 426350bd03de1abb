/** Lines as if drawn by hand, the same every time: everything random comes from where a thing lies. */

import { RoughGenerator } from "roughjs/bin/generator";
import { SYMBOLS, type SymbolName } from "./symbols";

export const SIZE = 40;
const VARIANTS = 7;

const generator = new RoughGenerator();
const drawn = new Map<string, string>();

/** A number that looks random and depends on its arguments only. */
export function chance(a: number, b: number, salt = 0): number {
  let mixed = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b) ^ Math.imul(salt + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
}

/** The corner of a cell, a little off its place. */
export function corner(row: number, col: number): [number, number] {
  const off = (salt: number) => (chance(row, col, salt) - 0.5) * 2.6;
  return [col * SIZE + off(1), row * SIZE + off(2)];
}

const point = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function cellPath(row: number, col: number): string {
  const corners = [corner(row, col), corner(row, col + 1), corner(row + 1, col + 1), corner(row + 1, col)];
  return `M${corners.map(point).join("L")}Z`;
}

/** All lines between the cells of a grid. */
export function gridPath(rows: number, cols: number): string {
  const line = (count: number, at: (step: number) => [number, number]) =>
    `M${Array.from({ length: count + 1 }, (_, step) => point(at(step))).join("L")}`;
  const across = Array.from({ length: rows + 1 }, (_, row) => line(cols, (col) => corner(row, col)));
  const down = Array.from({ length: cols + 1 }, (_, col) => line(rows, (row) => corner(row, col)));
  return [...across, ...down].join("");
}

/** The edges between cells of different kinds: the coasts and borders of the map. */
export function bordersPath(kinds: readonly string[], rows: number, cols: number): string {
  const edges: string[] = [];
  const edge = (from: [number, number], to: [number, number]) => edges.push(`M${point(from)}L${point(to)}`);
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const at = row * cols + col;
      if (col + 1 < cols && kinds[at] !== kinds[at + 1]) edge(corner(row, col + 1), corner(row + 1, col + 1));
      if (row + 1 < rows && kinds[at] !== kinds[at + cols])
        edge(corner(row + 1, col), corner(row + 1, col + 1));
    }
  return edges.join("");
}

function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = draw();
  drawn.set(key, path);
  return path;
}

/** A symbol for the cell that lies there. */
export function symbolPath(name: SymbolName, row: number, col: number): string {
  const seed = 1 + Math.floor(chance(row, col) * VARIANTS);
  return once(`${name} ${seed}`, () =>
    pathOf(generator.path(SYMBOLS[name], { seed, roughness: 0.8, bowing: 1.2, disableMultiStroke: true })),
  );
}

/** Strokes across a cell, for what is hatched. */
export function hatchPath(row: number, col: number, angle: number, gap: number): string {
  const seed = 1 + Math.floor(chance(row, col, 3) * VARIANTS);
  return once(`hatch ${angle} ${gap} ${seed}`, () =>
    pathOf(
      generator.rectangle(1, 1, SIZE - 2, SIZE - 2, {
        seed,
        stroke: "none",
        fill: "ink",
        fillStyle: "hachure",
        hachureAngle: angle,
        hachureGap: gap,
        roughness: 1.1,
      }),
    ),
  );
}

/** The frame of a board: a double line. */
export function framePath(rows: number, cols: number): string {
  return once(`frame ${rows} ${cols}`, () =>
    pathOf(
      generator.rectangle(-4, -4, cols * SIZE + 8, rows * SIZE + 8, { seed: 5, roughness: 2, bowing: 0.6 }),
    ),
  );
}

function pathOf(drawable: ReturnType<RoughGenerator["path"]>): string {
  return generator
    .toPaths(drawable)
    .filter((path) => path.stroke !== "none")
    .map((path) => path.d.replaceAll(/\d+\.\d{2,}/g, (number) => Number(number).toFixed(1)))
    .join("");
}
