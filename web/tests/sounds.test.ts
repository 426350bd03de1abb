import { beforeEach, expect, test, vi } from "vitest";

const started: number[] = [];

class Audio {
  currentTime = 10;
  state = "running";
  destination = {};
  createOscillator = () => ({
    frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
    start: (at: number) => started.push(at),
    stop: vi.fn(),
  });
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
  });
}

const sounds = () => import("../src/state/sounds");

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  started.length = 0;
  localStorage.setItem("landscribe.sound", "");
});

test("nothing sounds until it is wanted, and the wish is remembered", async () => {
  const { play, toggleSound } = await sounds();
  play("card");
  expect(started).toEqual([]);
  toggleSound();
  expect(started).toEqual([10, 10.16]);
  vi.resetModules();
  expect((await sounds()).sound.value).toBe(true);
});

test("a browser that wants a click first, and one that has no sound, stay silent", async () => {
  localStorage.setItem("landscribe.sound", "on");
  const { play } = await sounds();
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  play("turn");
  expect(started).toEqual([]);
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("AudioContext", undefined);
  expect(() => play("turn")).not.toThrow();
});
