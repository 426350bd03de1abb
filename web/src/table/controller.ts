/** What a player does at the table, whichever way they do it: mouse, finger or keys end here. */

import { signal } from "@preact/signals";
import { games } from "../net/api";
import type { Session } from "../state/session";
import { openActs } from "./acts";
import type { Face } from "./face";
import { openHand } from "./hand";
import { openShown } from "./shown";

export type { Remark } from "./shown";

export type Controller = ReturnType<typeof openController>;

export function openController(session: Session, face: Face) {
  const shown = openShown(session);
  const hand = openHand(session, shown);
  return { session, face, bots: botsOf(session), ...shown, ...hand, ...openActs(session, shown, hand) };
}

/** The bots of this game, once they are known. */
function botsOf({ table }: Session) {
  const bots = signal<readonly string[]>([]);
  games().then(
    (all) => {
      bots.value = all.find((game) => game.name === table.peek()?.game)?.bots ?? [];
    },
    () => undefined,
  );
  return bots;
}
