/** A cell, and a whole map, in words. */

import { cellsOf, nameOf, namesOf } from "../state/cells";
import type { Chart } from "../wire";
import { capital, say } from "../words";
import { type Look, lookOf } from "./looks";

export function cellLabel(look: Look, chart: Chart, at: number): string {
  const marks = chart.layers
    .filter((layer) => cellsOf(layer.cells).has(at))
    .map((layer) => `, ${say(`web-layer-${layer.name}`)}`);
  const cell = nameOf(Math.floor(at / chart.cols), at % chart.cols);
  return say("web-cell", { cell, what: lookName(look) + marks.join("") });
}

function lookName(look: Look): string {
  return look.onRuins ? say("web-on-ruins", { what: say(look.name) }) : say(look.name);
}

/** What lies where, a sentence a kind; of what is empty only the number. */
export function mapInWords(game: string, { letters, layers, cols }: Chart): string {
  const kinds = new Map<string, number[]>();
  [...letters].forEach((letter, at) => {
    kinds.set(letter, [...(kinds.get(letter) ?? []), at]);
  });
  const drawn = [...kinds]
    .filter(([letter]) => letter !== ".")
    .map(([letter, cells]) => ({ what: lookName(lookOf(game, letter)), cells: namesOf(cells, cols) }));
  const marked = layers.map((layer) => ({
    what: say(`web-layer-${layer.name}`),
    cells: namesOf(cellsOf(layer.cells), cols),
  }));
  return [
    ...[...drawn, ...marked].map(({ what, cells }) => say("spoken-kind", { what: capital(what), cells })),
    say("spoken-empty", { count: kinds.get(".")?.length ?? 0 }),
  ].join(" ");
}
