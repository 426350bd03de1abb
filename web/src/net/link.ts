/** The live connection of a viewer: a WebSocket, or a stream with POSTs where none can be opened. */

import type { ClientMessage, ServerMessage } from "../wire";
import { API } from "./api";
import { checkShell } from "./shell";

export type LinkState = "connecting" | "live" | "lost";

export interface Link {
  send: (message: ClientMessage) => void;
  close: () => void;
}

interface Way extends Link {
  /** Finds out at once whether the other side is still there. */
  probe: () => void;
}

interface Ear {
  hear: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** There is no such table, no such seat, or nothing that can be read: trying again is no use. */
  gone: (reason: Gone) => void;
}

export type Gone = "no-table" | "no-seat" | "unreadable";
type End = "worked" | "failed" | Gone;

/** One way to be connected; `ended` tells how it went. */
type Open = (table: string, token: string | null, ear: Ear, ended: (end: End) => void) => Way;

const CODES: Record<number, Gone> = {
  4403: "no-seat",
  4404: "no-table",
  4410: "unreadable",
  403: "no-seat",
  404: "no-table",
  410: "unreadable",
};
/** Silence after which one asks whether the server is there; what was said is answered sooner. */
const SILENCE = 15_000;
const ANSWER = 4_000;

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
  let wasLive = false;
  let link: Way;
  const state = (now: LinkState) => {
    ear.state(now);
    if (now === "live" && wasLive) void checkShell();
    wasLive ||= now === "live";
  };
  const open = () => {
    timer = 0;
    state("connecting");
    const way: Open = failures >= PATIENCE ? stream : socket;
    link = way(table, token, { ...ear, state }, (end) => {
      if (isClosed) return;
      state("lost");
      if (end !== "worked" && end !== "failed") {
        forget();
        return ear.gone(end);
      }
      failures = end === "worked" ? 0 : failures + 1;
      wait = end === "worked" ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
    });
  };
  const wake = () => {
    if (document.hidden) return;
    if (timer === 0) return link.probe();
    window.clearTimeout(timer);
    open();
  };
  const forget = () => {
    for (const [target, event] of WAKING) target.removeEventListener(event, wake);
  };
  for (const [target, event] of WAKING) target.addEventListener(event, wake);
  open();
  return {
    send: (message) => link.send(message),
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      forget();
      link.close();
    },
  };
}

const socket: Open = (table, token, ear, ended) => {
  const url = new URL(`${API}/tables/${table}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const ws = new WebSocket(url);
  let worked = false;
  let isEnded = false;
  const end = (how: End) => {
    if (isEnded) return;
    isEnded = true;
    watch.stop();
    ws.close();
    ended(how);
  };
  const send = (message: ClientMessage) => {
    if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
  };
  const watch = watching(
    () => send({ type: "ping", id: "ping" }),
    () => end(worked ? "worked" : "failed"),
  );
  watch.said();
  ws.onopen = () => send({ type: "hello", token });
  ws.onmessage = (event: MessageEvent<string>) => {
    if (isEnded) return;
    if (!worked) ear.state("live");
    worked = true;
    watch.heard();
    ear.hear(JSON.parse(event.data) as ServerMessage);
  };
  ws.onclose = (event) => end(CODES[event.code] ?? (worked ? "worked" : "failed"));
  return {
    send: (message) => {
      send(message);
      watch.said();
    },
    probe: watch.probe,
    close: () => {
      isEnded = true;
      watch.stop();
      ws.close();
    },
  };
};

/** Notices silence: asks when it lasts, and gives up when that is not answered either. */
function watching(ask: () => void, giveUp: () => void) {
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

const stream: Open = (table, token, ear, ended) => {
  const halt = new AbortController();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  let worked = false;
  const post = async (message: ClientMessage) => {
    const body = JSON.stringify(message);
    const request = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body };
    const answer = await fetch(`${API}/tables/${table}/messages`, { ...request, signal: halt.signal });
    watch.heard();
    if (answer.ok) for (const said of (await answer.json()) as ServerMessage[]) ear.hear(said);
  };
  const send = (message: ClientMessage) => {
    post(message).catch(() => halt.abort());
  };
  const watch = watching(
    () => send({ type: "ping", id: "ping" }),
    () => halt.abort(),
  );
  const listen = async () => {
    try {
      const answer = await fetch(`${API}/tables/${table}/stream`, { headers, signal: halt.signal });
      if (!answer.ok || !answer.body) {
        watch.stop();
        const end = CODES[answer.status] ?? "failed";
        if (end === "unreadable") ear.hear((await answer.json()) as ServerMessage);
        return ended(end);
      }
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        watch.heard();
        const blocks = (text + part.value).replaceAll("\r\n", "\n").split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) {
          const data = dataOf(block);
          if (data === "") continue;
          if (!worked) ear.state("live");
          worked = true;
          ear.hear(JSON.parse(data) as ServerMessage);
        }
      }
    } catch {
      // A broken stream is an ended one.
    }
    watch.stop();
    ended(worked ? "worked" : "failed");
  };
  watch.said();
  void listen();
  return { send, probe: watch.probe, close: () => halt.abort() };
};

/** The data lines of a server-sent event. */
function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
}
