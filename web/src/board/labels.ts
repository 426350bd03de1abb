/** A cell in words. */

import { cellsOf, nameOf } from "../state/cells";
import type { Chart } from "../wire";
import { say } from "../words";
import type { Look } from "./looks";

export function cellLabel(look: Look, chart: Chart, at: number): string {
  const what = look.onRuins ? say("web-on-ruins", { what: say(look.name) }) : say(look.name);
  const marks = chart.layers
    .filter((layer) => cellsOf(layer.cells).has(at))
    .map((layer) => `, ${say(`web-layer-${layer.name}`)}`);
  const cell = nameOf(Math.floor(at / chart.cols), at % chart.cols);
  return say("web-cell", { cell, what: what + marks.join("") });
}
