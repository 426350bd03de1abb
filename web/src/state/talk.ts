/** What people say without typing, shown for a while: phrases, and marks on maps. */

import { signal } from "@preact/signals";
import { keep, kept } from "../kept";
import type { ClientMessage, Marked, Said } from "../wire";
import { type Known, messageId } from "./known";

/** Milliseconds for which something that was said is shown. */
const SHOWN = 7000;

export type Phrase = Said["phrase"];

/** What someone says now; the key tells it from what they said before. */
export interface Spoken {
  key: number;
  message: Said | Marked;
}

/** Whether what others say is shown on this device. */
export const isHeard = signal(kept("talk") !== "off");

export function toggleTalk(): void {
  isHeard.value = !isHeard.value;
  keep("talk", isHeard.value ? "on" : "off");
}

export type Talk = ReturnType<typeof openTalk>;

export function openTalk({ talk, seen }: Known, send: (message: ClientMessage) => void) {
  const asked = new Set<string>();
  let count = 0;
  const drop = (key: number) => {
    talk.value = talk.peek().filter((each) => each.key !== key);
  };
  const ask = (make: (id: string) => ClientMessage) => {
    const id = messageId();
    asked.add(id);
    send(make(id));
  };
  return {
    say: (phrase: Phrase) => ask((id) => ({ type: "say", id, phrase })),
    mark: (seat: number, cell: number) => ask((id) => ({ type: "mark", id, seat, cell })),
    /** Whether this answers something that was said. */
    isAwaited: (answers: string | null) => answers !== null && asked.delete(answers),
    /** What is said, one thing at a time for each; what others say can be muted. */
    hear: (message: Said | Marked) => {
      if (message.answers !== null) asked.delete(message.answers);
      if (!isHeard.value && message.by !== seen.peek()?.seat) return;
      const key = ++count;
      talk.value = [...talk.peek().filter((each) => each.message.by !== message.by), { key, message }];
      setTimeout(() => drop(key), SHOWN);
    },
  };
}
