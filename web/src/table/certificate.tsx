/** The end of a game alone: whose map it is, what it is worth, and how it stands among one's own games. */

import { SmallMap } from "../board/map";
import { gameName } from "../names";
import { Crest } from "../people/crest";
import { styleOf } from "../people/person";
import { gameAt, keptGames, rankAmong } from "../state/history";
import type { Table } from "../wire";
import { say, spoken } from "../words";
import { mapName } from "./people";
import "./certificate.css";

export function Certificate({ at }: { at: Table }) {
  const [player, chart] = [at.players[0], at.page.charts[0]];
  if (!player || !chart) return null;
  const rank = rankLine(at);
  return (
    <figure class="certificate" data-certificate>
      <SmallMap game={at.game} chart={chart} label={mapName(at, 0)} />
      <figcaption>
        <p class="of">{gameName(at.game)}</p>
        <Crest crest={player.crest} isLarge />
        <p class="name" data-honoured>
          {styleOf(player)}
        </p>
        <p class="score">{say("web-score", { game: at.game, score: at.page.sheets[0]?.total ?? 0 })}</p>
        {at.page.result.map((note) => (
          <p key={note.message} class="rating">
            {spoken(note)}
          </p>
        ))}
        {rank && (
          <p class="rank" data-rank>
            {rank}
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** How the game stands among those of this device that were played alone; nothing for who only looks. */
export function rankLine(at: Table): string {
  const game = gameAt(at, Date.now());
  if (!game || game.isPractice) return "";
  return say("ending-rank", { ...rankAmong(keptGames(), game), game: gameName(at.game) });
}
