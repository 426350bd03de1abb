import { expect, test, vi } from "vitest";
import { keepSeat, keptSeats } from "../src/kept";
import { isHere, markHere } from "../src/net/here";
import { handTable } from "../src/state/handing";
import { gameAt, keepGames, keptGames } from "../src/state/history";
import { player, SITUATIONS, tableOf } from "./heard";

const handOver = vi.hoisted(() => vi.fn());
vi.mock("../src/net/api", () => ({ handOver }));
vi.mock("../src/net/device-part", () => ({
  device: async () => ({ textFrom: async () => "the record", askDevice: async () => ({}) }),
}));

const [ANY = ""] = Object.keys(SITUATIONS);

test("a game that is handed over stays what it was: for practice, with its hints, on its day", async () => {
  const players = [player(0, { name: "Ada", hints: 2 })];
  const at = tableOf(ANY, { table: "here", is_over: true, seat: 0, is_practice: true, players });
  const game = gameAt(at, 5000);
  if (game) keepGames([game]);
  keepSeat({ table: "here", token: "own", seat: 0, game: at.game, name: "Ada", at: 1 });
  markHere("here");
  handOver.mockResolvedValue({ table: "there", seat: 0, token: "own" });
  await handTable(at, "own");
  expect(handOver).toHaveBeenCalledWith(
    expect.objectContaining({ record: "the record", is_practice: true, hints: 2, token: "own" }),
  );
  expect(keptGames()).toEqual([{ ...game, table: "there" }]);
  expect(keptSeats()).toMatchObject([{ table: "there", token: "own", isPractice: true }]);
  expect(isHere("here")).toBe(false);
});
