/** Points on their way: from the cells that earned them to where they are counted. */

import { isStill } from "../settings";
import { cellsOf } from "../state/cells";
import type { Chart, ScoredPart } from "../wire";

const MOST = 12;
const FLIGHT = 620;

interface Flight {
  /** The drawing of the board, and what it shows. */
  board: Element;
  chart: Pick<Chart, "rows" | "cols">;
  part: ScoredPart;
  /** Where they are counted. */
  target: Element;
  /** What they are laid over. */
  over: Element;
}

/** Lets a star fly for each point, from the cells in turn, or from the board where no cell earned it. */
export function flying({ board, chart, part, target, over }: Flight): Animation[] {
  const number = Math.min(MOST, Math.abs(part.points));
  if (isStill() || number === 0) return [];
  const cells = [...cellsOf(part.cells)];
  const [map, end, origin] = [board, target, over].map((each) => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const [left, top] = [origin.left - over.scrollLeft, origin.top - over.scrollTop];
  const goal = { x: end.left + end.width / 2 - left, y: end.top + end.height / 2 - top };
  return Array.from({ length: number }, (_, which) => {
    const cell = cells[Math.floor((which * cells.length) / number)];
    const [row, col] =
      cell === undefined
        ? [chart.rows / 2, chart.cols / 2]
        : [Math.floor(cell / chart.cols) + 0.5, (cell % chart.cols) + 0.5];
    const start = {
      x: map.left + (col / chart.cols) * map.width - left,
      y: map.top + (row / chart.rows) * map.height - top,
    };
    return starred(over, start, goal, part.points < 0, which * 35);
  });
}

interface Point {
  x: number;
  y: number;
}

/** A star that is gone when it has arrived; one that is lost flies from the count to the cell that costs it. */
function starred(over: Element, from: Point, to: Point, isLost: boolean, delay: number): Animation {
  const star = document.createElement("span");
  star.className = isLost ? "flying lost" : "flying";
  star.textContent = "★";
  star.ariaHidden = "true";
  over.append(star);
  const [start, end] = isLost ? [to, from] : [from, to];
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const animation = star.animate(
    [
      { transform: at(start, 0.4), opacity: 0 },
      { transform: at(start, 1.3), opacity: 1, offset: 0.25 },
      { transform: at(end, 0.8), opacity: isLost ? 0 : 1 },
    ],
    { duration: FLIGHT, delay, easing: "ease-in-out", fill: "both" },
  );
  animation.onfinish = () => star.remove();
  return animation;
}
