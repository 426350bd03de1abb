/** A table by WebSocket. */

import type { ClientMessage, ServerMessage } from "../wire";
import { API } from "./api";
import { type End, endOf, type Open, PING, watching } from "./way";
import { wholes } from "./wholes";

export const socket: Open = (table, token, ear, ended) => {
  const ws = new WebSocket(addressOf(table));
  let worked = false;
  let isEnded = false;
  const close = () => {
    isEnded = true;
    watch.stop();
    ws.close();
  };
  const end = (how: End) => {
    if (isEnded) return;
    close();
    ended(how);
  };
  const send = (message: ClientMessage) => {
    if (ws.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message));
  };
  const watch = watching(
    () => send(PING),
    () => end(worked ? "worked" : "failed"),
  );
  watch.said();
  const greet = () => send({ type: "hello", token, takes_changes: true });
  const hear = wholes(ear.hear, greet);
  ws.onopen = greet;
  ws.onmessage = (event: MessageEvent<string>) => {
    if (isEnded) return;
    if (!worked) ear.state("live");
    worked = true;
    watch.heard();
    hear(JSON.parse(event.data) as ServerMessage);
  };
  ws.onclose = (event) => end(endOf(event.code, worked));
  const say = (message: ClientMessage) => {
    send(message);
    watch.said();
  };
  return { send: say, probe: watch.probe, close };
};

function addressOf(table: string): URL {
  const url = new URL(`${API}/tables/${table}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return url;
}
