/** What happens on the map itself: monsters on their way, what they cost, mountains that shine, coins that roll. */

import { CellInk } from "../../../board/cell";
import { SIZE } from "../../../board/ink";
import { pieceLook } from "../../../board/looks";
import { cellsOf } from "../../../state/cells";
import { signed } from "../../../table/gains";
import type { Chart, Scene } from "../../../wire";

interface MarksProps {
  game: string;
  chart: Chart;
  scenes: readonly Scene[];
}

export function Marks({ game, chart, scenes }: MarksProps) {
  return scenes.map((scene, number) => {
    const cells = [...cellsOf(scene.cells)];
    if (cells.length === 0) return null;
    if (scene.kind === "ambush")
      return <Monster key={number} game={game} chart={chart} scene={scene} cells={cells} />;
    if (scene.kind === "closed") return <Shine key={number} chart={chart} cells={cells} />;
    return <Coins key={number} chart={chart} cells={cells} number={scene.number} />;
  });
}

const middle = (step: number) => step * SIZE + SIZE / 2;

/** The monster where it comes to stand; its way there is an animation. */
function Monster(props: { game: string; chart: Chart; scene: Scene; cells: number[] }) {
  const { game, chart, scene, cells } = props;
  const look = pieceLook(game, "X", scene.card?.picture ?? null);
  const last = cells.at(-1) ?? 0;
  return (
    <>
      <g class="march">
        <g class="gait">
          {cells.map((at) => (
            <CellInk key={at} look={look} row={Math.floor(at / chart.cols)} col={at % chart.cols} />
          ))}
        </g>
      </g>
      <text class="toll" x={middle(last % chart.cols)} y={middle(Math.floor(last / chart.cols))}>
        {signed(scene.number)}
      </text>
    </>
  );
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const [x, y] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)];
  const far = ray % 2 ? 30 : 36;
  return `M${(x * 24).toFixed(1)} ${(y * 24).toFixed(1)}L${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
}).join("");

function Shine({ chart: { cols }, cells }: { chart: Chart; cells: number[] }) {
  return cells.map((at) => (
    <g key={at} transform={`translate(${middle(at % cols)} ${middle(Math.floor(at / cols))})`}>
      <path class="shine" d={RAYS} />
    </g>
  ));
}

function Coins({ chart: { cols }, cells, number }: { chart: Chart; cells: number[]; number: number }) {
  return Array.from({ length: number }, (_, coin) => {
    const at = cells[coin % cells.length] ?? 0;
    return (
      <g key={coin} transform={`translate(${middle(at % cols)} ${middle(Math.floor(at / cols))})`}>
        <g class="rolling">
          <circle r="11" />
          <circle r="6" />
        </g>
      </g>
    );
  });
}
