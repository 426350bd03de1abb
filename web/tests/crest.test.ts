import { expect, test } from "vitest";
import { charges, crestName, crestWritten, tinctures, writtenCrest } from "../src/people/crest";

test("a crest is read as it was written", () => {
  for (const charge of charges)
    for (const tincture of tinctures)
      expect(crestWritten(writtenCrest({ charge, tincture }))).toEqual({ charge, tincture });
});

test("what a device kept of old is read, and what is no crest is none", () => {
  expect(crestWritten("tower-gules")).toEqual({ charge: "tower", tincture: "gules" });
  for (const text of ["", "tower", "tower-pink", "gules-tower"]) expect(crestWritten(text)).toBeNull();
});

test("a crest has a name", () => {
  expect(crestName({ charge: "tower", tincture: "gules" })).toBe("tower on gules");
});
