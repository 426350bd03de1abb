/** As much of a browser as state, connection and words ask for. */

import { vi } from "vitest";

const stored = new Map<string, string>();

vi.stubGlobal(
  "window",
  Object.assign(new EventTarget(), {
    setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
    clearTimeout: (timer: number) => clearTimeout(timer),
  }),
);
vi.stubGlobal(
  "document",
  Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: () => null,
    documentElement: { dataset: {} },
  }),
);
vi.stubGlobal("location", new URL("http://here/"));
vi.stubGlobal("navigator", { onLine: true, languages: ["en"] });
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
});

const { learnToSpeak } = await import("../src/words");
await learnToSpeak();
