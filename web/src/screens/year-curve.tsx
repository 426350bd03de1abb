/** Every score in the order of the games, by game, so that one sees whether it goes up. */

import { gameName } from "../names";
import type { KeptGame } from "../state/history";
import { say } from "../words";

const WIDTH = 640;
const HEIGHT = 200;
const EDGE = 24;

export function ScoreCurve({ games }: { games: readonly KeptGame[] }) {
  const names = [...new Set(games.map(({ game }) => game))];
  return (
    <div class="curves">
      {names.map((game) => (
        <OneCurve
          key={game}
          name={gameName(game)}
          points={games
            .filter((each) => each.game === game)
            .map(({ points }) => points)
            .reverse()}
        />
      ))}
    </div>
  );
}

function OneCurve({ name, points }: { name: string; points: readonly number[] }) {
  if (points.length < 2) return null;
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  const x = (at: number) => EDGE + (at / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const said = say("web-year-curve", { game: name, first: points[0] ?? 0, last: points.at(-1) ?? 0 });
  return (
    <figure class="panel" data-curve>
      <figcaption>{name}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <path class="axis" d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
        <path class="line" d={`M${points.map((value, at) => `${x(at)} ${y(value)}`).join("L")}`} />
        {points.map((value, at) => (
          <circle key={at} cx={x(at)} cy={y(value)} r={5} />
        ))}
        <text x={x(points.length - 1)} y={y(points.at(-1) ?? 0) - 10} text-anchor="end">
          {points.at(-1)}
        </text>
      </svg>
    </figure>
  );
}
