import { expect, test } from "vitest";
import { type KeptGame, rankAmong } from "../src/state/history";
import { placesOf } from "../src/table/places";
import type { Table } from "../src/wire";

/** A table that is over, with so many points for each seat. */
function over(totals: readonly number[], winners: readonly number[]) {
  const players = totals.map((_, seat) => ({ seat }));
  const sheets = totals.map((total) => ({ head: [], lines: [], total }));
  return { players, winners, page: { sheets } } as unknown as Table;
}

const told = (totals: readonly number[], winners: readonly number[]) =>
  placesOf(over(totals, winners)).map(({ seat, place }) => [seat, place]);

test("the winner comes first, then whoever has more; equals share a place", () => {
  expect(told([10, 30, 20, 20], [1])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [0, 4],
  ]);
});

test("those who share the win share the first place, and a tie that was broken is not one", () => {
  expect(told([30, 30, 5], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
  expect(told([30, 30], [1])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test("a hundred seats have a place each", () => {
  const places = placesOf(
    over(
      Array.from({ length: 100 }, (_, seat) => seat),
      [99],
    ),
  );
  expect(places.map(({ place }) => place)).toEqual(Array.from({ length: 100 }, (_, number) => number + 1));
});

const kept = (table: string, points: number, more: Partial<KeptGame> = {}) =>
  ({ table, seat: 0, game: "heroes", seats: 1, points, isPractice: false, ...more }) as KeptGame;

test("a game has a place among one's own that were played alone, of its kind, and counted", () => {
  const known = [
    kept("a", 50),
    kept("b", 20),
    kept("this", 30),
    kept("c", 99, { game: "mapmaker" }),
    kept("d", 99, { seats: 2 }),
    kept("e", 99, { isPractice: true }),
  ];
  expect(rankAmong(known, kept("this", 30))).toEqual({ place: 2, games: 3 });
  expect(rankAmong([], kept("this", 30))).toEqual({ place: 1, games: 1 });
});
