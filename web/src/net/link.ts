/** The live connection of a viewer: a WebSocket, or a stream with POSTs where none can be opened. */

import type { ClientMessage, ServerMessage } from "../wire";
import { API } from "./api";

export type LinkState = "connecting" | "live" | "lost";

export interface Link {
  send: (message: ClientMessage) => void;
  close: () => void;
}

interface Ear {
  hear: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** There is no such table, or no such seat: trying again is no use. */
  gone: (reason: Gone) => void;
}

export type Gone = "no-table" | "no-seat";
type End = "worked" | "failed" | Gone;

/** One way to be connected; `ended` tells how it went. */
type Open = (table: string, token: string | null, ear: Ear, ended: (end: End) => void) => Link;

const CODES: Record<number, Gone> = { 4404: "no-table", 4403: "no-seat", 404: "no-table", 403: "no-seat" };
/** Silence after which one asks whether the server is there, and waits that long once more. */
const SILENCE = 20_000;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After so many WebSockets that never opened, the stream is tried. */
const PATIENCE = 2;

export function connect(table: string, token: string | null, ear: Ear): Link {
  let failures = 0;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let timer = 0;
  let link: Link;
  const open = () => {
    ear.state("connecting");
    const way: Open = failures >= PATIENCE ? stream : socket;
    link = way(table, token, ear, (end) => {
      if (isClosed) return;
      ear.state("lost");
      if (end === "no-table" || end === "no-seat") return ear.gone(end);
      failures = end === "worked" ? 0 : failures + 1;
      wait = end === "worked" ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
    });
  };
  const wake = () => {
    if (isClosed || timer === 0) return;
    window.clearTimeout(timer);
    timer = 0;
    open();
  };
  window.addEventListener("online", wake);
  open();
  return {
    send: (message) => link.send(message),
    close: () => {
      isClosed = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", wake);
      link.close();
    },
  };
}

const socket: Open = (table, token, ear, ended) => {
  const url = new URL(`${API}/tables/${table}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const ws = new WebSocket(url);
  let worked = false;
  let watch = 0;
  const listen = () => {
    window.clearTimeout(watch);
    watch = window.setTimeout(() => {
      if (ws.readyState === WebSocket.OPEN)
        ws.send(JSON.stringify({ type: "ping", id: "ping" } satisfies ClientMessage));
      watch = window.setTimeout(() => ws.close(), SILENCE);
    }, SILENCE);
  };
  ws.onopen = () => ws.send(JSON.stringify({ type: "hello", token } satisfies ClientMessage));
  ws.onmessage = (event: MessageEvent<string>) => {
    if (!worked) ear.state("live");
    worked = true;
    listen();
    ear.hear(JSON.parse(event.data) as ServerMessage);
  };
  ws.onclose = (event) => {
    window.clearTimeout(watch);
    ended(CODES[event.code] ?? (worked ? "worked" : "failed"));
  };
  return {
    send: (message) => {
      if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
    },
    close: () => ws.close(),
  };
};

const stream: Open = (table, token, ear, ended) => {
  const halt = new AbortController();
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  let worked = false;
  const listen = async () => {
    try {
      const answer = await fetch(`${API}/tables/${table}/stream`, { headers, signal: halt.signal });
      if (!answer.ok || !answer.body) return ended(CODES[answer.status] ?? "failed");
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
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
    ended(worked ? "worked" : "failed");
  };
  void listen();
  return {
    send: (message) => {
      const body = JSON.stringify(message);
      const post = { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body };
      void fetch(`${API}/tables/${table}/messages`, post).then(async (answer) => {
        if (answer.ok) for (const said of (await answer.json()) as ServerMessage[]) ear.hear(said);
      });
    },
    close: () => halt.abort(),
  };
};

/** The data lines of a server-sent event. */
function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
}
