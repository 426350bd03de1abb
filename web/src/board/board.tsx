/** The board one plays on: the map, what is held over it, what is lit, and an ARIA grid that speaks. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Cover } from "../state/hold";
import type { Brush, Card, Chart } from "../wire";
import { language } from "../words";
import { Ghost } from "./ghost";
import { cellPath, corner, SIZE } from "./ink";
import { cellLabel } from "./labels";
import { looksOf } from "./looks";
import { MapInk, Names, viewBoxOf } from "./map";
import { MarkedCells } from "./marked";
import { type Pointing, pointed } from "./pointing";

export interface Held {
  cover: Cover;
  brush: Brush;
  /** Who is drawn on its card. */
  picture?: Card["picture"];
  isLegal: boolean;
  isDown: boolean;
  /** What it costs the one whose map it is drawn on. */
  toll?: string;
  /** Cells of it that are in the way, and cells of which it should cover one. */
  culprits?: ReadonlySet<number>;
  missing?: ReadonlySet<number>;
  /** Confirmed, and not yet drawn for all to see. */
  isSent?: boolean;
}

interface BoardProps extends Partial<Pointing> {
  game: string;
  chart: Chart;
  label: string;
  held: Held | null;
  aims: ReadonlySet<number> | null;
  lit: ReadonlySet<number> | null;
  /** Where to look: a rectangle of cells. */
  region?: ReadonlySet<number> | null;
  /** Where someone points. */
  marked?: ReadonlySet<number>;
  /** The cell that takes the focus, and whether it should have it now. */
  cursor: number;
  wantsFocus: number;
}

export function Board(props: BoardProps) {
  const {
    game,
    chart,
    label,
    held,
    aims,
    lit,
    region = null,
    marked,
    cursor,
    wantsFocus,
    ...pointing
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (wantsFocus > 0)
      svg.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [wantsFocus, cursor]);
  const handlers = useMemo(() => pointed(svg, chart), [chart.rows, chart.cols]);
  return (
    <svg
      ref={svg}
      class={held ? "board held" : "board"}
      viewBox={viewBoxOf(chart, true)}
      role="grid"
      aria-label={label}
      {...(pointing.onAim ? handlers(pointing as Pointing) : {})}
    >
      <MapInk game={game} chart={chart} />
      <Names rows={chart.rows} cols={chart.cols} />
      {region && <Region region={region} cols={chart.cols} />}
      {aims && <Aims aims={aims} cols={chart.cols} />}
      {held && <Ghost game={game} held={held} chart={chart} />}
      {lit && <Lit lit={lit} cols={chart.cols} />}
      {marked && <MarkedCells cells={marked} cols={chart.cols} />}
      <Cells game={game} chart={chart} held={held} aims={aims} cursor={cursor} />
    </svg>
  );
}

function Aims({ aims, cols }: { aims: ReadonlySet<number>; cols: number }) {
  const dots = [...aims].map((at) => {
    const [x, y] = [(at % cols) * SIZE + SIZE / 2, Math.floor(at / cols) * SIZE + SIZE / 2];
    return `M${x - 2.5} ${y}a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0`;
  });
  return <path class="aims" d={dots.join("")} />;
}

function Lit({ lit, cols }: { lit: ReadonlySet<number>; cols: number }) {
  const cells = [...lit].map((at) => cellPath(Math.floor(at / cols), at % cols));
  return <path class="lit" d={cells.join("")} />;
}

function Region({ region, cols }: { region: ReadonlySet<number>; cols: number }) {
  const cells = [...region].sort((a, b) => a - b);
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const [x, y] = corner(Math.floor(first / cols), first % cols);
  const [right, bottom] = corner(Math.floor(last / cols) + 1, (last % cols) + 1);
  return <rect class="region" x={x} y={y} width={right - x} height={bottom - y} rx={SIZE / 6} />;
}

/** The cells as a screen reader meets them. */
function Cells({
  game,
  chart,
  held,
  aims,
  cursor,
}: Pick<BoardProps, "game" | "chart" | "held" | "aims" | "cursor">) {
  const covered = new Set(held?.cover.drawn);
  const { rows, cols } = chart;
  const speaking = language.value;
  const labels = useMemo(
    () => looksOf(game, chart).map((look, at) => cellLabel(look, chart, at)),
    [game, chart, speaking],
  );
  return (
    <g class="cells">
      {Array.from({ length: rows }, (_, row) => (
        <g key={row} role="row">
          {Array.from({ length: cols }, (_, col) => {
            const at = row * cols + col;
            return gridCell({
              at,
              place: corner(row, col),
              label: labels[at],
              isAim: aims?.has(at),
              isCursor: at === cursor,
              isCovered: covered.has(at),
            });
          })}
        </g>
      ))}
    </g>
  );
}

interface GridCell {
  at: number;
  place: [x: number, y: number];
  label: string | undefined;
  isAim: boolean | undefined;
  isCursor: boolean;
  isCovered: boolean;
}

/** A function, not a component: there are a hundred cells, and they are drawn anew whenever the mouse moves. */
function gridCell({ at, place: [x, y], label, isAim, isCursor, isCovered }: GridCell) {
  return (
    <rect
      key={at}
      role="gridcell"
      data-cell={at}
      data-aim={isAim ? "" : undefined}
      tabindex={isCursor ? 0 : -1}
      aria-label={label}
      aria-selected={isCovered || undefined}
      x={x + 1}
      y={y + 1}
      width={SIZE - 2}
      height={SIZE - 2}
    />
  );
}
