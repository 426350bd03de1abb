/** A chart drawn, without anything to do: the map itself, for every size and for pictures. */

import { useMemo, useRef } from "preact/hooks";
import { cellsOf } from "../state/cells";
import type { Chart } from "../wire";
import { CellInk } from "./cell";
import { bordersPath, cellPath, framePath, gridPath, hatchPath, SIZE, symbolPath } from "./ink";
import { type Drawn, looksOf } from "./looks";
import { MarkedCells } from "./marked";

interface MapProps {
  game: string;
  chart: Drawn;
}

export function MapInk({ game, chart }: MapProps) {
  const { rows, cols, letters } = chart;
  const before = useRef(letters);
  const layers = chart.layers.map((layer) => `${layer.name}:${layer.cells}`).join(" ");
  const figures = chart.figures.map((figure) => `${figure.picture}:${figure.cells}`).join(" ");
  return useMemo(() => {
    const looks = looksOf(game, chart);
    const kinds = looks.map((look) => (look.isEmpty ? "" : look.kind));
    const old = before.current;
    before.current = letters;
    const isFresh = (at: number) => old.length === letters.length && old[at] !== letters[at];
    let count = 0;
    return (
      <g class="map">
        <path class="paper" d={`M0 0H${cols * SIZE}V${rows * SIZE}H0Z`} />
        <path class="grid" d={gridPath(rows, cols)} />
        {looks.map((look, at) => (
          <CellInk
            key={`${at} ${letters[at]}`}
            look={look}
            row={Math.floor(at / cols)}
            col={at % cols}
            fresh={isFresh(at) ? count++ : undefined}
          />
        ))}
        <Marks chart={chart} />
        <path class="border" d={bordersPath(kinds, rows, cols)} />
        <Chosen chart={chart} />
        <path class="frame" d={framePath(rows, cols)} />
      </g>
    );
  }, [game, letters, layers, figures, rows, cols]);
}

/** What is marked on the cells, such as reeds or what is under attack. */
function Marks({ chart: { layers, cols } }: Pick<MapProps, "chart">) {
  const marks = layers.filter((layer) => layer.name !== "chosen");
  return (
    <>
      {marks.flatMap((layer) =>
        [...cellsOf(layer.cells)].map((at) => {
          const [row, col] = [Math.floor(at / cols), at % cols];
          return (
            <path
              key={`${layer.name} ${at}`}
              class={`layer ${layer.name}`}
              transform={`translate(${col * SIZE} ${row * SIZE})`}
              d={layer.name === "reeds" ? symbolPath("reeds", row, col) : hatchPath(row, col, -45, 8)}
            />
          );
        }),
      )}
    </>
  );
}

/** What the reader has drawn, and is not yet shown to the others. */
function Chosen({ chart: { layers, cols } }: Pick<MapProps, "chart">) {
  const cells = cellsOf(layers.find((layer) => layer.name === "chosen")?.cells ?? "0");
  return (
    <path class="chosen" d={[...cells].map((at) => cellPath(Math.floor(at / cols), at % cols)).join("")} />
  );
}

const MARGIN = { small: 7, names: 24 };

export function viewBoxOf(chart: Pick<Chart, "rows" | "cols">, withNames: boolean): string {
  const left = withNames ? MARGIN.names : MARGIN.small;
  const right = MARGIN.small;
  return `${-left} ${-left} ${chart.cols * SIZE + left + right} ${chart.rows * SIZE + left + right}`;
}

/** The names of columns and rows along the edge. */
export function Names({ rows, cols }: Pick<Chart, "rows" | "cols">) {
  const at = (step: number) => step * SIZE + SIZE / 2;
  return (
    <g class="names" aria-hidden="true">
      {Array.from({ length: cols }, (_, col) => (
        <text key={`c${col}`} x={at(col)} y={-14}>
          {String.fromCharCode(97 + col)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${row}`} x={-14} y={at(row)}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

interface SmallMapProps extends MapProps {
  label: string;
  /** Where someone points. */
  marked?: ReadonlySet<number>;
}

/** A map to look at only; without a label it adds nothing to the words beside it. */
export function SmallMap({ game, chart, label, marked }: SmallMapProps) {
  const box = viewBoxOf(chart, false);
  const ink = [
    <MapInk key="map" game={game} chart={chart} />,
    marked && <MarkedCells key="marked" cells={marked} cols={chart.cols} />,
  ];
  return label ? (
    <svg class="board small" viewBox={box} role="img" aria-label={label}>
      {ink}
    </svg>
  ) : (
    <svg class="board small" viewBox={box} aria-hidden="true">
      {ink}
    </svg>
  );
}
