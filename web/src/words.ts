/** Every word on the screen, from the Fluent files that the server and the terminal use too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "./kept";
import type { Note } from "./wire";

export type Value = string | number | Note;

const FILES = import.meta.glob<string>(["../../src/landscribe/texts/*/*.ftl", "!**/cli.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Every folder of texts, English first. */
export const LANGUAGES: readonly string[] = [
  ...new Set(["en", ...Object.keys(FILES).map((path) => path.split("/").at(-2) ?? "en")]),
];

const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/texts/${language}/`)) bundle.addResource(new FluentResource(text));
  return bundle;
}

function preferred(): string {
  const wanted = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => tag && LANGUAGES.includes(tag)) ?? "en";
}

export const language = signal(preferred());

export function speak(chosen: string): void {
  language.value = chosen;
  keep("language", chosen);
}

type Values = Record<string, Value>;

/** Whether a message exists, in the reader's language or in English. */
export function has(message: string): boolean {
  return bundleWith(message) !== undefined;
}

/** The message in the reader's language, or in English, or its name. */
export function say(message: string, values: Values = {}): string {
  const bundle = bundleWith(message);
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return message;
  const plain = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(plain));
}

/** A note, or a plain value, in words. */
export function spoken(value: Value): string {
  return typeof value === "object" ? say(value.message, value.values) : String(value);
}

/** Whether the text is what a message says, in any language. */
export function isSaid(text: string, message: string): boolean {
  return [...bundles.values()].some((bundle) => bundle.getMessage(message)?.value === text);
}

/** The first letter of a sentence, large. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

/** A name as part of a message's id, as the server's `slug`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function bundleWith(message: string): FluentBundle | undefined {
  const own = bundles.get(language.value);
  const both = [own, bundles.get("en")];
  return both.find((bundle) => bundle?.hasMessage(message));
}
