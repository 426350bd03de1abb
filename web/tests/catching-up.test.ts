import { beforeEach, expect, test, vi } from "vitest";
import { keep, keepSeat } from "../src/kept";
import { markHere } from "../src/net/here";
import { catchUp } from "../src/state/catching-up";
import { keptGames } from "../src/state/history";
import { SITUATIONS, tableOf } from "./heard";

const api = vi.hoisted(() => ({ look: vi.fn(), mine: vi.fn(), mineHere: vi.fn() }));
vi.mock("../src/net/api", () => api);

const [ANY = ""] = Object.keys(SITUATIONS);
const over = (table: string) => ({ table, seat: 0, is_over: true, since: 5, note: null });

beforeEach(() => {
  for (const name of ["seats", "history"]) keep(name, "[]");
  for (const table of ["here", "there"])
    keepSeat({ table, token: table, seat: 0, game: "mapmaker", name: "Ada", at: 1 });
  markHere("here");
  api.look.mockImplementation(async (table: string) => tableOf(ANY, { table, is_over: true, seat: 0 }));
  api.mineHere.mockResolvedValue([over("here")]);
  api.mine.mockResolvedValue([over("there")]);
});

const remembered = () =>
  keptGames()
    .map(({ table, at }) => [table, at])
    .sort();

test("what was over unseen is asked of the server, and of the device at its own tables", async () => {
  await catchUp();
  expect(api.mineHere).toHaveBeenCalledWith({ seats: [{ table: "here", token: "here" }] });
  expect(api.mine).toHaveBeenCalledWith({ seats: [{ table: "there", token: "there" }] });
  expect(remembered()).toEqual([
    ["here", 5000],
    ["there", 5000],
  ]);
});

test("a server that is away hides no game of the device", async () => {
  api.mine.mockRejectedValue(new TypeError("away"));
  await catchUp();
  expect(remembered()).toEqual([["here", 5000]]);
});
