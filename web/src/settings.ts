/** How this device likes it: light or dark, large or small, moving or still. What is not chosen is the system's. */

import { signal } from "@preact/signals";
import { keep, kept } from "./kept";

/** What can be chosen, the first of each unless something else was kept. */
const CHOICES = {
  theme: ["system", "light", "dark"],
  letters: ["1", "1.25", "1.5", "2"],
  motion: ["system", "full", "less"],
} as const;

export type Setting = keyof typeof CHOICES;

export const SETTINGS = Object.keys(CHOICES) as Setting[];

const chosen = {
  theme: signal<string>(keptAmong("theme")),
  letters: signal<string>(keptAmong("letters")),
  motion: signal<string>(keptAmong("motion")),
};

function keptAmong(setting: Setting): string {
  const all: readonly string[] = CHOICES[setting];
  const value = kept(setting);
  return value !== null && all.includes(value) ? value : (all[0] ?? "");
}

export const choicesOf = (setting: Setting): readonly string[] => CHOICES[setting];

export const chosenOf = (setting: Setting): string => chosen[setting].value;

export function choose(setting: Setting, value: string): void {
  chosen[setting].value = value;
  keep(setting, value);
  applySettings();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing is to move. */
export function isStill(): boolean {
  return chosen.motion.value === "less" || (chosen.motion.value === "system" && still.matches);
}

/** Style files ask the document. Its theme stands there before anything is drawn: see `public/theme.js`. */
export function applySettings(): void {
  const { dataset, style } = document.documentElement;
  const { theme, letters } = chosen;
  if (theme.value === "system") delete dataset.theme;
  else dataset.theme = theme.value;
  style.setProperty("--letters", letters.value);
  dataset.motion = isStill() ? "less" : "full";
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = getComputedStyle(document.body).backgroundColor;
}

/** Keeps to the settings for as long as the page is open. */
export function keepSettings(): void {
  still.addEventListener("change", applySettings);
  applySettings();
}
