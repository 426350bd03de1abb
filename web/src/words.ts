/** Every word on the screen, from the Fluent files that the server and the terminal use too. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "./kept";
import type { Note } from "./wire";

export type Value = string | number | Note;

const TEXTS = "../../src/landscribe/texts";

/** What each language says, loaded when it is first spoken; the words of the terminal stay there. */
const FILES = import.meta.glob<string>(
  [
    "../../src/landscribe/texts/*/*.ftl",
    "!../../src/landscribe/texts/*/cli.ftl",
    "!../../src/landscribe/texts/*/hosting.ftl",
    "!../../src/landscribe/texts/*/keeping.ftl",
    "!../../src/landscribe/texts/*/typed.ftl",
  ],
  { query: "?raw", import: "default" },
);

const folderOf = (path: string) => path.slice(TEXTS.length + 1).split("/")[0] ?? "";

/** Every folder of texts, English first. */
export const LANGUAGES: readonly string[] = [...new Set(["en", ...Object.keys(FILES).map(folderOf)])];

const bundles = new Map<string, FluentBundle>();

async function load(language: string): Promise<void> {
  if (bundles.has(language)) return;
  const paths = Object.keys(FILES).filter((path) => folderOf(path) === language);
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ""));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

function preferred(): string {
  const wanted = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => tag && LANGUAGES.includes(tag)) ?? "en";
}

/** What is spoken: all of its words are there. */
export const language = signal("en");

/** Learns the reader's language; nothing can be said before. */
export async function learnToSpeak(): Promise<void> {
  const chosen = preferred();
  await load(chosen);
  language.value = chosen;
}

export async function speak(chosen: string): Promise<void> {
  keep("language", chosen);
  await load(chosen);
  language.value = chosen;
}

type Values = Record<string, Value>;

const spokenBundle = () => bundles.get(language.value);

export function has(message: string): boolean {
  return spokenBundle()?.hasMessage(message) ?? false;
}

/** The message in the reader's language, or its name. */
export function say(message: string, values: Values = {}): string {
  const bundle = spokenBundle();
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
