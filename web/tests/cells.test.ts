import { expect, test } from "vitest";
import { cellsOf, nameOf, namesOf } from "../src/state/cells";

test("a bitmap names its cells from the lowest bit on", () => {
  expect([...cellsOf("0")]).toEqual([]);
  expect([...cellsOf("1")]).toEqual([0]);
  expect([...cellsOf("a1")]).toEqual([0, 5, 7]);
  expect([...cellsOf(`8${"0".repeat(29)}`)]).toEqual([119]);
});

test("cells are named by column and row, in row order", () => {
  expect(nameOf(3, 2)).toBe("c4");
  expect(namesOf([12, 0, 11], 11)).toBe("a1 a2 b2");
});
