import { expect, test, vi } from "vitest";
import { replaceWith, route } from "../src/route";

test("an address that cannot be decoded leads home, not to a blank page", () => {
  vi.stubGlobal("history", { replaceState: () => {} });
  for (const hash of ["#%", "#/%E0%A4%A", "#/new/%"]) replaceWith(hash);
  expect(route.value).toEqual({ screen: "setup", game: "%" });
  replaceWith("#%");
  expect(route.value).toEqual({ screen: "home" });
});
