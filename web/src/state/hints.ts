/** A bot's advice, which may take a while: one plays on meanwhile. It is asked for once, and told bit by bit. */

import type { ClientMessage, Hinted } from "../wire";
import { holdFor, nextGrade } from "./hint";
import { type Known, messageId } from "./known";

export type Hints = ReturnType<typeof openHints>;

export function openHints(known: Known, send: (message: ClientMessage) => void) {
  let awaited = "";
  const stop = () => {
    awaited = "";
    known.isThinking.value = false;
  };
  /** The next grade; the move is put down to be seen. */
  const tellMore = () => {
    const [page, advised] = [known.page.value, known.advised.value];
    known.grade.value = nextGrade(advised, known.grade.value);
    if (page && known.hinted.value) known.hold.value = holdFor(page, known.hinted.value) ?? known.hold.value;
  };
  return {
    ask: () => {
      const at = known.table.value;
      if (known.advised.value) return tellMore();
      if (!at || known.link.value !== "live" || known.isThinking.value) return;
      known.refusal.value = null;
      known.isThinking.value = true;
      awaited = messageId();
      send({ type: "hint", id: awaited, turn: at.turn });
    },
    hear: (heard: Hinted) => {
      if (heard.answers !== awaited) return;
      stop();
      known.advised.value = heard;
      known.grade.value = null;
      tellMore();
    },
    forget: () => {
      stop();
      known.advised.value = null;
      known.grade.value = null;
    },
    isAwaited: (answers: string) => answers === awaited,
    stop,
  };
}
