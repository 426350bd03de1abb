/** The owner takes a seat from someone who should not sit there. */

import { Question } from "../parts/question";
import type { Session } from "../state/session";
import type { Player } from "../wire";
import { say } from "../words";
import { playerName } from "./people";

export function RemoveButton({ session, player }: { session: Session; player: Player }) {
  return (
    <Question
      label={say("web-remove-person")}
      asked={say("web-remove-person-really", { who: playerName(player), seat: player.seat + 1 })}
      onYes={() => session.remove(player.seat)}
      isQuiet
      name={`remove-${player.seat}`}
    />
  );
}
