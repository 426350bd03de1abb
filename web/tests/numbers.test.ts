import { expect, test } from "vitest";
import { isAsPromised, nextAboutNumber, ownNumber } from "../src/state/numbers";
import { sha256 } from "../src/state/sha256";
import type { Lobby, Pledged } from "../src/wire";
import { lobbyOf } from "./heard";

const pledged = (seat: number, nonce: string, isTold = false): Pledged => ({
  seat,
  pledge: sha256(nonce),
  nonce: isTold ? nonce : null,
});
const own = (round = 1) => ownNumber("t", 0, round);
const at = (numbers: Pledged[], more: Partial<Lobby> = {}) =>
  nextAboutNumber(lobbyOf({ shuffle: { round: 1, numbers }, ...more }));

async function platformHash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("the hash is the one that everyone else computes, whatever the length", async () => {
  for (let length = 0; length < 200; length++) {
    const text = "é".repeat(length % 7) + "a".repeat(length);
    expect(sha256(text)).toBe(await platformHash(text));
  }
});

test("a number is promised first, and told once everyone has promised theirs and is here", () => {
  expect(at([])).toMatchObject({ type: "pledge", pledge: sha256(own()) });
  expect(at([pledged(0, own())])).toBeNull();
  const both = [pledged(0, own()), pledged(1, "b")];
  expect(at(both)).toMatchObject({ type: "reveal", nonce: own() });
  const away = lobbyOf().players.map((player) => ({ ...player, is_here: player.seat === 0 }));
  expect(at(both, { players: away })).toBeNull();
  expect(at(both, { is_full: false })).toBeNull();
  expect(at([pledged(0, own(), true), pledged(1, "b")])).toBeNull();
});

test("each round has another number", () => {
  const said = nextAboutNumber(lobbyOf({ shuffle: { round: 2, numbers: [] } }));
  expect(said).toMatchObject({ type: "pledge", round: 2, pledge: sha256(own(2)) });
  expect(own(2)).not.toBe(own(1));
});

test("who watches, or whose number is not awaited, says nothing", () => {
  expect(at([], { seat: null })).toBeNull();
  expect(at([], { awaited: [1] })).toBeNull();
});

test("a number that another device promised for this seat is not told by this one", () => {
  expect(at([pledged(0, "elsewhere"), pledged(1, "b")])).toBeNull();
});

test("a deal is as promised where every hash agrees", () => {
  const shuffle = { round: 1, numbers: [pledged(0, "a", true)] };
  expect(isAsPromised(shuffle, sha256("s:n"), "s", "n")).toBe(true);
  expect(isAsPromised(shuffle, sha256("s:n"), null, null)).toBe(true);
  expect(isAsPromised(shuffle, sha256("s:n"), "t", "n")).toBe(false);
  const wrong = { round: 1, numbers: [{ seat: 0, pledge: sha256("b"), nonce: "a" }] };
  expect(isAsPromised(wrong, "", null, null)).toBe(false);
});
