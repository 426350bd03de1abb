import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { soundsOf } from "../src/games/maps/theatre/showing";
import { afterWindow, type Happened } from "../src/table/scenes";

test("what happened is shown when the season's window is closed, once", () => {
  const isOpen = signal(false);
  const begin = vi.fn();
  afterWindow(isOpen, begin);
  isOpen.value = true;
  expect(begin).not.toHaveBeenCalled();
  isOpen.value = false;
  isOpen.value = true;
  isOpen.value = false;
  expect(begin).toHaveBeenCalledTimes(1);
});

test("it is not shown where something else has happened meanwhile", () => {
  const isOpen = signal(true);
  const begin = vi.fn();
  const stop = afterWindow(isOpen, begin);
  stop();
  isOpen.value = false;
  expect(begin).not.toHaveBeenCalled();
});

const happened = (seats: number, ...scenes: { kind: string; card: unknown }[]) =>
  ({ at: { page: { scenes }, players: Array(seats).fill({}) }, from: 0 }) as unknown as Happened;
const CARD = { kind: "card", card: {} };
const COINS = { kind: "coins", card: null };

test("a pen is heard where something is drawn, a card where one is turned over", () => {
  expect(soundsOf(happened(1, COINS, CARD), true)).toEqual(["ink", "card"]);
  expect(soundsOf(happened(1, COINS), true)).toEqual(["ink"]);
  expect(soundsOf(happened(1), false)).toEqual([]);
  expect(soundsOf(happened(2, CARD), true)).toEqual([]);
  expect(soundsOf(happened(2, { kind: "ambush", card: {} }, CARD), true)).toEqual(["ambush"]);
});
