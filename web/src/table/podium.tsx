/** The end among several: every map, the winners' largest, and everyone's place. */

import { SmallMap } from "../board/map";
import { Crest } from "../people/crest";
import { titleName } from "../people/person";
import type { Table } from "../wire";
import { say } from "../words";
import { mapName, personName } from "./people";
import { type Place, placesOf } from "./places";
import "./podium.css";

export function Podium({ at }: { at: Table }) {
  const places = placesOf(at);
  return (
    <ol class="podium" data-podium data-seats={places.length}>
      {places.map((place) => (
        <Step key={place.seat} at={at} place={place} />
      ))}
    </ol>
  );
}

function Step({ at, place: { seat, place, points, isWinner } }: { at: Table; place: Place }) {
  const chart = at.page.charts[seat];
  const player = at.players[seat];
  return (
    <li data-place={place} class={isWinner ? "won" : ""}>
      <p class="honoured">
        <span class="place" aria-hidden="true">
          {place}
        </span>
        <span class="unseen">{say("ending-place", { place })}</span>
        <Crest crest={player?.crest ?? null} />
        <b>{personName(at, seat)}</b>
        {player?.title && <small>{titleName(player.title)}</small>}
        <span class="points">{say("web-score", { game: at.game, score: points })}</span>
      </p>
      {chart && <SmallMap game={at.game} chart={chart} label={mapName(at, seat)} />}
    </li>
  );
}
