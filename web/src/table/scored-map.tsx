import { cellPath } from "../board/ink";
import { MapInk, viewBoxOf } from "../board/map";
import { cellsOf } from "../state/cells";
import type { Chart } from "../wire";
import { say } from "../words";

interface ScoredMapProps {
  game: string;
  chart: Chart;
  /** Those that score now. */
  cells: string;
  isLoss: boolean;
}

/** A map on which cells light up; what they are worth is said beside it. */
export function ScoredMap({ game, chart, cells, isLoss }: ScoredMapProps) {
  const lit = [...cellsOf(cells)].map((at) => cellPath(Math.floor(at / chart.cols), at % chart.cols));
  return (
    <svg
      class="board small"
      viewBox={viewBoxOf(chart, false)}
      role="img"
      aria-label={say("web-map", { game })}
    >
      <MapInk game={game} chart={chart} />
      <path class={isLoss ? "lit loss" : "lit"} d={lit.join("")} data-lit={lit.length} />
    </svg>
  );
}
