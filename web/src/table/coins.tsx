import { useMemo } from "preact/hooks";
import type { Chart, CoinTrack } from "../wire";
import { language, spoken } from "../words";
import "./coins.css";

/** What goes with a board, in words; its coins lie on a track. Drawn once: a board is drawn anew whenever a mouse moves. */
export function Facts({ chart }: { chart: Chart }) {
  const speaking = language.value;
  return useMemo(() => {
    const words = chart.facts.map(spoken).join("   ");
    return chart.coins ? <Track track={chart.coins} words={words} /> : <span class="facts">{words}</span>;
  }, [chart, speaking]);
}

/** Coins overlap a little, so that all of them find room in a line of text. */
const [ROUND, STEP] = [10, 8];

const coins = (number: number, kind: string) =>
  Array.from({ length: number }, (_, at) => (
    <circle
      key={`${kind} ${at}`}
      class={kind}
      cx={at * STEP + ROUND / 2 + 1}
      cy={ROUND / 2 + 1}
      r={ROUND / 2}
    />
  ));

function Track({ track: { taken, length }, words }: { track: CoinTrack; words: string }) {
  const width = (length - 1) * STEP + ROUND + 2;
  return (
    <span class="coin-track" title={words}>
      <span class="unseen">{words}</span>
      <svg viewBox={`0 0 ${width} ${ROUND + 2}`} aria-hidden="true">
        {[...coins(length, "place"), ...coins(taken, "taken")]}
      </svg>
      <b aria-hidden="true">{taken}</b>
    </span>
  );
}
