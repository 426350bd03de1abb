import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDeals } from "../src/state/deals";
import type { SharedDeals } from "../src/wire";

const deals = vi.fn();
vi.mock("../src/net/api", () => ({ deals: (who: unknown) => deals(who), why: (error: unknown) => error }));

const NOON = Date.UTC(2026, 10, 17, 12) / 1000;
const HOUR = 3600;
const ending = (...ends: number[]) => ({ deals: ends.map((each) => ({ ends: each })), streak: 0 });

let told: SharedDeals[] = [];
let failed: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON * 1000);
  [told, failed] = [[], []];
  deals.mockReset().mockResolvedValue(ending(NOON + 12 * HOUR, NOON + 60 * HOUR));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const watch = async () => {
  stop = watchDeals({ tell: (found) => told.push(found), fail: (problem) => failed.push(problem) });
  await vi.advanceTimersByTimeAsync(0);
};

test("a page that is left open past midnight asks for the deals of the new day", async () => {
  await watch();
  await vi.advanceTimersByTimeAsync(12 * HOUR * 1000 - 1);
  expect(told).toHaveLength(1);
  const next = ending(NOON + 36 * HOUR);
  deals.mockResolvedValue(next);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.slice(1)).toEqual([next]);
});

test("a clock that is ahead of the server's asks now and then, not all the time", async () => {
  deals.mockResolvedValue(ending(NOON - HOUR));
  await watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deals).toHaveBeenCalledTimes(5);
});

test("who looks at the page again sees what is played now, and nobody is told after leaving", async () => {
  await watch();
  deals.mockRejectedValueOnce("away");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect([told.length, failed]).toEqual([1, ["away"]]);
  document.dispatchEvent(new Event("visibilitychange"));
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR * 1000);
  expect(told).toHaveLength(1);
});
