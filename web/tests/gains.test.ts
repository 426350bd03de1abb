import { expect, test } from "vitest";
import { gainsOf } from "../src/table/gains";
import type { Goal } from "../src/wire";

const goal = (message: string, now: number) => ({ name: { message, values: {} }, now }) as unknown as Goal;

test("a goal that is gone, as a story is that was told, does not pass its points to the next", () => {
  const now = [goal("story", 3), goal("other-story", 0), goal("rivers", 0)];
  const ahead = [goal("other-story", 0), goal("rivers", 8)];
  expect(gainsOf(now, ahead).map(({ by }) => by)).toEqual([0, 0, 8]);
});
