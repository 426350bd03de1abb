/** A cell, and a whole map, in words. */

import { cellsOf, nameOf, namesOf } from "../state/cells";
import type { Chart } from "../wire";
import { capital, say, spoken } from "../words";
import { type Look, looksOf } from "./looks";

export function cellLabel(look: Look, chart: Chart, at: number): string {
  const marks = chart.layers
    .filter((layer) => cellsOf(layer.cells).has(at))
    .map((layer) => `, ${say(`web-layer-${layer.name}`)}`);
  const cell = nameOf(Math.floor(at / chart.cols), at % chart.cols);
  return say("web-cell", { cell, what: lookName(look) + marks.join("") });
}

function lookName(look: Look): string {
  const what = look.who ? spoken(look.who) : say(look.name);
  return look.onRuins ? say("web-on-ruins", { what }) : what;
}

/** What lies where, a sentence a kind; of what is empty only the number. */
export function mapInWords(game: string, chart: Chart): string {
  const { letters, layers, cols } = chart;
  const kinds = new Map<string, number[]>();
  looksOf(game, chart).forEach((look, at) => {
    if (letters[at] === ".") return;
    const what = lookName(look);
    kinds.set(what, [...(kinds.get(what) ?? []), at]);
  });
  const drawn = [...kinds].map(([what, cells]) => ({ what, cells: namesOf(cells, cols) }));
  const marked = layers.map((layer) => ({
    what: say(`web-layer-${layer.name}`),
    cells: namesOf(cellsOf(layer.cells), cols),
  }));
  return [
    ...[...drawn, ...marked].map(({ what, cells }) => say("spoken-kind", { what: capital(what), cells })),
    say("spoken-empty", { count: letters.split(".").length - 1 }),
  ].join(" ");
}
