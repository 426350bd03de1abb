import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/kept";
import { games, isAway } from "../src/net/api";

const askDevice = vi.fn(async () => ["here"]);
vi.mock("../src/net/device-part", () => ({ device: async () => ({ askDevice }) }));

const PROBLEM = JSON.stringify({ reason: "", note: { message: "refused-unwell", values: {} } });

const answering = (status: number, type: string, body: string) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "content-type": type } }));

beforeEach(() => keep("pack", "kept"));

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
