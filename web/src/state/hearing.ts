/** What the server says, and what becomes known by it. */

import { batch } from "@preact/signals";
import type { Heard } from "../net/wholes";
import type { ClientMessage, Lobby, Note, Placing, Refusal, Table } from "../wire";
import type { Hints } from "./hints";
import { firstHold } from "./hold";
import type { Known } from "./known";
import { named } from "./named";
import { nextAboutNumber } from "./numbers";
import type { Previews } from "./previews";
import type { Requests } from "./requests";
import type { Talk } from "./talk";
import type { Time } from "./time";

const REMEMBERED = 60;
/** Milliseconds: sooner than any new connection, later than any answer that a server has at once. */
const SAID_AGAIN = 250;
/** Someone with the same seat, in another window, was faster. */
const PUT_ASIDE: Note = { message: "web-put-aside", values: {} };

/** What was asked, and is to be answered. */
export interface Asked {
  requests: Requests;
  previews: Previews;
  hints: Hints;
  talk: Talk;
  time: Time;
}

/** Takes in one message after the other. */
export function hearing(known: Known, asked: Asked, send: (message: ClientMessage) => void) {
  const see = seeing(known, asked);
  const wait = waiting(known, asked, send);
  return (heard: Heard): void => {
    const isSeen = heard.type === "table" || heard.type === "lobby";
    const people = isSeen ? heard : (known.seen.peek() ?? { players: [], seat: null });
    const message = named(heard, people);
    const asSent = heard.type === "table" ? heard.page.placings : [];
    batch(() => {
      switch (message.type) {
        case "table":
          return see(message, asSent);
        case "lobby":
          return wait(message);
        case "previewed":
          return asked.previews.hear(message);
        case "hinted":
          return asked.hints.hear(message);
        case "refusal":
          return showRefusal(known, asked, message);
        case "unreadable":
          known.unreadable.value = message;
          return;
        case "pong":
          return asked.time.hear(message);
        case "said":
        case "marked":
          return asked.talk.hear(message);
      }
    });
  };
}

/** Waits for the cards, and adds the number of this device to them: again after a while, as long as it is not heard. */
function waiting(known: Known, { requests }: Asked, send: (message: ClientMessage) => void) {
  let last = { id: "", at: 0 };
  return (lobby: Lobby): void => {
    if (requests.isAwaited(lobby.answers)) requests.settle();
    known.isSending.value = false;
    known.table.value = null;
    known.lobby.value = lobby;
    const said = nextAboutNumber(lobby);
    if (!said || (said.id === last.id && Date.now() < last.at + SAID_AGAIN)) return;
    last = { id: said.id, at: Date.now() };
    send(said);
  };
}

/** That a preview came too late is of no interest, nor a hint for what was done since. */
function showRefusal(known: Known, { requests, previews, hints, talk }: Asked, refusal: Refusal): void {
  const { answers, note } = refusal;
  if (talk.isAwaited(answers)) {
    known.refusal.value = note;
    return;
  }
  previews.refused(refusal);
  const isHint = answers !== null && hints.isAwaited(answers);
  if (isHint) hints.stop();
  else if (answers !== null && !requests.isAwaited(answers)) return;
  else requests.settle();
  known.refusal.value = note;
  known.isSending.value = false;
}

/** Takes in one table after the other, but none that is older than what is known. */
function seeing(known: Known, { requests, hints }: Asked) {
  let offered: readonly Placing[] = [];
  let count = 0;
  const tell = (news: readonly Note[]) => {
    const told = news.map((note) => ({ key: count++, note }));
    known.log.value = [...known.log.value, ...told].slice(-REMEMBERED);
  };
  return (next: Table, placings: readonly Placing[]): void => {
    const last = known.table.value;
    const isAnswer = requests.isAwaited(next.answers);
    if (isAnswer) requests.settle();
    if (last && next.version < last.version && !known.isNew.value) return;
    known.isNew.value = false;
    const isSameOffer = last !== null && isSame(placings, offered);
    offered = placings;
    known.table.value = next;
    known.lobby.value = null;
    known.isSending.value = false;
    if (last?.version !== next.version && next.news.length > 0) tell(next.news);
    if (last && next.turn !== last.turn) known.refusal.value = null;
    if (isSameOffer) return;
    if (!isAnswer && known.hold.value?.isDown && !requests.hasUnanswered()) known.refusal.value = PUT_ASIDE;
    known.hold.value = firstHold(next.page);
    hints.forget();
    requests.askAgain();
  };
}

/** Whether two offers are alike: what has not changed is the same object, and only a whole table is compared. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
