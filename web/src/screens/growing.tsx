/** A map that draws itself behind the first page, from its middle outwards; it means nothing, and nobody is told of it. */

import { CellInk } from "../board/cell";
import { chance, gridPath, SIZE } from "../board/ink";
import { lookOf } from "../board/looks";
import "./growing.css";

const ROWS = 10;
const COLS = 18;
/** So many cells are drawn together, and so long after the last ones, in seconds. */
const TOGETHER = 4;
const PACE = 0.8;

/** Land in patches two cells wide or high. */
function letterAt(row: number, col: number): string {
  const [patch, strip] = chance(row, 1) < 0.5 ? [row >> 1, col] : [row, col >> 1];
  const land = Math.floor(chance(patch, strip, 7) * 9);
  return "FFWWAAV.M"[land] ?? ".";
}

/** How far from the middle a cell is, a little more or less. */
const remoteness = (row: number, col: number) =>
  Math.hypot(row - ROWS / 2, (col - COLS / 2) * 0.6) + 1.6 * chance(row, col, 5);

const CELLS = Array.from({ length: ROWS * COLS }, (_, at) => ({ row: Math.floor(at / COLS), col: at % COLS }))
  .filter(({ row, col }) => letterAt(row, col) !== ".")
  .sort((one, other) => remoteness(one.row, one.col) - remoteness(other.row, other.col));

export function GrowingMap() {
  return (
    <svg
      class="board growing"
      viewBox={`0 0 ${COLS * SIZE} ${ROWS * SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path class="grid" d={gridPath(ROWS, COLS)} />
      {CELLS.map(({ row, col }, number) => (
        <g
          key={number}
          class="grown"
          style={{ animationDelay: `${(Math.floor(number / TOGETHER) * PACE).toFixed(1)}s` }}
        >
          <CellInk look={lookOf("mapmaker", letterAt(row, col))} row={row} col={col} />
        </g>
      ))}
    </svg>
  );
}
