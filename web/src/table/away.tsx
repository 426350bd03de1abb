/** What one who waits can do at once: for who is away if they decide for others, for who is out of time in any case. */

import { say } from "../words";
import type { Controller } from "./controller";
import { awayFrom, canDecide, isDue, lateAt, seatWithin } from "./people";
import "./away.css";

export function AwayOffer({ controller }: { controller: Controller }) {
  const { session } = controller;
  const at = session.table.value;
  if (!at || at.seat === null || isDue(at)) return null;
  const away = canDecide(at) ? awayFrom(at) : [];
  const late = session.isUp.value ? lateAt(at) : [];
  if (away.length + late.length === 0) return null;
  return (
    <div key={[...late, ...away].map(({ seat }) => seat).join()} class="away-offer" data-away>
      {late.map(({ seat }) => (
        <StepIn key={seat} controller={controller} seat={seat} />
      ))}
      {away.map(({ seat }) => (
        <Replace key={seat} controller={controller} seat={seat} />
      ))}
    </div>
  );
}

interface OfferProps {
  controller: Controller;
  seat: number;
}

const isOff = ({ session }: Controller) => session.isSending.value || session.link.value !== "live";

/** For this turn only. */
function StepIn({ controller, seat }: OfferProps) {
  const { session } = controller;
  const at = session.table.value;
  if (!at) return null;
  return (
    <p class="row wrap">
      <button
        type="button"
        data-step-in={seat}
        disabled={isOff(controller)}
        onClick={() => session.stepIn(seat)}
      >
        {say("web-step-in", { who: seatWithin(at, seat) })}
      </button>
    </p>
  );
}

/** From now on, or where the rules have a way for this ambush alone. */
function Replace({ controller, seat }: OfferProps) {
  const { session } = controller;
  const at = session.table.value;
  const bot = controller.offer.value?.strongest_bot;
  if (!at) return null;
  return (
    <p class="row wrap">
      {bot && (
        <button
          type="button"
          data-let-bot={seat}
          disabled={isOff(controller)}
          onClick={() => session.replace(seat, bot)}
        >
          {say("web-let-bot", { who: seatWithin(at, seat) })}
        </button>
      )}
      {at.stand_ins.includes(seat) && (
        <button
          type="button"
          data-stand-in={seat}
          disabled={isOff(controller)}
          onClick={() => session.soloAmbush(seat)}
        >
          {say("web-solo-ambush")}
        </button>
      )}
    </p>
  );
}
