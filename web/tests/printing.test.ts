import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("@preact/signals", async (load) => ({
  ...(await load<typeof import("@preact/signals")>()),
  useSignal: (value: unknown) => ({ value }), // outside of a screen there is no state to be kept
}));

beforeEach(() => vi.resetModules());
afterEach(() => void delete document.documentElement.dataset.site);

const button = async () => (await import("../src/rules/print")).PrintButton({ game: "mapmaker" });

test("a server prints, so there is a button for it", async () => {
  expect(JSON.stringify(await button())).toContain('"data-print":"mapmaker"');
});

test("a site without a server has no button to print", async () => {
  document.documentElement.dataset.site = "";
  expect(await button()).toBeNull();
});
