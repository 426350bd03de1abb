import { expect, test } from "vitest";
import { named } from "../src/state/named";
import type { Note, Player } from "../src/wire";
import { spoken } from "../src/words";
import { player, tableOf } from "./heard";

const draws = (seat: number): Note => ({
  message: "cartographers-event-passed",
  values: { who: { message: "seat-first", values: { seat } } },
});
const map = (seat: number): Note => ({ message: "map-within", values: { seat } });

function said(told: Note, players: Player[], seat: number | null = null): string {
  return spoken(named(told, { players, seat }));
}

const ADA = player(0, { name: "Ada" });
const BEN = player(1, { name: "Ben" });
const BOT = player(1, { kind: "bot", bot: "greedy" });

test("a seat is called by the name of whoever sits there", () => {
  expect(said(draws(2), [ADA, BEN])).toContain("Ben");
  expect(said(map(2), [ADA, BEN])).toBe("Ben's map");
});

test("the reader is you, in a sentence of its own", () => {
  const told = named(draws(1), { players: [ADA, BEN], seat: 0 });
  expect(told.message).toBe("cartographers-event-passed-you");
  expect(said(draws(1), [ADA, BEN], 0)).not.toContain("Ada");
});

test("a bot is called by its kind, and written large only where a sentence begins", () => {
  expect(said(draws(2), [ADA, BOT])).toMatch(/^The greedy bot/);
  expect(said({ message: "seat-within", values: { seat: 2 } }, [ADA, BOT])).toBe("the greedy bot");
});

test("a bot that has no name in any language keeps its own", () => {
  const odd = player(1, { kind: "bot", bot: "timid" });
  expect(said({ message: "seat-within", values: { seat: 2 } }, [ADA, odd])).toBe("the timid bot");
});

test("two of one name are told apart by their seats", () => {
  const players = [ADA, player(1, { name: "Ada" })];
  expect(said(map(2), players)).toBe("Ada (2)'s map");
});

test("who has no name is called by the number of the seat", () => {
  for (const nobody of [player(1, { kind: "open" }), player(1, { name: "" })])
    expect(said(map(2), [ADA, nobody])).toBe("map 2");
});

test("notes are found wherever they stand, and everything else stays as it is", () => {
  const table = tableOf("ambush", { news: [draws(2)] });
  const heard = named(table, table);
  expect(heard.news.map(spoken).join()).toContain("Ben");
  expect(spoken(heard.page.prompt)).toContain("Ben");
  expect(heard.page.placings).toEqual(table.page.placings);
});
