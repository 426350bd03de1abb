import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/kept";
import { challenge, deleteTable, games, isAway, look, mine, replay, takeChallenge } from "../src/net/api";
import { markHere, unmarkHere } from "../src/net/here";

const askDevice = vi.fn(async () => ["here"]);
vi.mock("../src/net/device-part", () => ({ device: async () => ({ askDevice }) }));

const PROBLEM = JSON.stringify({ reason: "", note: { message: "refused-unwell", values: {} } });

const answering = (status: number, type: string, body: string) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }));

beforeEach(() => {
  askDevice.mockClear();
  keep("pack", "kept");
});

afterEach(() => keep("pack", ""));

test.each([502, 503, 504])(
  "a proxy that says %i stands before no server: the device answers",
  async (status) => {
    answering(status, "text/html", "<h1>Bad Gateway</h1>");
    expect(await games()).toEqual(["here"]);
    expect(isAway.value).toBe(true);
  },
);

test("a server that is unwell is a server", async () => {
  answering(503, "application/json", PROBLEM);
  await expect(games()).rejects.toMatchObject({ status: 503, note: { message: "refused-unwell" } });
  expect(isAway.value).toBe(false);
});

test("where nothing is kept, a proxy's answer is a refusal", async () => {
  keep("pack", "");
  answering(502, "text/html", "<h1>Bad Gateway</h1>");
  await expect(games()).rejects.toMatchObject({ status: 502, note: { message: "web-no-server" } });
});

test.each([
  ["silence", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away"))), 503],
  ["a proxy", () => answering(502, "text/html", "<h1>Bad Gateway</h1>"), 502],
])(
  "with %s for a server its table is not asked of the device, which would say that it is gone",
  async (...told) => {
    const [, silence, status] = told;
    silence();
    const refused = { status, note: { message: "web-no-server" } };
    for (const asked of [look("theirs", "t"), deleteTable("theirs", "t"), replay("theirs")])
      await expect(asked).rejects.toMatchObject(refused);
    expect(askDevice).not.toHaveBeenCalled();
  },
);

test("a table of the device is asked of the device", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  markHere("ours");
  expect(await look("ours", "t")).toEqual(["here"]);
  unmarkHere("ours");
});

test("more seats than are answered at once are asked for in parts", async () => {
  const asked: number[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { seats } = JSON.parse(body) as { seats: { table: string }[] };
    asked.push(seats.length);
    return new Response(JSON.stringify(seats.map(({ table }) => ({ table }))));
  });
  const seats = Array.from({ length: 120 }, (_, number) => ({ table: `t${number}`, token: "secret" }));
  expect(await mine({ seats })).toEqual(seats.map(({ table }) => ({ table })));
  expect(asked).toEqual([100, 20]);
});

test.each([0, 99, 119])(
  "of many seats number %i too is told to a challenge, whose cards it knows",
  async (known) => {
    const asked: [string, number][] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
      const { seats } = JSON.parse(body) as { seats: { table: string }[] };
      asked.push([path, seats.length]);
      return new Response(JSON.stringify({ counts: !seats.some(({ table }) => table === `t${known}`) }));
    });
    const seats = Array.from({ length: 120 }, (_, number) => ({ table: `t${number}`, token: "secret" }));
    expect(await challenge("c", { key: "k", seats })).toEqual({ counts: false });
    expect(await takeChallenge("c", { key: "k", seats, name: "Ada", token: "t" })).toEqual({ counts: false });
    expect(asked.at(-1)).toEqual(["/api/challenges/c/play", known < 100 ? 100 : 20]);
    expect(await challenge("c", { key: "k", seats: seats.filter((_, number) => number !== known) })).toEqual({
      counts: true,
    });
    expect(await challenge("c", { key: "k", seats: [] })).toEqual({ counts: true });
  },
);
