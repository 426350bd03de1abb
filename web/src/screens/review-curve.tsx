/** The score that was to be expected after each move, how far it may be off, and the moves worth a thought. */

import type { Signal } from "@preact/signals";
import type { Judged, Review } from "../wire";
import { say } from "../words";
import { whenOf } from "./moment";
import { points } from "./review-words";

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 44, right: 14, top: 14, bottom: 28 };

interface Spot {
  at: number;
  judged: Judged;
  x: number;
  y: number;
  low: number;
  high: number;
}

interface Plot {
  spots: readonly Spot[];
  ticks: readonly { value: number; y: number }[];
  xOf: (at: number) => number;
}

export function Curve({ review, chosen }: { review: Review; chosen: Signal<number> }) {
  const plot = plotOf(review);
  const current = plot.spots.find(({ at }) => at === chosen.value);
  const pick = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    chosen.value = plot.spots.reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a)).at;
  };
  if (!plot.spots.length) return null;
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={spokenCurve(review)}
      onPointerDown={pick}
    >
      <Scale plot={plot} />
      <Seasons review={review} plot={plot} />
      <path class="band" d={bandOf(plot.spots)} />
      <path class="line" d={lineOf(plot.spots)} />
      {plot.spots.map(({ at, judged, x, y }) => (
        <Mark key={at} at={at} x={x} y={y} verdict={judged.verdict} />
      ))}
      {current && <circle class="current" cx={current.x} cy={current.y} r={11} />}
    </svg>
  );
}

function spokenCurve(review: Review): string {
  const own = review.decisions.filter(({ whose }) => whose === review.seat);
  const ends = [own.at(0), own.at(-1)].map((each) => points(each?.expected.points ?? review.final));
  return say("review-curve", { first: ends[0] ?? "", last: ends[1] ?? "" });
}

function plotOf({ decisions, seat, final }: Review): Plot {
  const own = decisions.flatMap((judged, at) => (judged.whose === seat ? [{ judged, at }] : []));
  const ends = own.flatMap(({ judged: { expected } }) => [
    expected.points - expected.bar,
    expected.points + expected.bar,
  ]);
  const [low, high] = [Math.min(final, ...ends) - 1, Math.max(final, ...ends) + 1];
  const xOf = (at: number) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * at) / Math.max(1, decisions.length - 1);
  const yOf = (value: number) =>
    EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (high - value)) / (high - low);
  const spots = own.map(({ judged, at }) => ({
    at,
    judged,
    x: xOf(at),
    y: yOf(judged.expected.points),
    low: yOf(judged.expected.points - judged.expected.bar),
    high: yOf(judged.expected.points + judged.expected.bar),
  }));
  return { spots, xOf, ticks: ticksIn(low, high).map((value) => ({ value, y: yOf(value) })) };
}

/** Round values between two, about five of them. */
function ticksIn(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 6) ?? 200;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

const pathThrough = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

const lineOf = (spots: readonly Spot[]) => pathThrough(spots.map(({ x, y }) => [x, y]));

const bandOf = (spots: readonly Spot[]) =>
  `${pathThrough([
    ...spots.map(({ x, high }) => [x, high] as const),
    ...[...spots].reverse().map(({ x, low }) => [x, low] as const),
  ])}Z`;

function Scale({ plot: { ticks } }: { plot: Plot }) {
  return (
    <g class="scale">
      {ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${EDGE.left} ${y}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 8} y={y}>
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Where a season begins, and what it is called; rounds are too many for names of their own. */
function Seasons({ review, plot }: { review: Review; plot: Plot }) {
  const begins = review.decisions.flatMap((judged, at) => {
    const before = review.decisions[at - 1];
    const isSeason = judged.clock?.kind === "season";
    return isSeason && (!before || whenOf(before.clock) !== whenOf(judged.clock))
      ? [{ at, name: whenOf(judged.clock) }]
      : [];
  });
  return (
    <g class="seasons">
      {begins.map(({ at, name }) => {
        const x = at ? (plot.xOf(at - 1) + plot.xOf(at)) / 2 : EDGE.left;
        return (
          <g key={at}>
            {at > 0 && <path d={`M${x} ${EDGE.top}V${HEIGHT - 6}`} />}
            <text x={x + 6} y={HEIGHT - 12}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A dot, or a diamond where a thought is worth it: not by colour alone. */
function Mark({ at, x, y, verdict }: { at: number; x: number; y: number; verdict: Judged["verdict"] }) {
  return verdict === "thought" ? (
    <path class="mark thought" data-move={at} d={`M${x} ${y - 8}l8 8-8 8-8-8Z`} />
  ) : (
    <circle class={`mark ${verdict}`} data-move={at} cx={x} cy={y} r={verdict === "forced" ? 3 : 5} />
  );
}
