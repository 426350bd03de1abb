/** A piece as it is printed, by itself. */

import type { Card } from "../wire";
import { CellInk } from "./cell";
import { SIZE } from "./ink";
import { pieceLook } from "./looks";
import "./piece.css";

interface PieceProps {
  game: string;
  rows: string;
  /** Who is drawn on its card. */
  picture?: Card["picture"];
}

export function PieceInk({ game, rows, picture = null }: PieceProps) {
  const lines = rows.split("/");
  const cols = Math.max(...lines.map((line) => line.length));
  const width = Math.max(cols, 2) * SIZE + 8;
  const height = Math.max(lines.length, 2) * SIZE + 8;
  const left = (cols * SIZE - width) / 2;
  const top = (lines.length * SIZE - height) / 2;
  return (
    <svg
      class="board piece"
      style={{ "--wide": width / SIZE, "--high": height / SIZE }}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      {lines.flatMap((line, row) =>
        [...line].map((letter, col) =>
          letter === "." ? null : (
            <CellInk key={`${row} ${col}`} look={pieceLook(game, letter, picture)} row={row} col={col} />
          ),
        ),
      )}
    </svg>
  );
}
