import { expect, test } from "vitest";
import { laidOut } from "../src/games/cartouche/slots";
import type { Item } from "../src/wire";

const items = (...keys: string[]) => keys.map((key) => ({ key }) as unknown as Item);
const seen = ({ slots }: ReturnType<typeof laidOut>) =>
  slots.map(({ item, isTaken }) => (isTaken ? "-" : item.key)).join(" ");

test("what is taken leaves a gap, and what is left stays where it is", () => {
  const all = laidOut(null, "offer", items("a", "b", "c"));
  const fewer = laidOut(all, "offer", items("a", "c"));
  expect(seen(fewer)).toBe("a - c");
  expect(seen(laidOut(fewer, "offer", items("c")))).toBe("- - c");
});

test("what is taken back lies again where it lay", () => {
  const fewer = laidOut(laidOut(null, "offer", items("a", "b")), "offer", items("b"));
  expect(seen(laidOut(fewer, "offer", items("a", "b")))).toBe("a b");
});

test("another thing, another stage or nothing lays out anew", () => {
  const all = laidOut(null, "offer", items("a", "b"));
  expect(seen(laidOut(all, "offer", items("b", "c")))).toBe("b c");
  expect(seen(laidOut(all, "place", items("b")))).toBe("b");
  expect(seen(laidOut(all, "offer", []))).toBe("");
});
