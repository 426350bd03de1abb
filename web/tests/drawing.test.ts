import { expect, test } from "vitest";
import {
  between,
  blankChosen,
  blankDrawing,
  blankOf,
  chartOf,
  packed,
  painted,
  textOf,
  unpacked,
} from "../src/state/drawing";
import type { Blank, Drawable, GameInfo } from "../src/wire";

const blank = (side: string, letters: string, given = {}): Blank => ({
  side,
  name: { message: "web-option-map-a", values: {} },
  chart: {
    seat: 0,
    rows: 2,
    cols: 3,
    letters,
    layers: [{ name: "reeds", cells: "38", is_printed: true }],
    facts: [],
    trays: [],
    figures: [],
    coins: null,
  },
  given,
});
const forest = { name: { message: "terrain-forest", values: {} }, on: { ".": "F", r: "f" } };
const A = blank("A", "..M.r.");
const B = blank("B", "M.....", { side: "B" });
const kit: Drawable = { blanks: [A, B], crayons: [forest], options: [], begins: null };

test("a crayon leaves what is printed under it, and nothing on a mountain", () => {
  const drawn = painted(blankDrawing("g", A), A, [0, 2, 4], forest);
  expect(drawn.letters).toBe("F.M.f.");
  expect(painted(drawn, A, [0, 4], null).letters).toBe("..M.r.");
});

test("the text is what stands above the rows, then the rows", () => {
  const drawn = { ...blankDrawing("g", B), given: { cards: "Silos", side: "B" } };
  expect(textOf(drawn, 3)).toBe("game: g\ncards: Silos\nside: B\n\nM..\n...\n");
});

test("a text comes back from a link, whatever is in it", () => {
  const text = "cards: Forêt d’été >>>???\n\n#.*\n";
  expect(packed(text)).toMatch(/^[\w-]+$/);
  expect(unpacked(packed(text))).toBe(text);
  expect(unpacked("~")).toBe("");
});

test("the side is found by what is printed, and made up where there is none such", () => {
  expect(blankOf(kit, { game: "g", given: {}, letters: "F.M.f." })).toBe(A);
  expect(blankOf(kit, { game: "g", given: { side: "B" }, letters: "MF...." })).toBe(B);
  const other = blankOf(kit, { game: "g", given: {}, letters: "fMM..F" });
  expect([other.side, other.chart.letters]).toEqual(["", "rMM..."]);
});

test("a quick hand leaves no gaps", () => {
  expect(between(0, 3, 11)).toEqual([0, 1, 2, 3]);
  expect(between(3, 36, 11)).toEqual([3, 14, 25, 36]);
  expect(between(0, 24, 11)).toEqual([0, 12, 24]);
  expect(between(5, 5, 11)).toEqual([5, 5]);
});

test("what is printed beside a cell shows while nothing lies on it", () => {
  const drawn = painted(blankDrawing("g", A), A, [3], forest);
  expect(chartOf(A, drawn).layers[0]?.cells).toBe("30");
});

test("a set-up shows the side that is chosen, and where there is no choice the only one", () => {
  const values = ["A", "B"].map((value) => ({ value, name: null, group: null }));
  const side = { name: "side", kind: "one", values, default: "B" };
  const game = { options: [{ name: "level", values: [{ value: "A" }], default: "A" }, side] };
  expect(blankChosen(kit, game as unknown as GameInfo, {})).toBe(B);
  expect(blankChosen(kit, game as unknown as GameInfo, { side: "A" })).toBe(A);
  expect(blankChosen({ ...kit, blanks: [A] }, { options: [] } as unknown as GameInfo, {})).toBe(A);
});
