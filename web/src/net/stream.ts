/** A table by server-sent events, and by POST what is said: where no WebSocket can be opened. */

import type { ClientMessage } from "../wire";
import { API } from "./api";
import { endOf, type Open, PING, watching } from "./way";
import type { Heard } from "./wholes";

export const stream: Open = (table, token, ear, ended) => {
  const halt = new AbortController();
  const close = () => halt.abort();
  const server = requests(table, token, halt.signal);
  let worked = false;
  const post = async (message: ClientMessage) => {
    const answer = await server.say(message);
    watch.heard();
    if (answer.ok) for (const said of (await answer.json()) as Heard[]) ear.hear(said);
  };
  const send = (message: ClientMessage) => void post(message).catch(close);
  const watch = watching(() => send(PING), close);
  const hear = (message: Heard) => {
    if (!worked) ear.state("live");
    worked = true;
    ear.hear(message);
  };
  /** Who has a seat answers, to be seen as here: without a timer, since those of a tab in the background hardly run. */
  const answerSign = () => {
    if (token) send(PING);
  };
  const listen = async () => {
    const answer = await server.listen();
    if (answer.ok && answer.body) return readEvents(answer.body, watch.heard, hear, answerSign);
    if (endOf(answer.status, false) === "unreadable") ear.hear((await answer.json()) as Heard);
    return answer.status;
  };
  const finish = (status: number) => {
    watch.stop();
    ended(endOf(status, worked));
  };
  watch.said();
  // A broken stream is an ended one.
  void listen().then(
    (status) => finish(status ?? 0),
    () => finish(0),
  );
  return { send, probe: watch.probe, close };
};

/** The two requests to a table, until they are halted. */
function requests(table: string, token: string | null, signal: AbortSignal) {
  const path = `${API}/tables/${table}`;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    listen: () => fetch(`${path}/stream`, { headers, signal }),
    say: (message: ClientMessage) =>
      fetch(`${path}/messages`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(message),
        signal,
      }),
  };
}

/** Reads the events as they come, whatever pieces they come in. */
async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  arrived: () => void,
  hear: (message: Heard) => void,
  answerSign: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    arrived();
    const blocks = (text + part.value).replaceAll("\r\n", "\n").split("\n\n");
    text = blocks.pop() ?? "";
    const said = blocks.map(dataOf);
    for (const data of said) if (data !== "") hear(JSON.parse(data) as Heard);
    if (said.includes("")) answerSign();
  }
}

/** The data lines of a server-sent event. */
function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");
}
