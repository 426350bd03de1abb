import { afterEach, expect, test } from "vitest";
import { botName, gameName } from "../src/names";
import { capital, has, language, say, slug, speak, spoken } from "../src/words";

afterEach(() => {
  language.value = "en";
});

test("a note is said with the notes inside it, in the language of the reader", () => {
  const note = { message: "map-named", values: { name: { message: "seat-within", values: { seat: 2 } } } };
  expect(spoken(note)).toBe("seat 2's map");
  expect(spoken(7)).toBe("7");
});

test("numbers below nothing have the minus sign of print, and keep their plural", async () => {
  expect(spoken(-7)).toBe("−7");
  expect(say("cartographers-rating", { rating: -30, title: "…" })).toBe("Rating −30: …");
  expect(say("cartographers-monsters-text")).toMatch(/^−1 for every/);
});

test("a message that nobody wrote is shown by its name", () => {
  expect(has("web-nothing-of-the-kind")).toBe(false);
  expect(say("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
});

test("another language is spoken once all of its words are there", async () => {
  const learning = speak("fr");
  expect(say("web-home")).toBe("Home");
  await learning;
  expect(say("web-home")).toBe("Accueil");
});

test("a name becomes part of a message as on the server", () => {
  expect(slug("Magicians' valley")).toBe("magicians-valley");
  expect(slug("ruins_fallback")).toBe("ruins-fallback");
});

test("games and bots have names, and keep their own where they have none", () => {
  expect(gameName("mapmaker")).toBe("The Mapmaker");
  expect(gameName("new_game")).toBe("New game");
  expect(botName("timid-one")).toBe("Timid one");
});

test("a sentence begins with a capital", () => {
  expect(capital("été")).toBe("Été");
});
