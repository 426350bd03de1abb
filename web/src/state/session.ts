/** A viewer at a table: what the server said last, what is held, and what can be asked. */

import { connect, type Link, type LinkState } from "../net/link";
import type { ClientMessage } from "../wire";
import { hearing } from "./hearing";
import { openHints } from "./hints";
import { nothingKnown } from "./known";
import { openPreviews } from "./previews";
import { openRequests, type Requests } from "./requests";
import { openTalk } from "./talk";
import { openTime } from "./time";

export type { Told } from "./known";

export type Session = ReturnType<typeof openSession>;

export function openSession(id: string, token: string | null) {
  const known = nothingKnown();
  const send = (message: ClientMessage) => connection.send(message);
  const hints = openHints(known, send);
  const requests = openRequests(known, hints, send);
  const previews = openPreviews(known, send);
  const talk = openTalk(known, send);
  const time = openTime(known, send);
  const connection: Link = connect(id, token, {
    hear: hearing(known, { requests, previews, hints, talk, time }, send),
    state: (state: LinkState) => {
      known.link.value = state;
      if (state === "live") return;
      known.isSending.value = false;
      known.isNew.value = true;
      hints.stop();
    },
    gone: (reason) => {
      known.gone.value = reason;
    },
  });
  return {
    id,
    token,
    ...known,
    ...acts(requests.request),
    hint: hints.ask,
    say: talk.say,
    mark: talk.mark,
    close: () => {
      time.stop();
      previews.stop();
      connection.close();
    },
  };
}

/** What is asked of the server, each thing with the turn it is for. */
function acts(request: Requests["request"]) {
  return {
    act: (action: string) => request((id, turn) => ({ type: "act", id, turn, action })),
    takeBack: () => request((id, turn) => ({ type: "take_back", id, turn })),
    replace: (seat: number, bot: string | null) => request((id) => ({ type: "replace", id, seat, bot })),
    without: (seat: number) => request((id) => ({ type: "without", id, seat })),
    remove: (seat: number) => request((id) => ({ type: "remove", id, seat })),
    soloAmbush: (seat: number) => request((id, turn) => ({ type: "solo_ambush", id, turn, seat })),
    stepIn: (seat: number) => request((id, turn) => ({ type: "step_in", id, turn, seat })),
  };
}
