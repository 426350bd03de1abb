import { describe, expect, test } from "vitest";
import { holdFor } from "../src/state/hint";
import { actionOf, isLegal } from "../src/state/hold";
import { SITUATIONS, situation } from "./heard";

describe.each(Object.keys(SITUATIONS))("%s", (name) => {
  const { page, legal } = situation(name);

  test("every action with a place is shown as what would be put down for it", () => {
    const choices = new Set(page.choices.map((choice) => choice.action));
    for (const action of legal.filter((each) => !choices.has(each)).slice(0, 60)) {
      const hold = holdFor(page, action);
      expect(hold?.isDown).toBe(true);
      expect(hold && [actionOf(page, hold), isLegal(page, hold)]).toEqual([action, true]);
    }
  });

  test("an action without a place holds nothing", () => {
    for (const { action } of page.choices) expect(holdFor(page, action)).toBeNull();
    expect(holdFor(page, "pass")).toBeNull();
  });
});
