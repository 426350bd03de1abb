/** What lies on the table: the face of a card or a piece, and trays to look at only. */

import { itemLabel } from "../../table/things";
import type { Item, Tray } from "../../wire";
import { capital, spoken } from "../../words";
import "./item.css";
import { Signs } from "./signs";

interface FaceProps {
  game: string;
  item: Pick<Item, "name" | "signs" | "text" | "number" | "worth">;
}

/** The face of a card or a piece: what is drawn on it, and its words where it has any. */
export function Face({ game, item }: FaceProps) {
  return (
    <>
      {item.text && <span class="face-name">{capital(spoken(item.name))}</span>}
      {item.worth > 0 && <b class="worth">{item.worth}</b>}
      <Signs game={game} signs={item.signs} />
      {item.text && <small class="face-text">{spoken(item.text)}</small>}
      {item.number > 1 && <span class="number">×{item.number}</span>}
    </>
  );
}

/** Trays to look at only, as around someone else's board; those that are empty are left out. */
export function Trays({ game, trays }: { game: string; trays: readonly Tray[] }) {
  return (
    <>
      {trays
        .filter((tray) => tray.items.some(isThere) && tray.name !== "trades")
        .map((tray) => (
          <section key={tray.name} class="opened-tray" data-tray={tray.name}>
            <h3>{spoken(tray.title)}</h3>
            <Things game={game} items={tray.items} />
          </section>
        ))}
    </>
  );
}

/** Things to look at only. */
export function Things({ game, items }: { game: string; items: readonly Item[] }) {
  return (
    <ul class="things">
      {items.filter(isThere).map((item) => (
        <li key={item.key} class={item.text ? "face card-face" : "face"} title={itemLabel(item)}>
          <span class="unseen">{itemLabel(item, game)}</span>
          <span class="face-drawn" aria-hidden="true">
            <Face game={game} item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Of tokens there may be none; anything else lies there to be seen. */
function isThere({ kind, number }: Item): boolean {
  return kind !== "token" || number > 0;
}
