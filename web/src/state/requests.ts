/** What is asked of the server and waits for an answer. */

import type { ClientMessage } from "../wire";
import type { Hints } from "./hints";
import { type Known, messageId } from "./known";

export type Requests = ReturnType<typeof openRequests>;

export function openRequests(known: Known, hints: Hints, send: (message: ClientMessage) => void) {
  let awaited = "";
  let unanswered: ClientMessage | null = null;
  return {
    /** Sends something that the server answers with a fresh table. */
    request: (make: (id: string, turn: number) => ClientMessage) => {
      if (!known.seen.value || known.link.value !== "live") return;
      known.isSending.value = true;
      known.refusal.value = null;
      hints.stop();
      awaited = messageId();
      const message = make(awaited, known.table.value?.turn ?? 0);
      unanswered = message.type === "act" ? message : null;
      send(message);
    },
    isAwaited: (answers: string | null) => answers !== null && answers === awaited,
    hasUnanswered: () => unanswered !== null,
    settle: () => {
      unanswered = null;
    },
    /** What was sent before the connection broke: the server knows whether it counts, and says so. */
    askAgain: () => {
      if (unanswered) send(unanswered);
      unanswered = null;
    },
  };
}
