import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Gone, LinkState } from "../src/net/link";
import type { Heard } from "../src/net/wholes";
import { openSession, type Session } from "../src/state/session";
import { isHeard, toggleTalk } from "../src/state/talk";
import type { ClientMessage, Said } from "../src/wire";
import { tableOf } from "./heard";

/** The other end of the connection. */
const server = {
  said: [] as ClientMessage[],
  hear: (_: Heard) => {},
  state: (_: LinkState) => {},
  gone: (_: Gone) => {},
};

vi.mock("../src/net/link", () => ({
  connect: (_table: string, _token: string | null, ear: Pick<typeof server, "hear" | "state" | "gone">) => {
    Object.assign(server, ear);
    return { send: (message: ClientMessage) => server.said.push(message), close: () => {} };
  },
}));

let session: Session;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  server.said = [];
  session = openSession("t", "token");
  server.state("live");
});

afterEach(() => {
  session.close();
  isHeard.value = true;
  vi.useRealTimers();
});

const said = (by: number, phrase: Said["phrase"] = "hello", answers: string | null = null): Said => ({
  type: "said",
  by,
  phrase,
  answers,
});
const shown = () => session.talk.value.map(({ message }) => message);

test("what is said is shown for a while, the last thing of each", () => {
  server.hear(tableOf("mapmaker"));
  server.hear(said(1));
  server.hear(said(1, "ouch"));
  server.hear({ type: "marked", by: 0, seat: 1, cell: 7, answers: null });
  expect(shown().map((each) => each.by)).toEqual([1, 0]);
  expect(shown()[0]).toMatchObject({ phrase: "ouch" });
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test("the others can be muted, and one hears oneself", () => {
  server.hear(tableOf("mapmaker"));
  toggleTalk();
  server.hear(said(1));
  server.hear(said(0));
  expect(shown().map((each) => each.by)).toEqual([0]);
});

test("that it was too much is said, and disturbs nothing that was asked", () => {
  server.hear(tableOf("mapmaker"));
  session.takeBack();
  session.say("hello");
  const [message] = server.said.slice(-1);
  const answers = message && "id" in message ? message.id : "";
  const note = { message: "refused-talk", values: {} };
  server.hear({ type: "refusal", answers, reason: "", note, culprits: "0", missing: "0" });
  expect(session.refusal.value).toEqual(note);
  expect(session.isSending.value).toBe(true);
});

test("time runs by the server's clock, which is asked once", () => {
  const timer = { pace: "gentle", seconds: 60 } as const;
  server.hear(tableOf("mapmaker", { timer, until: 5_060 }));
  server.hear(tableOf("mapmaker", { timer, until: 5_060, version: 2 }));
  const pings = server.said.filter(({ type }) => type === "ping");
  expect(pings).toHaveLength(1);
  server.hear({ type: "pong", answers: "x", now: 5_000 });
  expect(session.now.value).toBe(5_000);
  vi.advanceTimersByTime(59_000);
  expect(session.isUp.value).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(session.isUp.value).toBe(true);
  server.hear(tableOf("mapmaker", { timer, until: null, version: 3 }));
  expect(session.isUp.value).toBe(false);
});

test("where no time is counted, nothing is asked", () => {
  server.hear(tableOf("mapmaker"));
  expect(server.said).toEqual([]);
});
