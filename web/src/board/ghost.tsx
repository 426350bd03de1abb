/** What is held over the board: in its own ink where it fits, crossed out in red where it does not. */

import type { Chart } from "../wire";
import type { Held } from "./board";
import { CellInk } from "./cell";
import { cellPath, SIZE } from "./ink";
import { pieceLook } from "./looks";

interface GhostProps {
  game: string;
  held: Held;
  chart: Chart;
}

export function Ghost({ game, held, chart: { cols } }: GhostProps) {
  const at = (cell: number): [number, number] => [Math.floor(cell / cols), cell % cols];
  const { letters, also: part } = held.brush;
  const look = pieceLook(game, letters.charAt(0));
  const also = pieceLook(game, letters.charAt(1));
  const own = part === "attacked" ? held.cover.drawn : [...held.cover.drawn, ...held.cover.also];
  const outline = own.map((cell) => cellPath(...at(cell))).join("");
  const state = `${held.isLegal ? "fits" : "clashes"} ${held.isSent ? "sent" : held.isDown ? "down" : "up"}`;
  return (
    <g class={`ghost ${state}`} data-ghost={state}>
      {held.cover.also.map((cell) => (
        <CellInk key={cell} look={also} row={at(cell)[0]} col={at(cell)[1]} />
      ))}
      {held.cover.drawn.map((cell) => (
        <CellInk key={cell} look={look} row={at(cell)[0]} col={at(cell)[1]} />
      ))}
      <path class="outline" d={outline} />
      {!held.isLegal && <path class="crosses" d={own.map((cell) => cross(...at(cell))).join("")} />}
    </g>
  );
}

function cross(row: number, col: number): string {
  const [left, top] = [col * SIZE + 9, row * SIZE + 9];
  const [right, bottom] = [(col + 1) * SIZE - 9, (row + 1) * SIZE - 9];
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}
