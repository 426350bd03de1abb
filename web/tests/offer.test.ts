import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, keepSeat } from "../src/kept";
import { markHere } from "../src/net/here";
import type { GameInfo, MyTable } from "../src/wire";

const GAME: GameInfo = {
  name: "mapmaker",
  fewest_seats: 1,
  most_seats: 1,
  most_by_rules: 1,
  options: [],
  bots: ["uniform", "greedy"],
  usual_bot: "greedy",
  strongest_bot: "greedy",
};
const TABLE: MyTable = {
  table: "t",
  game: "mapmaker",
  options: {},
  seat: 0,
  names: ["Ada"],
  due: [0],
  is_due: true,
  is_over: false,
  since: 5,
  until: null,
  note: null,
};

const api = { games: vi.fn(), mine: vi.fn(), mineHere: vi.fn(), isAway: { value: false } };
vi.mock("../src/net/api", () => api);
vi.mock("../src/net/shell", () => ({ checkShell: vi.fn() }));

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  api.games.mockReset().mockResolvedValue([GAME]);
  api.mine.mockReset().mockResolvedValue([TABLE]);
  api.isAway.value = false;
  keepSeat({ table: "t", token: "secret", seat: 0, game: "mapmaker", name: "Ada", at: 5000 });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The module anew, as after a reload. */
async function asking() {
  const offer = await import("../src/state/offer");
  stop = offer.refreshing();
  await vi.advanceTimersByTimeAsync(0);
  return offer;
}

test("a seat of which nothing was heard yet is there at once", async () => {
  api.games.mockReturnValue(new Promise(() => {}));
  const { tables } = await asking();
  expect(tables.value).toMatchObject([{ table: "t", names: ["Ada"], since: 5, is_due: false }]);
});

test("what the server tells is shown, and known after a reload", async () => {
  const first = await asking();
  expect([first.offered.value, first.tables.value]).toEqual([[GAME], [TABLE]]);
  expect(api.mine).toHaveBeenCalledWith({ seats: [{ table: "t", token: "secret" }] });
  stop();
  vi.resetModules();
  api.games.mockReturnValue(new Promise(() => {}));
  const again = await asking();
  expect([again.offered.value, again.tables.value]).toEqual([[GAME], [TABLE]]);
});

test("without a server the device tells of its own tables, and the others are as they were last", async () => {
  await asking();
  stop();
  vi.resetModules();
  keepSeat({ table: "here", token: "own", seat: 0, game: "mapmaker", name: "Ada", at: 6000 });
  markHere("here");
  api.isAway.value = true;
  api.mine.mockResolvedValue([]);
  api.mineHere.mockResolvedValue([{ ...TABLE, table: "here" }]);
  const { tables, isLost } = await asking();
  expect(tables.value.map(({ table }) => table)).toEqual(["here", "t"]);
  expect(api.mineHere).toHaveBeenCalledWith({ seats: [{ table: "here", token: "own" }] });
  expect(api.mine).toHaveBeenLastCalledWith({ seats: [{ table: "t", token: "secret" }] });
  expect(isLost.value).toBe(true);
  forgetSeat("here", "own");
});

test("a table of this device is not called waiting before the device has told of it", async () => {
  keepSeat({ table: "here", token: "own", seat: 0, game: "mapmaker", name: "Ada", at: 6000 });
  markHere("here");
  api.mineHere.mockReturnValue(new Promise(() => {}));
  const { tables, standing } = await asking();
  const known = new Map(tables.value.map((table) => [table.table, standing(table)]));
  expect(known.get("here")).toBe(null);
  expect(standing({ ...TABLE, is_due: false, due: [] })).toBe("web-waiting");
  expect(standing({ ...TABLE, table: "here", is_due: false, due: [1] })).toBe("web-waiting");
  forgetSeat("here", "own");
});

test("a server that does not answer is asked again until it does", async () => {
  api.games.mockRejectedValue(new Error("away"));
  const { isLost } = await asking();
  expect(isLost.value).toBe(true);
  api.games.mockResolvedValue([GAME]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isLost.value).toBe(false);
  const asked = api.games.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.games.mock.calls.length).toBe(asked);
});

test("where there never was a server the device is heard, and not asked again", async () => {
  document.documentElement.dataset.site = "";
  api.isAway.value = true;
  const { isLost } = await asking();
  await vi.advanceTimersByTimeAsync(60_000);
  delete document.documentElement.dataset.site;
  expect(isLost.value).toBe(false);
  expect(api.games).toHaveBeenCalledTimes(1);
});

test("a table that is hidden is gone from the list, and can be brought back", async () => {
  const { hideTable, bringTableBack, hidden, tables } = await asking();
  hideTable(tables.value[0] as MyTable);
  expect(tables.value).toEqual([]);
  expect(hidden.value.map((seat) => seat.table)).toEqual(["t"]);
  bringTableBack({ table: "t", seat: 0 });
  expect(tables.value.map((table) => table.table)).toEqual(["t"]);
  expect(hidden.value).toEqual([]);
});
