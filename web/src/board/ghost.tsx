/** What is held over the board: in its own ink where it fits, in red where it does not, and crossed out where that is. */

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
  const look = pieceLook(game, letters.charAt(0), held.picture);
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
      {held.toll && <Toll text={held.toll} place={at(held.cover.drawn[0] ?? 0)} />}
      <Marks name="missing" cells={held.missing} draw={(cell) => cellPath(...at(cell))} />
      <Marks name="blamed" cells={held.culprits} draw={(cell) => cellPath(...at(cell))} />
      <Marks name="crosses" cells={held.culprits} draw={(cell) => cross(...at(cell))} />
    </g>
  );
}

/** A number over the first cell, so that it does not lie under a finger. */
function Toll({ text, place: [row, col] }: { text: string; place: [number, number] }) {
  return (
    <text class="toll" x={(col + 0.5) * SIZE} y={row > 0 ? (row - 0.4) * SIZE : (row + 0.5) * SIZE}>
      {text}
    </text>
  );
}

interface MarksProps {
  name: string;
  cells: ReadonlySet<number> | undefined;
  draw: (cell: number) => string;
}

function Marks({ name, cells, draw }: MarksProps) {
  if (!cells || cells.size === 0) return null;
  return <path class={name} data-cells={[...cells].join(" ")} d={[...cells].map(draw).join("")} />;
}

function cross(row: number, col: number): string {
  const [left, top] = [col * SIZE + 9, row * SIZE + 9];
  const [right, bottom] = [(col + 1) * SIZE - 9, (row + 1) * SIZE - 9];
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}
