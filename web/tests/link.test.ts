import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, type Gone, type Link, type LinkState } from "../src/net/link";
import type { ClientMessage, ServerMessage } from "../src/wire";
import { tableOf } from "./heard";

/** A WebSocket of which the test is the other end. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  tells(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const heard: ServerMessage[] = [];
const states: LinkState[] = [];
const gone: Gone[] = [];
let link: Link;

const HELLO: ClientMessage = { type: "hello", token: "secret", takes_changes: true };
const PONG: ServerMessage = { type: "pong", answers: "ping", now: 0 };
const newest = (): Socket => {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  for (const list of [heard, states, gone]) list.length = 0;
  link = connect("t", "secret", {
    hear: (message) => heard.push(message),
    state: (state) => states.push(state),
    gone: (reason) => gone.push(reason),
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test("the token is said in the first message, never in the address", () => {
  newest().opens();
  expect(newest().url.href).toBe("ws://here/api/tables/t/live");
  expect(newest().said).toEqual([HELLO]);
});

test("it is live from the first word of the server on", () => {
  newest().opens();
  expect(states).toEqual(["connecting"]);
  newest().tells(PONG);
  expect([states, heard]).toEqual([["connecting", "live"], [PONG]]);
});

test("a table is put together from what has changed", () => {
  newest().opens();
  const table = tableOf("shapes");
  const prompt = { message: "watching", values: {} };
  newest().tells(table);
  newest().tells({ type: "changed", since: 1, table: { version: 2 }, page: { prompt }, answers: "a" });
  newest().tells({ type: "changed", since: 2, table: { turn: 5 }, page: {}, answers: null });
  const second = { ...table, version: 2, page: { ...table.page, prompt }, answers: "a" };
  expect(heard).toEqual([table, second, { ...second, turn: 5, answers: null }]);
});

test("what changed at a table that is not known is not shown, and the whole is asked for", () => {
  newest().opens();
  newest().tells(tableOf("shapes"));
  newest().tells({ type: "changed", since: 7, table: { version: 8 }, page: {}, answers: null });
  expect(heard).toHaveLength(1);
  expect(newest().said).toEqual([HELLO, HELLO]);
});

test("silence is asked about, and an answer is enough", () => {
  newest().opens();
  newest().tells(PONG);
  vi.advanceTimersByTime(15_000);
  expect(newest().said.at(-1)).toEqual({ type: "ping", id: "ping" });
  newest().tells(PONG);
  vi.advanceTimersByTime(5_000);
  expect(states.at(-1)).toBe("live");
});

test("without an answer the connection is given up and opened anew", () => {
  newest().opens();
  newest().tells(PONG);
  vi.advanceTimersByTime(15_000 + 4_000);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect([Socket.all.length, states.at(-1)]).toEqual([2, "connecting"]);
});

test.each<[number, Gone]>([
  [4403, "no-seat"],
  [4404, "no-table"],
  [4410, "unreadable"],
])("a connection closed with %i is not opened again: %s", (code, reason) => {
  newest().opens();
  newest().onclose({ code });
  vi.advanceTimersByTime(60_000);
  expect([gone, Socket.all.length]).toEqual([[reason], 1]);
});

test("a device that wakes tries at once instead of waiting", () => {
  newest().onclose({ code: 1006 });
  window.dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(2);
});

test("after sockets that never opened the stream is tried, and read line by line", async () => {
  const text = `data: ${JSON.stringify(PONG)}\r\n\r\n: still here\n\ndata: ${JSON.stringify(PONG)}\n\n`;
  const body = new Response(text).body;
  const fetched = vi.fn(async () => new Response(body));
  vi.stubGlobal("fetch", fetched);
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(fetched).toHaveBeenCalledWith("/api/tables/t/stream", expect.anything());
  await vi.waitFor(() => expect(heard).toEqual([PONG, PONG]));
  const answer = { method: "POST", body: JSON.stringify({ type: "ping", id: "ping" }) };
  expect(fetched).toHaveBeenCalledWith("/api/tables/t/messages", expect.objectContaining(answer));
});

test("a stream that is refused since the link is no seat is not asked for again", async () => {
  const fetched = vi.fn(async () => new Response("", { status: 403 }));
  vi.stubGlobal("fetch", fetched);
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1_000);
  newest().onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(2_500);
  await vi.waitFor(() => expect(gone).toEqual(["no-seat"]));
  const sockets = Socket.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Socket.all.length).toBe(sockets);
});

test("what is closed stays closed", () => {
  newest().opens();
  link.close();
  newest().onclose({ code: 1006 });
  vi.advanceTimersByTime(60_000);
  expect(Socket.all.length).toBe(1);
});
