import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Ceremony, openStage } from "../src/parts/ceremony";

const { settings } = vi.hoisted(() => ({ settings: { isStill: false } }));
vi.mock("../src/settings", () => ({ isStill: () => settings.isStill }));

class KeyboardEvent extends Event {
  readonly repeat: boolean;
  constructor(type: string, { repeat = false } = {}) {
    super(type);
    this.repeat = repeat;
  }
}

const outside = new EventTarget();
let happened: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("KeyboardEvent", KeyboardEvent);
  vi.stubGlobal("addEventListener", outside.addEventListener.bind(outside));
  vi.stubGlobal("removeEventListener", outside.removeEventListener.bind(outside));
  happened = [];
  settings.isStill = false;
});

afterEach(() => {
  outside.dispatchEvent(new Event("pointerdown"));
  vi.useRealTimers();
});

const stage = () => openStage((meaning) => happened.push(`said ${meaning}`));
const moving = (name: string) =>
  ({ finish: () => happened.push(`${name} finished`) }) as unknown as Animation;

/** Two steps, 100 and 200 milliseconds after each other, then 300 more. */
function ceremony(name = "it"): Ceremony {
  const step = (number: number) => ({
    after: number * 100,
    show: () => {
      happened.push(`${name} ${number}`);
      return [moving(`${name} ${number}`)];
    },
  });
  return { means: name, steps: [step(1), step(2)], stays: 300, end: () => happened.push(`${name} ended`) };
}

const END = ["it 1 finished", "it 2 finished", "it ended"];

test("steps come in their time, and what they are about is said at once", () => {
  stage().perform(ceremony());
  expect(happened).toEqual(["said it"]);
  vi.advanceTimersByTime(299);
  expect(happened).toEqual(["said it", "it 1"]);
  vi.advanceTimersByTime(1);
  expect(happened).toEqual(["said it", "it 1", "it 2"]);
  vi.advanceTimersByTime(300);
  expect(happened.slice(3)).toEqual(END);
});

test("what comes at once is there at once", () => {
  const { steps, ...rest } = ceremony();
  stage().perform({ ...rest, steps: steps.map((step) => ({ ...step, after: 0 })) });
  expect(happened).toEqual(["said it", "it 1", "it 2"]);
});

test.each([
  ["a tap", () => outside.dispatchEvent(new Event("pointerdown"))],
  ["a key", () => outside.dispatchEvent(new KeyboardEvent("keydown"))],
  ["another window", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["a window of another size", () => outside.dispatchEvent(new Event("resize"))],
])("%s brings it to its end, with every step shown, and once only", (_, hurry) => {
  stage().perform(ceremony());
  vi.advanceTimersByTime(150);
  hurry();
  expect(happened).toEqual(["said it", "it 1", "it 2", ...END]);
  hurry();
  vi.advanceTimersByTime(5000);
  expect(happened.length).toBe(6);
});

test("a key that is held down hurries nothing", () => {
  stage().perform(ceremony());
  outside.dispatchEvent(new KeyboardEvent("keydown", { repeat: true }));
  expect(happened).toEqual(["said it"]);
});

test("a tap is left to whatever lies below", () => {
  stage().perform(ceremony());
  const tap = new Event("pointerdown", { cancelable: true });
  const stopped = vi.spyOn(tap, "stopPropagation");
  outside.dispatchEvent(tap);
  expect([tap.defaultPrevented, stopped.mock.calls.length]).toEqual([false, 0]);
});

test("where nothing is to move, all is shown at once and stays for as long", () => {
  settings.isStill = true;
  stage().perform(ceremony());
  expect(happened).toEqual(["said it", "it 1", "it 2", "it 1 finished", "it 2 finished"]);
  vi.advanceTimersByTime(599);
  expect(happened).not.toContain("it ended");
  vi.advanceTimersByTime(1);
  expect(happened.at(-1)).toBe("it ended");
});

test("several end together when the game goes on, and then nobody listens", () => {
  const removed = vi.fn(outside.removeEventListener.bind(outside));
  vi.stubGlobal("removeEventListener", removed);
  const { perform, cut } = stage();
  perform(ceremony("one"));
  perform(ceremony("two"));
  cut();
  expect(happened.filter((each) => each.endsWith("ended"))).toEqual(["one ended", "two ended"]);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(["pointerdown", "keydown", "resize"]);
});
