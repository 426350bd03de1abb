/** What every way to be connected has: what is heard, how it ends, and a watch that notices silence. */

import type { ClientMessage } from "../wire";
import type { Heard } from "./wholes";

export type LinkState = "connecting" | "live" | "lost";

export interface Link {
  send: (message: ClientMessage) => void;
  close: () => void;
}

export interface Way extends Link {
  /** Finds out at once whether the other side is still there. */
  probe: () => void;
}

export interface Ear {
  hear: (message: Heard) => void;
  state: (state: LinkState) => void;
  /** There is no such table, no such seat, or nothing that can be read: trying again is no use. */
  gone: (reason: Gone) => void;
}

export type Gone = "no-table" | "no-seat" | "unreadable";
export type End = "worked" | "failed" | Gone;

/** One way to be connected; `ended` tells how it went. */
export type Open = (table: string, token: string | null, ear: Ear, ended: (end: End) => void) => Way;

const CODES: Record<number, Gone> = {
  4403: "no-seat",
  4404: "no-table",
  4410: "unreadable",
  403: "no-seat",
  404: "no-table",
  410: "unreadable",
};

/** How a connection ended that was closed with this code, or answered with this status. */
export function endOf(code: number, worked: boolean): End {
  return CODES[code] ?? (worked ? "worked" : "failed");
}

/** Silence after which one asks whether the server is there; what was said is answered sooner. */
const SILENCE = 15_000;
const ANSWER = 4_000;

export const PING: ClientMessage = { type: "ping", id: "ping" };

/** Notices silence: asks when it lasts, and gives up when that is not answered either. */
export function watching(ask: () => void, giveUp: () => void) {
  let timer = 0;
  let isAsking = false;
  const after = (wait: number, then: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(then, wait);
  };
  const probe = () => {
    if (isAsking) return;
    isAsking = true;
    ask();
    after(ANSWER, giveUp);
  };
  return {
    probe,
    heard: () => {
      isAsking = false;
      after(SILENCE, probe);
    },
    said: () => {
      if (!isAsking) after(ANSWER, probe);
    },
    stop: () => window.clearTimeout(timer),
  };
}
