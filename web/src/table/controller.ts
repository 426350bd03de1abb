/** What a player does at the table, whichever way they do it: mouse, finger or keys end here. */

import { signal } from "@preact/signals";
import { games } from "../net/api";
import { openStage } from "../parts/ceremony";
import type { Session } from "../state/session";
import type { GameInfo } from "../wire";
import { openActs } from "./acts";
import type { Face } from "./face";
import { openHand } from "./hand";
import { openShown, remark } from "./shown";

export type { Remark } from "./shown";

export type Controller = ReturnType<typeof openController>;

export function openController(session: Session, face: Face) {
  const shown = openShown(session);
  const hand = openHand(session, shown);
  const stage = openStage((meaning) => remark(shown, meaning));
  return {
    session,
    face,
    stage,
    offer: offerOf(session),
    ...shown,
    ...hand,
    ...openActs(session, shown, hand),
  };
}

/** The game as it is offered here, once that is known. */
function offerOf({ table }: Session) {
  const offer = signal<GameInfo | null>(null);
  games().then(
    (all) => {
      offer.value = all.find((game) => game.name === table.peek()?.game) ?? null;
    },
    () => undefined,
  );
  return offer;
}
