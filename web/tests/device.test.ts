import { beforeEach, expect, test, vi } from "vitest";
import type { FromDevice, ToDevice } from "../device/said";
import { askDevice } from "../src/net/device";
import { isHere } from "../src/net/here";

let answer: unknown;

/** A worker that has the answer to everything. */
class Device {
  onmessage = (_: { data: FromDevice }) => {};
  postMessage(said: ToDevice) {
    if (said.type !== "ask") return;
    this.onmessage({ data: { type: "answer", id: said.id, status: 200, text: JSON.stringify(answer) } });
  }
}

const offering = (folder: string) => vi.stubGlobal("fetch", async () => Response.json({ folder }));

beforeEach(() => vi.stubGlobal("Worker", Device));

test("a device that could not begin is begun anew when it is asked again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
  await expect(askDevice("/games")).rejects.toThrow("away");
  offering("pack");
  answer = ["games"];
  expect(await askDevice("/games")).toEqual(["games"]);
});

test("a table at which one is seated is of this device, whatever comes first in the answer", async () => {
  offering("pack");
  answer = { token: "t", seat: 0, table: "seated" };
  await askDevice("/tables/over/rematch", {}, "t");
  answer = { table: "looked" };
  await askDevice("/tables/looked/leave", {}, "t");
  expect([isHere("seated"), isHere("looked")]).toEqual([true, false]);
});
