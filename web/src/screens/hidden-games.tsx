/** Games put out of sight: from here they come back, or go for good. */

import { useSignal } from "@preact/signals";
import { type KeptSeat, keyOf } from "../kept";
import { gameName } from "../names";
import { linkTo } from "../route";
import { bringTableBack, hidden } from "../state/offer";
import { say } from "../words";
import { DeleteWindow } from "./delete-window";
import { moment } from "./moment";

export function HiddenGames() {
  const asked = useSignal<KeptSeat | null>(null);
  const gone = useSignal<KeptSeat | null>(null);
  const close = (isGone: boolean) => {
    if (isGone) gone.value = asked.value;
    asked.value = null;
  };
  return (
    <>
      <div aria-live="polite" data-deleted>
        {gone.value && <p>{say("web-deleted-now", { game: gameName(gone.value.game) })}</p>}
      </div>
      {hidden.value.length > 0 && (
        <details class="hidden-games">
          <summary>{say("web-hidden-games", { number: hidden.value.length })}</summary>
          <ul>
            {hidden.value.map((seat) => (
              <HiddenGame key={keyOf(seat)} seat={seat} onDelete={() => (asked.value = seat)} />
            ))}
          </ul>
        </details>
      )}
      {asked.value && <DeleteWindow seat={asked.value} onClose={close} />}
    </>
  );
}

function HiddenGame({ seat, onDelete }: { seat: KeptSeat; onDelete: () => void }) {
  const game = gameName(seat.game);
  return (
    <li class="row wrap">
      <a href={linkTo.table(seat.table)}>{game}</a>
      <span class="fine">{moment(seat.at / 1000)}</span>
      <button type="button" data-bring-back onClick={() => bringTableBack(seat)}>
        {say("web-bring-back")}
      </button>
      <button type="button" data-delete aria-label={say("web-delete-of", { game })} onClick={onDelete}>
        {say("web-delete")}
      </button>
    </li>
  );
}
