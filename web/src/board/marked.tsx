/** Cells that someone points at, ringed. */

import { SIZE } from "./ink";
import "./marked.css";

interface MarkedProps {
  cells: ReadonlySet<number>;
  cols: number;
}

export function MarkedCells({ cells, cols }: MarkedProps) {
  return (
    <g class="marked" aria-hidden="true">
      {[...cells].map((at) => (
        <circle
          key={at}
          class="pointed-at"
          data-marked={at}
          cx={(at % cols) * SIZE + SIZE / 2}
          cy={Math.floor(at / cols) * SIZE + SIZE / 2}
          r={SIZE * 0.62}
        />
      ))}
    </g>
  );
}
