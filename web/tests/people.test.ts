import { expect, test } from "vitest";
import { canDecide } from "../src/table/people";
import type { Player, Table } from "../src/wire";
import { player, tableOf } from "./heard";

/** What Ben sees at a table of Ada's. */
const seen = (ada: Partial<Player>, more: Partial<Table> = {}) =>
  tableOf("shapes", { seat: 1, is_owner: false, players: [player(0, ada), player(1)], ...more });

test("the owner decides for others who are away, and while they are away themselves who waits does", () => {
  expect(canDecide(tableOf("shapes"))).toBe(true);
  expect(canDecide(seen({ is_here: true }))).toBe(false);
  expect(canDecide(seen({ is_here: false }))).toBe(true);
});

test("an owner who lets a bot play does not decide alone", () => {
  expect(canDecide(seen({ kind: "bot", bot: "greedy" }))).toBe(true);
});

test("who watches decides nothing, and where nobody owns the table nobody does", () => {
  expect(canDecide(seen({ is_here: false }, { seat: null }))).toBe(false);
  expect(canDecide(seen({ is_here: false }, { owner: null }))).toBe(false);
});
