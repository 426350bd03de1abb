/** The end as a picture to send: the map with all that the certificate says, or every map with its place. */

import { SIZE } from "../board/ink";
import { MapInk } from "../board/map";
import { mapSize, type Picture, pictureOf } from "../board/picture";
import { gameName } from "../names";
import { CrestInk } from "../people/crest";
import { styleOf } from "../people/person";
import type { Table } from "../wire";
import { say, spoken } from "../words";
import { rankLine } from "./certificate";
import { playerName } from "./people";
import { type Place, placesOf } from "./places";

/** Where the lines stand, and how large their letters are. */
const HEAD = 132;
const LINE = 30;
const CREST = { width: 32, scale: 1.5 };

export function keepsakeOf(at: Table): Picture {
  return at.players.length > 1 ? podiumPicture(at) : certificatePicture(at);
}

const scoreOf = (at: Table, score: number) => say("web-score", { game: at.game, score });

function certificatePicture(at: Table): Picture {
  const [player, chart] = [at.players[0], at.page.charts[0]];
  if (!player || !chart) return pictureOf(null, gameName(at.game), { width: 1, height: 1 });
  const score = scoreOf(at, at.page.sheets[0]?.total ?? 0);
  const foot = [...at.page.result.map(spoken), rankLine(at)].filter(Boolean);
  const { width, height } = mapSize(chart);
  const middle = (chart.cols * SIZE) / 2;
  const inside = (
    <>
      {player.crest && (
        <g transform={`translate(${middle - (CREST.width / 2) * CREST.scale} -22) scale(${CREST.scale})`}>
          <CrestInk crest={player.crest} />
        </g>
      )}
      <Line x={middle} y={player.crest ? 56 : 24} size={30} isDisplay width={width} text={styleOf(player)} />
      <Line
        x={middle}
        y={player.crest ? 96 : 72}
        size={22}
        width={width}
        text={`${gameName(at.game)} · ${score}`}
      />
      <g transform={`translate(0 ${HEAD})`}>
        <MapInk game={at.game} chart={chart} />
      </g>
      {foot.map((text, number) => (
        <Line
          key={number}
          x={middle}
          y={HEAD + chart.rows * SIZE + LINE * (number + 1)}
          size={18}
          width={width}
          text={text}
        />
      ))}
    </>
  );
  const title = say("web-picture-title", { game: gameName(at.game), name: styleOf(player), points: score });
  return pictureOf(inside, title, { width, height: height + HEAD + LINE * foot.length });
}

function podiumPicture(at: Table): Picture {
  const places = placesOf(at);
  const columns = places.length <= 3 ? places.length : Math.ceil(Math.sqrt(places.length));
  const [chart] = at.page.charts;
  const size = mapSize(chart ?? { rows: 1, cols: 1 });
  const [across, down] = [size.width - 20, size.height + 20];
  const inside = (
    <>
      <Line
        x={(columns * across) / 2}
        y={4}
        size={30}
        isDisplay
        width={columns * across}
        text={gameName(at.game)}
      />
      {places.map((place, number) => (
        <g
          key={place.seat}
          transform={`translate(${(number % columns) * across} ${90 + Math.floor(number / columns) * down})`}
        >
          <PlacedMap at={at} place={place} />
        </g>
      ))}
    </>
  );
  const rows = Math.ceil(places.length / columns);
  const best = places.filter((each) => each.isWinner).map(({ seat }) => nameAt(at, seat));
  const title = say("web-picture-title", {
    game: gameName(at.game),
    name: best.join(", "),
    points: places[0]?.points ?? 0,
  });
  return pictureOf(inside, title, { width: columns * across + 60, height: rows * down + 90 });
}

function nameAt(at: Table, seat: number): string {
  const player = at.players[seat];
  return player ? playerName(player) : String(seat + 1);
}

function PlacedMap({ at, place: { seat, place, points } }: { at: Table; place: Place }) {
  const chart = at.page.charts[seat];
  if (!chart) return null;
  const width = chart.cols * SIZE;
  const text = `${place} · ${nameAt(at, seat)} · ${scoreOf(at, points)}`;
  return (
    <>
      <Line x={width / 2} y={-26} size={22} width={width} text={text} />
      <MapInk game={at.game} chart={chart} />
    </>
  );
}

interface LineProps {
  x: number;
  y: number;
  size: number;
  /** What it may not be wider than. */
  width: number;
  text: string;
  isDisplay?: boolean;
}

/** A line of words, smaller where it is long. */
function Line({ x, y, size, width, text, isDisplay = false }: LineProps) {
  const fits = Math.min(size, (width * 1.9) / Math.max(1, text.length));
  const family = isDisplay ? '"Landscribe Display"' : "inherit";
  return (
    <text x={x} y={y} style={{ fontSize: `${fits.toFixed(1)}px`, fontFamily: family }}>
      {text}
    </text>
  );
}
