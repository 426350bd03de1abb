/** What the server says, and what becomes known by it. */

import { batch } from "@preact/signals";
import type { Hinted, Note, Refusal, ServerMessage, Table } from "../wire";
import { holdFor } from "./hint";
import { firstHold } from "./hold";
import type { Known } from "./known";
import { named } from "./named";
import type { Previews } from "./previews";
import type { Requests } from "./requests";

const REMEMBERED = 60;
/** Someone with the same seat, in another window, was faster. */
const PUT_ASIDE: Note = { message: "web-put-aside", values: {} };

/** Takes in one message after the other. */
export function hearing(known: Known, requests: Requests, previews: Previews) {
  const see = seeing(known, requests);
  return (heard: ServerMessage): void => {
    const people = heard.type === "table" ? heard : (known.table.peek() ?? { players: [], seat: null });
    const message = named(heard, people);
    batch(() => {
      switch (message.type) {
        case "table":
          return see(message);
        case "previewed":
          return previews.hear(message);
        case "hinted":
          return showHint(known, message);
        case "refusal":
          previews.refused(message);
          return showRefusal(known, requests, message);
        case "unreadable":
          known.unreadable.value = message;
          return;
        case "pong":
          return;
      }
    });
  };
}

function showHint({ page, hold, hinted, isSending }: Known, { action }: Hinted): void {
  hinted.value = action;
  isSending.value = false;
  hold.value = (page.value && holdFor(page.value, action)) ?? hold.value;
}

/** That something else came too late is of no interest. */
function showRefusal(known: Known, requests: Requests, { answers, note }: Refusal): void {
  if (answers !== null && !requests.isAwaited(answers)) return;
  requests.settle();
  known.refusal.value = note;
  known.isSending.value = false;
}

/** Takes in one table after the other, but none that is older than what is known. */
function seeing(known: Known, requests: Requests) {
  let offered = "";
  let count = 0;
  const tell = (news: readonly Note[]) => {
    const told = news.map((note) => ({ key: count++, note }));
    known.log.value = [...known.log.value, ...told].slice(-REMEMBERED);
  };
  return (next: Table): void => {
    const last = known.table.value;
    const isAnswer = requests.isAwaited(next.answers);
    if (isAnswer) requests.settle();
    if (last && next.version < last.version) return;
    const placings = JSON.stringify(next.page.placings);
    const isSameOffer = last !== null && placings === offered;
    offered = placings;
    known.table.value = next;
    known.isSending.value = false;
    if (last?.version !== next.version && next.news.length > 0) tell(next.news);
    if (last && next.turn !== last.turn) known.refusal.value = null;
    if (isSameOffer) return;
    if (!isAnswer && known.hold.value?.isDown && !requests.hasUnanswered()) known.refusal.value = PUT_ASIDE;
    known.hold.value = firstHold(next.page);
    known.hinted.value = null;
    requests.askAgain();
  };
}
