/** One's own ankhs, with what they bring. */

import type { Controller } from "../../table/controller";
import { itemLabel, trayAt } from "../../table/things";
import { say } from "../../words";
import "./ankhs.css";
import { Face } from "./item";
import { UseButton } from "./use-button";

export function Ankhs({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  if (!at) return null;
  const ankhs = trayAt(at.page, controller.ownSeat.value ?? controller.shownSeat.value, "bonuses");
  return (
    <div class="ankhs">
      <h2>{say("web-ankhs")}</h2>
      <ul key={ankhs.map((item) => item.key).join()}>
        {ankhs.map((item) => (
          <li key={item.key}>
            <UseButton
              controller={controller}
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
