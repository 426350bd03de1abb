import { expect, test } from "vitest";
import { forgetSeat, hiddenSeats, hideSeat, keep, keepSeat, kept, keptSeats } from "../src/kept";
import { markHere, unmarkHere } from "../src/net/here";
import { type KeptGame, keepGames, keptGames, tallied } from "../src/state/history";
import { takenIn, written } from "../src/state/moving";

const SECRET = "a".repeat(64);

function game(table: string, points: number, at: number): KeptGame {
  const goals = [{ name: { message: "goal", values: {} }, points: points / 2 }];
  return {
    table,
    seat: 0,
    game: "mapmaker",
    at,
    points,
    isWon: false,
    seats: 1,
    hints: 0,
    isPractice: false,
    board: "",
    goals,
    result: [],
  };
}

test("a game is remembered once, the last first", () => {
  keepGames([game("one", 30, 1), game("two", 50, 2)]);
  keepGames([game("one", 99, 3)]);
  expect(keptGames().map(({ table, points }) => [table, points])).toEqual([
    ["two", 50],
    ["one", 30],
  ]);
});

test("what came is counted, with its mean and its best", () => {
  const [all] = tallied(keptGames(), ({ points }) => [{ name: "all", points }]);
  expect(all).toMatchObject({ times: 2, mean: 40, best: 50 });
  expect(all?.of.table).toBe("two");
});

test("a file takes seats, games and the secret to a device that has its own already", () => {
  keep("secret", SECRET);
  keep("name", "Ada");
  keepSeat({ table: "one", token: "t", seat: 0, game: "mapmaker", name: "Ada", at: 1 });
  const file = written();
  for (const name of ["seats", "history"]) keep(name, "[]");
  keep("secret", "b".repeat(64));
  keep("name", "Ben");
  keepSeat({ table: "other", token: "u", seat: 0, game: "mapmaker", name: "Ben", at: 2 });
  expect(takenIn(file)).toBe(true);
  expect(takenIn(file)).toBe(true);
  expect(keptSeats().map(({ table }) => table)).toEqual(["other", "one"]);
  expect(keptGames()).toHaveLength(2);
  expect([kept("secret"), kept("name")]).toEqual([SECRET, "Ben"]);
});

test("a seat at a table of this device stays: another one has nothing to sit at", () => {
  const before = written();
  keepSeat({ table: "here", token: "own", seat: 0, game: "mapmaker", name: "Ada", at: 3 });
  expect(written()).not.toBe(before);
  markHere("here");
  expect(written()).toBe(before);
  forgetSeat("here", "own");
  unmarkHere("here");
});

const seatAt = (table: string, at: number) =>
  ({ table, token: "t", seat: 0, game: "mapmaker", name: "Ada", at }) as const;

test("games that are over make room for new ones, a running one is never forgotten", () => {
  keep("seats", "[]");
  keepSeat(seatAt("days", 0));
  for (let at = 1; at <= 70; at++) {
    keepSeat(seatAt(`over ${at}`, at));
    keepGames([game(`over ${at}`, 1, at)]);
  }
  keepSeat(seatAt("new", 80));
  const tables = keptSeats().map(({ table }) => table);
  expect([tables.length, tables[0], tables.at(-2), tables.at(-1)]).toEqual([62, "new", "over 11", "days"]);
  const file = written();
  for (const name of ["seats", "history"]) keep(name, "[]");
  for (let at = 1; at <= 70; at++) keepSeat(seatAt(`running ${at}`, at));
  expect(takenIn(file)).toBe(true);
  expect(keptSeats()).toHaveLength(70 + 62);
  hideSeat("days", 0);
  expect(hiddenSeats().map(({ table }) => table)).toEqual(["days"]);
});

test.each([
  "",
  "{}",
  "[]",
  "null",
  '{"landscribe":"device 9","values":{}}',
  '{"landscribe":"landscribe device 1"}',
])("%s is no file of ours, and changes nothing", (text) => {
  const before = written();
  expect(takenIn(text)).toBe(false);
  expect(written()).toBe(before);
});

test("what a file holds that is no seat and no game is left out", () => {
  const before = written();
  const odd = [null, 7, { table: 1 }, { table: "x" }, { table: "x", token: "t", game: "g", seat: "0" }];
  const file = { landscribe: "landscribe device 1", values: { secret: "short" }, seats: odd, history: odd };
  expect(takenIn(JSON.stringify(file))).toBe(true);
  expect(written()).toBe(before);
});
