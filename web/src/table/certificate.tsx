/** Those who are honoured at the end, by their crests and titles: the winners, or whoever played alone. */

import { Crest } from "../people/crest";
import { styleOf } from "../people/person";
import type { Table } from "../wire";
import "./certificate.css";

export function Certificate({ at }: { at: Table }) {
  const honoured = at.players.filter(
    (player) =>
      (at.players.length === 1 || at.winners.includes(player.seat)) && (player.title || player.crest),
  );
  if (honoured.length === 0) return null;
  return (
    <ul class="certificate" data-certificate>
      {honoured.map((player) => (
        <li key={player.seat}>
          <Crest crest={player.crest} isLarge />
          <b>{styleOf(player)}</b>
        </li>
      ))}
    </ul>
  );
}
