/** One cell, drawn: its wash, its hatching, its symbol. */

import { cellPath, hatchPath, SIZE, symbolPath } from "./ink";
import type { Look } from "./looks";
import "./board.css";

/** What is hatched, so that kinds differ by pattern too: angle and gap of the strokes. */
const HATCHED: Record<string, [number, number]> = {
  waste: [45, 6],
  destroyed: [-45, 4],
  monster: [90, 9],
  any: [-30, 10],
  black: [45, 4],
};

interface CellProps {
  look: Look;
  row: number;
  col: number;
  /** Its number among the cells that are being drawn now, one after the other. */
  fresh?: number | undefined;
}

export function CellInk({ look, row, col, fresh }: CellProps) {
  const hatched = HATCHED[look.kind];
  const place = `translate(${col * SIZE} ${row * SIZE})`;
  return (
    <g
      class={fresh === undefined ? "cell" : "cell fresh"}
      style={fresh === undefined ? undefined : { "--fresh": fresh }}
      data-kind={look.kind}
      data-picture={look.who && look.symbol}
    >
      {!look.isEmpty && <path class={`wash ${look.kind}`} d={cellPath(row, col)} />}
      <g transform={place}>
        {look.roundel && <circle class={`wash ${look.roundel}`} cx={SIZE / 2} cy={SIZE / 2} r={16} />}
        {hatched && <path class={`hatch ${look.kind}`} d={hatchPath(row, col, ...hatched)} />}
        {look.symbol && (
          <Strokes kind={look.kind} d={symbolPath(look.symbol, row, col)} isFresh={fresh !== undefined} />
        )}
        {look.onRuins && (
          <g class="on-ruins" transform="translate(23 23) scale(.42)">
            <rect x="0" y="2" width="40" height="38" rx="6" />
            <path d={symbolPath("ruins", row, col)} />
          </g>
        )}
        {look.initial && (
          <text class="initial" x={SIZE / 2} y={SIZE / 2 + 1}>
            {look.initial}
          </text>
        )}
      </g>
    </g>
  );
}

/** A symbol at once, or each of its strokes by itself. */
function Strokes({ kind, d, isFresh }: { kind: string; d: string; isFresh: boolean }) {
  if (!isFresh) return <path class={`symbol ${kind}`} d={d} />;
  return d
    .split(/(?=M)/)
    .map((stroke, number) => (
      <path key={number} class={`symbol ${kind}`} style={{ "--stroke": number }} d={stroke} />
    ));
}
