/** One's own ankhs, with what they bring. */

import type { Desk } from "../../table/desk";
import { itemLabel, trayAt } from "../../table/things";
import { say } from "../../words";
import "./ankhs.css";
import { Face, UseButton } from "./item";

export function Ankhs({ desk }: { desk: Desk }) {
  const at = desk.session.table.value;
  if (!at) return null;
  const ankhs = trayAt(at.page, desk.ownSeat.value ?? desk.shownSeat.value, "bonuses");
  return (
    <div class="ankhs">
      <h2>{say("web-ankhs")}</h2>
      <ul>
        {ankhs.map((item) => (
          <li key={item.key}>
            <UseButton
              desk={desk}
              name={item.key}
              label={itemLabel(item)}
              class="ankh"
              card={item.card}
              title={item.name}
              isBare
            >
              <Face game={at.game} item={item} />
            </UseButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
