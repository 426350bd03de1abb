import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "../src/kept";

const remember = vi.fn(async () => {});
vi.mock("../src/net/device", () => ({
  offeredPack: async () => ({ folder: "one", bytes: 1, room: 1, files: { "site.zip": 1 } }),
  packAt: (folder: string) => `/pack/${folder}/`,
  RUNTIME: ["/assets/worker.js"],
  remember,
}));

const cached = new Set<string>();
const caches = { match: async (address: string) => (cached.has(address) ? new Response() : undefined) };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("caches", caches);
  Object.assign(window, { caches });
  Object.assign(navigator, { serviceWorker: {} });
  remember.mockClear();
  cached.add("/assets/worker.js");
  keep("pack", "one");
});

const look = async () => (await import("../src/state/keeping")).look();

test("a memory that was let go of is made again, once for each pack", async () => {
  cached.add("/pack/one/memory");
  await look();
  expect(remember).not.toHaveBeenCalled();
  cached.delete("/pack/one/memory");
  await look();
  expect(remember).toHaveBeenCalledWith("one");
  await look();
  expect(remember).toHaveBeenCalledTimes(1);
});
