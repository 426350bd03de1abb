/** The live connection of a viewer: a WebSocket, or a stream with POSTs where none can be opened. */

import { device } from "./device-part";
import { isHere } from "./here";
import { checkShell } from "./shell";
import { socket } from "./socket";
import { stream } from "./stream";
import type { Ear, End, Gone, Link, LinkState, Open, Way } from "./way";

export type { Gone, Link, LinkState } from "./way";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After so many WebSockets that never opened, the stream is tried. */
const PATIENCE = 2;

/** When a device wakes, or its network changes, a connection may be dead without knowing it. */
const WAKING: [EventTarget, string][] = [
  [window, "online"],
  [window, "offline"],
  [window, "pageshow"],
  [document, "visibilitychange"],
  [document, "resume"],
];

export function connect(table: string, token: string | null, ear: Ear): Link {
  let failures = 0;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let timer = 0;
  let link: Way;
  const state = renewing(ear.state);
  const open = () => {
    timer = 0;
    state("connecting");
    const way = isHere(table) ? here : failures >= PATIENCE ? stream : socket;
    link = way(table, token, { ...ear, state }, ended);
  };
  const ended = (end: End) => {
    if (isClosed) return;
    state("lost");
    if (isGone(end)) {
      sleep();
      return ear.gone(end);
    }
    failures = end === "worked" ? 0 : failures + 1;
    wait = end === "worked" ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
  };
  const sleep = onWaking(() => {
    if (timer === 0) return link.probe();
    window.clearTimeout(timer);
    open();
  });
  open();
  return {
    send: (message) => link.send(message),
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      sleep();
      link.close();
    },
  };
}

/** A table of this device, once what it takes is loaded. */
const here: Open = (table, token, ear, ended) => {
  const way = device().then((found) => found.deviceWay(table, token, ear, ended));
  way.catch(() => ended("failed"));
  return {
    send: (message) => void way.then((found) => found.send(message)),
    probe: () => {},
    close: () => void way.then((found) => found.close()),
  };
};

function isGone(end: End): end is Gone {
  return end !== "worked" && end !== "failed";
}

/** After each time it was away, the server may have a newer client. */
function renewing(tell: (state: LinkState) => void): (state: LinkState) => void {
  let wasLive = false;
  return (now) => {
    tell(now);
    if (now === "live" && wasLive) void checkShell();
    wasLive ||= now === "live";
  };
}

/** Does something whenever the device wakes; the function returned ends it. */
function onWaking(act: () => void): () => void {
  const wake = () => {
    if (!document.hidden) act();
  };
  for (const [target, event] of WAKING) target.addEventListener(event, wake);
  return () => {
    for (const [target, event] of WAKING) target.removeEventListener(event, wake);
  };
}
