/** What the owner, who waits, can do at once about someone who is away. */

import { say } from "../words";
import type { Controller } from "./controller";
import { awayFrom, isDue, seatWithin } from "./people";
import "./away.css";

export function AwayOffer({ controller }: { controller: Controller }) {
  const { session } = controller;
  const at = session.table.value;
  const bot = controller.offer.value?.strongest_bot;
  if (!at?.is_owner || isDue(at)) return null;
  const away = awayFrom(at);
  if (away.length === 0) return null;
  const isOff = session.isSending.value || session.link.value !== "live";
  return (
    <div class="away-offer" data-away>
      {away.map(({ seat }) => (
        <p key={seat} class="row wrap">
          {bot && (
            <button
              type="button"
              data-let-bot={seat}
              disabled={isOff}
              onClick={() => session.replace(seat, bot)}
            >
              {say("web-let-bot", { who: seatWithin(at, seat) })}
            </button>
          )}
          {at.stand_ins.includes(seat) && (
            <button
              type="button"
              data-stand-in={seat}
              disabled={isOff}
              onClick={() => session.soloAmbush(seat)}
            >
              {say("web-solo-ambush")}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
