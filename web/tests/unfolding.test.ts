import { expect, test } from "vitest";
import { begun, moved, totalOf, unfolded, winners } from "../src/screens/flip/unfolding";
import type { Evening, Flip, Item } from "../src/wire";

const name = { message: "season-spring", values: {} };
const bare: Flip = {
  kind: "act",
  name,
  texts: [],
  status: [],
  card: null,
  inks: "",
  passing: null,
  asked: [],
  deals: [],
  takers: [],
  is_last: false,
  has_extra: false,
  is_after_extra: false,
  has_rival: false,
};
const asked = (worth: number, breaks = 0) => ({ name, label: "", worth, breaks, is_claimed: false });
const item = (key: string): Item => ({
  key,
  kind: "piece",
  name,
  signs: [],
  text: null,
  number: 1,
  worth: 0,
  cells: "0",
  card: null,
});
const evening: Evening = {
  aims: [],
  flips: [
    { ...bare, kind: "score", asked: [asked(1), asked(-1, -1)] },
    { ...bare, kind: "draft", deals: [{ pile: 0, number: 3 }], takers: [1, 0] },
    { ...bare, kind: "claim", has_extra: true },
  ],
  piles: [["a", "b", "c", "d"].map(item)],
  refill: [2 ** 31, 0],
  hands: [[], []],
  extra: { name, deals: { pile: 0, number: 2 }, is_at_end: false },
  most_claims: 0,
  rating: null,
  rival: null,
};

test("points are what was said, and of equal ones who lost least wins", () => {
  const numbers = {
    0: [
      [5, 2],
      [4, 1],
      [1, 0],
    ],
  };
  expect([0, 1, 2].map((who) => totalOf(evening, numbers, who, 2))).toEqual([3, 3, 1]);
  expect(winners(evening, numbers, 3)).toEqual([1]);
  expect(
    winners(
      evening,
      {
        0: [
          [4, 1],
          [4, 1],
        ],
      },
      2,
    ),
  ).toEqual([0, 1]);
  expect(winners(evening, {}, 2)).toEqual([0, 1]);
});

test("who goes back past a count has what the sheet then shows", () => {
  const [first] = evening.flips;
  if (!first) throw new Error("there is no flip");
  const twice: Evening = { ...evening, flips: [first, bare, first] };
  const numbers = { 0: [[5, 2]], 2: [[9, 0]] };
  expect([0, 1, 2].map((at) => totalOf(twice, numbers, 0, at))).toEqual([3, 3, 12]);
});

test("items are taken in turn, and what nobody takes is discarded", () => {
  const moment = unfolded(evening, ["next", "take c", "take a"]);
  expect(moment.taken.map((each) => [each.item.key, each.who])).toEqual([
    ["c", 1],
    ["a", 0],
  ]);
  expect(moment.discarded.map(({ key }) => key)).toEqual(["b"]);
});

test("when a pile is empty, what was discarded is dealt again", () => {
  const moment = unfolded(evening, ["next", "take c", "take a", "next", "extra"]);
  expect(moment.row.map(({ key }) => key)).toEqual(["d", "b"]);
  expect(moment.discarded).toEqual([]);
});

test("of several who draw at the end of a flip, nobody draws what another did not keep", () => {
  const claim: Flip = { ...bare, kind: "claim", has_extra: true };
  const again: Flip = { ...claim, is_after_extra: true };
  const extra = { name, deals: { pile: 0, number: 3 }, is_at_end: true };
  const late: Evening = { ...evening, flips: [claim, again, bare], extra };
  const drawn = unfolded(late, ["extra", "take a", "extra"]);
  expect(drawn.row.map(({ key }) => key)).toEqual(["d"]);
  const empty = unfolded(late, ["extra", "take a", "extra", "take d", "extra"]);
  expect([empty.row, empty.takers]).toEqual([[], []]);
  const once = unfolded(late, ["extra", "take a", "next", "extra"]);
  expect([once.at, once.row.map(({ key }) => key)]).toEqual([1, ["d", "b", "c"]]);
  expect(unfolded(late, ["next"]).at).toBe(2);
});

test("what was discarded is shuffled by the chances of the evening, as the rules shuffle", () => {
  const deals = [{ pile: 0, number: 4 }];
  const flips = [bare, { ...bare, deals, takers: [0] }, { ...bare, deals, takers: [0] }];
  const moment = unfolded({ ...evening, flips }, ["next", "take b", "next"]);
  expect(moment.row.map(({ key }) => key)).toEqual(["d", "a", "c"]);
  expect(moment.chances).toBe(2);
});

test("what cannot be is not done", () => {
  const start = begun(evening);
  for (const move of ["take a", "extra", "claim A 1", "dance", ""])
    expect(moved(evening, start, move)).toBeNull();
  expect(moved(evening, unfolded(evening, ["next"]), "next")).toBeNull();
  expect(unfolded(evening, ["take a"])).toEqual(start);
});
