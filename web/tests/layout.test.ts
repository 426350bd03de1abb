import { expect, test } from "vitest";
import { isSquare, type Layout, layoutFor } from "../src/layout";

test.each<[number, number, number, Layout]>([
  [390, 664, 16, "phone"],
  [320, 568, 16, "phone"],
  [820, 1180, 16, "tablet"],
  [844, 390, 16, "low"],
  [1280, 720, 16, "desk"],
  [1024, 768, 16, "desk"],
])("a window of %i x %i with letters of %i is a %s", (width, height, letter, layout) => {
  expect(layoutFor(width, height, letter)).toBe(layout);
});

test("large text makes a tablet a phone, and a desk low", () => {
  expect(layoutFor(820, 1180, 32)).toBe("phone");
  expect(layoutFor(1280, 720, 32)).toBe("low");
});

test("a low window is nearly square up to eight by five", () => {
  expect([isSquare(640, 400), isSquare(641, 400)]).toEqual([true, false]);
});

test("no style file has a layout of its own", () => {
  const styles = import.meta.glob<string>("../src/**/*.css", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const found = Object.entries(styles).filter(([, text]) =>
    /@media[^{]*(width|height|aspect|orientation)/.test(text),
  );
  expect(Object.keys(styles).length).toBeGreaterThan(20);
  expect(Object.values(styles)).not.toContain("");
  expect(found.map(([name]) => name)).toEqual([]);
});
