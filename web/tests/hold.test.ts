import { describe, expect, test } from "vitest";
import { cellsOf } from "../src/state/cells";
import {
  actionOf,
  aimed,
  anchorOf,
  chartOf,
  cover,
  firstHold,
  flippedHold,
  type Hold,
  isLegal,
  layOf,
  legalAims,
  nextShape,
  placingOf,
  turnedHold,
  withBrush,
  withLay,
} from "../src/state/hold";
import type { Page } from "../src/wire";
import { SITUATIONS, situation } from "./heard";

/** Every hold that fits: each thing with each ink, as it can lie, wherever it may. */
function* fitting(page: Page): Generator<Hold> {
  for (const [placing, { brushes, lays, seat }] of page.placings.entries())
    for (const [lay] of lays.entries())
      for (const brush of brushes.keys())
        for (const aim of legalAims(page, { placing, brush, lay, row: null, col: null, isDown: false })) {
          const { cols } = chartOf(page, seat);
          yield { placing, brush, lay, row: Math.floor(aim / cols), col: aim % cols, isDown: false };
        }
}

function first(name: string): { page: Page; hold: Hold } {
  const { page } = situation(name);
  const hold = firstHold(page);
  if (!hold) throw new Error(`nothing can be held in ${name}`);
  return { page, hold };
}

describe.each(Object.keys(SITUATIONS))("%s", (name) => {
  const { page, legal } = situation(name);

  test("what can be held and chosen is exactly what the rules allow", () => {
    const held = [...fitting(page)].map((hold) => actionOf(page, hold));
    const chosen = page.choices.map((choice) => choice.action);
    expect(new Set([...held, ...chosen])).toEqual(new Set(legal));
  });

  test("what fits stays where it is aimed, and what it draws is on the board", () => {
    for (const hold of fitting(page)) {
      expect(isLegal(page, hold)).toBe(true);
      expect(aimed(page, hold, hold.row ?? 0, hold.col ?? 0)).toEqual(hold);
      const { squares } = layOf(page, hold);
      expect(cover(page, hold).drawn.length).toBe(squares.filter((square) => square.part === 0).length);
    }
  });

  test("whatever is aimed outside is moved onto the board", () => {
    const hold = firstHold(page);
    if (!hold) return;
    const { rows, cols } = chartOf(page, placingOf(page, hold).seat);
    for (const [row, col] of [
      [-3, -3],
      [rows + 3, cols + 3],
      [0, cols],
    ] as const) {
      const there = aimed(page, hold, row, col);
      const drawn = layOf(page, there).squares.filter((square) => square.part === 0);
      expect(cover(page, there).drawn.length).toBe(drawn.length);
    }
  });
});

test("nothing is aimed before a player points somewhere", () => {
  const { page, hold } = first("shapes");
  expect(anchorOf(page, hold)).toBeNull();
  expect(cover(page, hold)).toEqual({ drawn: [], also: [] });
  expect(isLegal(page, hold)).toBe(false);
});

test("nothing can be held in a draft", () => {
  expect(firstHold(situation("draft").page)).toBeNull();
});

test("turning and flipping take the lay that the server names, and keep the aim", () => {
  const { page, hold } = first("shapes");
  const there = aimed(page, hold, 5, 5);
  const turned = turnedHold(page, there);
  expect(turned.lay).toBe(layOf(page, there).turned);
  expect([turned.row, turned.col]).toEqual([5, 5]);
  expect(flippedHold(page, there).lay).toBe(layOf(page, there).flipped);
});

test("turning goes through a shape and comes back to it", () => {
  const { page, hold } = first("shapes");
  const seen = new Set<number>();
  let now = hold;
  while (!seen.has(now.lay)) {
    seen.add(now.lay);
    now = turnedHold(page, now);
  }
  expect(now.lay).toBe(hold.lay);
  expect(new Set([...seen].map((lay) => layOf(page, { ...hold, lay }).shape)).size).toBe(1);
});

test("the next shape is another one, until all have been held", () => {
  const { page, hold } = first("shapes");
  const shapes = new Set(placingOf(page, hold).lays.map((lay) => lay.shape));
  const seen = new Set<string>();
  let now = hold;
  for (const _ of shapes) {
    seen.add(layOf(page, now).shape);
    now = nextShape(page, now);
  }
  expect(seen).toEqual(shapes);
  expect(layOf(page, now).shape).toBe(layOf(page, hold).shape);
});

test("the next ink after the last is the first", () => {
  const { page, hold } = first("inks");
  const { brushes } = placingOf(page, hold);
  expect(brushes.length).toBeGreaterThan(1);
  expect(withBrush(page, hold, brushes.length).brush).toBe(0);
  expect(withBrush(page, hold, -1).brush).toBe(brushes.length - 1);
});

test("another piece is taken up anew, aimed nowhere", () => {
  const { page, hold } = first("tiles");
  expect(page.placings.length).toBeGreaterThan(1);
  const other = withLay(page, { ...aimed(page, hold, 3, 3), isDown: true }, 1, 0);
  expect(other).toEqual({ placing: 1, lay: 0, brush: 0, row: null, col: null, isDown: false });
});

test("an attack may hang over the edge, its hero may not", () => {
  const { page, hold } = first("hero");
  const corner = aimed(page, hold, 0, 0);
  expect(cover(page, corner).drawn).toEqual([0]);
  const { squares } = layOf(page, corner);
  expect(cover(page, corner).also.length).toBeLessThan(squares.filter(({ part }) => part === 1).length);
});

test("both parts of a tile stay on the board", () => {
  const { page } = situation("tiles");
  const placing = page.placings.findIndex(({ brushes }) => (brushes[0]?.letters.length ?? 0) > 1);
  const hold: Hold = { placing, brush: 0, lay: 0, row: null, col: null, isDown: false };
  const there = cover(page, aimed(page, hold, -5, -5));
  expect(there.drawn.length + there.also.length).toBe(layOf(page, hold).squares.length);
});

test("an ambush is aimed at the map of the rival", () => {
  const { page, hold } = first("ambush");
  expect(placingOf(page, hold).seat).not.toBe(page.seat);
  expect(cellsOf(layOf(page, hold).anchors).size).toBeGreaterThan(0);
});

test("a hold that this page does not know is an error, not nothing", () => {
  const { page, hold } = first("shapes");
  expect(() => placingOf(page, { ...hold, placing: 9 })).toThrow(RangeError);
  expect(() => layOf(page, { ...hold, lay: 99 })).toThrow(RangeError);
  expect(() => actionOf(page, { ...hold, brush: 9 })).toThrow(RangeError);
});
