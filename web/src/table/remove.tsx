/** The owner takes a seat from someone who should not sit there. */

import type { Session } from "../state/session";
import type { Player } from "../wire";
import { say } from "../words";
import { playerName } from "./people";

export function RemoveButton({ session, player }: { session: Session; player: Player }) {
  const remove = () => {
    const asked = say("web-remove-person-really", { who: playerName(player), seat: player.seat + 1 });
    if (confirm(asked)) session.remove(player.seat);
  };
  return (
    <button type="button" class="quiet" data-remove-from={player.seat} onClick={remove}>
      {say("web-remove-person")}
    </button>
  );
}
