/** The time of a turn, as the server counts it: it is asked once what time it is there. */

import { effect } from "@preact/signals";
import type { ClientMessage, Pong } from "../wire";
import { type Known, messageId } from "./known";

const SECOND = 1000;

export type Time = ReturnType<typeof openTime>;

export function openTime({ table, now, isNew }: Known, send: (message: ClientMessage) => void) {
  /** Seconds by which the server's clock is ahead of this one. */
  let ahead = 0;
  let isAsked = false;
  const tick = () => {
    now.value = Date.now() / SECOND + ahead;
  };
  const stop = effect(() => {
    const isCounted = (table.value?.until ?? null) !== null;
    if (isNew.value) isAsked = false;
    if (!isCounted) return;
    if (!isAsked) send({ type: "ping", id: messageId() });
    isAsked = true;
    tick();
    const ticking = setInterval(tick, SECOND);
    return () => clearInterval(ticking);
  });
  return {
    stop,
    hear: (pong: Pong) => {
      ahead = pong.now - Date.now() / SECOND;
      tick();
    },
  };
}
