/** A bot's advice, which may take a while: one plays on meanwhile. */

import type { ClientMessage, Hinted } from "../wire";
import { holdFor } from "./hint";
import { type Known, messageId } from "./known";

export type Hints = ReturnType<typeof openHints>;

export function openHints(known: Known, send: (message: ClientMessage) => void) {
  let awaited = "";
  const stop = () => {
    awaited = "";
    known.isThinking.value = false;
  };
  return {
    ask: () => {
      const at = known.table.value;
      if (!at || known.link.value !== "live" || known.isThinking.value) return;
      known.refusal.value = null;
      known.isThinking.value = true;
      awaited = messageId();
      send({ type: "hint", id: awaited, turn: at.turn });
    },
    /** What is advised is put down to be seen. */
    hear: (heard: Hinted) => {
      if (heard.answers !== awaited) return;
      stop();
      known.advised.value = heard;
      const page = known.page.value;
      known.hold.value = (page && holdFor(page, heard.action)) ?? known.hold.value;
    },
    isAwaited: (answers: string) => answers === awaited,
    stop,
  };
}
