/** The end among several: every map, the winners' largest, and everyone's place. */

import { SmallMap } from "../board/map";
import { Crest } from "../people/crest";
import { titleName } from "../people/person";
import type { Table } from "../wire";
import { say } from "../words";
import { mapName, personName } from "./people";
import { type Place, placesOf } from "./places";
import "./podium.css";

/** So many maps are drawn at once; the rest when they are asked for. */
const AT_ONCE = 12;

export function Podium({ at }: { at: Table }) {
  const places = placesOf(at);
  const rest = places.slice(AT_ONCE);
  return (
    <>
      <ol class="podium" data-podium data-seats={Math.min(places.length, AT_ONCE)}>
        {places.slice(0, AT_ONCE).map((place) => (
          <Step key={place.seat} at={at} place={place} />
        ))}
      </ol>
      {rest.length > 0 && <Rest at={at} places={rest} />}
    </>
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

function Rest({ at, places }: { at: Table; places: readonly Place[] }) {
  return (
    <ol class="podium rest" start={places[0]?.place}>
      {places.map(({ seat, place, points }) => (
        <li key={seat} data-place={place}>
          <p class="honoured">
            <span class="place">{place}</span> <b>{personName(at, seat)}</b>
            <span class="points">{say("web-score", { game: at.game, score: points })}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
