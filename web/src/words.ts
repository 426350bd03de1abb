/** Every word on the screen, from the Fluent files that the server and the terminal use too. */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { keep, kept } from "./kept";
import type { Note } from "./wire";

export type Value = string | number | Note;

/** What each language says, loaded when it is first spoken; the words of the terminal stay there. */
const FILES = import.meta.glob<string>(
  [
    "../../src/landscribe/texts/*/*.ftl",
    "!../../src/landscribe/texts/*/balance.ftl",
    "!../../src/landscribe/texts/*/cli.ftl",
    "!../../src/landscribe/texts/*/companion.ftl",
    "!../../src/landscribe/texts/*/device.ftl",
    "!../../src/landscribe/texts/*/hosting.ftl",
    "!../../src/landscribe/texts/*/intro.ftl",
    "!../../src/landscribe/texts/*/keeping.ftl",
    "!../../src/landscribe/texts/*/measure.ftl",
    "!../../src/landscribe/texts/*/paper.ftl",
    "!../../src/landscribe/texts/*/score.ftl",
    "!../../src/landscribe/texts/*/typed.ftl",
  ],
  { query: "?raw", import: "default" },
);

type Files = Record<string, () => Promise<string>>;

/** What some screens say besides, loaded with them. */
const besides: Files[] = [];

const folderOf = (path: string) => path.split("/").at(-2) ?? "";

/** Every folder of texts, English first. */
export const LANGUAGES: readonly string[] = [...new Set(["en", ...Object.keys(FILES).map(folderOf)])];

const bundles = new Map<string, FluentBundle>();

async function load(language: string): Promise<void> {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language, { useIsolating: false, transform: printed });
    await add(bundle, FILES);
    bundle.addResource(new FluentResource(await ownWords(language)));
    bundles.set(language, bundle);
  }
  for (const files of besides) await add(bundles.get(language), files);
}

/** Adds what these files say in its language; what is there already stays. */
async function add(bundle: FluentBundle | undefined, files: Files): Promise<void> {
  const paths = Object.keys(files).filter((path) => folderOf(path) === bundle?.locales[0]);
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  for (const text of texts) bundle?.addResource(new FluentResource(text));
}

/** Learns what a screen says besides, in this language and in every other that is spoken. */
export async function learn(files: Files): Promise<void> {
  besides.push(files);
  await load(language.value);
}

/** What cards of one's own say, where the server has such; without them their names are shown as they are. */
async function ownWords(language: string): Promise<string> {
  const { own } = document.documentElement.dataset;
  if (!own) return "";
  return fetch(`/api/words/${language}?${own}`).then(
    (answer) => answer.text(),
    () => "",
  );
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

/** With the minus sign of print, where the keyboard's stands before a number. */
const printed = (text: string) => text.replace(/(?<!\S)-(?=\d)/g, "−");

/** A number as it is printed. */
export const numeral = (number: number) => printed(String(number));

class Numeral extends FluentNumber {
  override toString(scope: Scope): string {
    return printed(super.toString(scope));
  }
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
  const plain = Object.entries(values).map(([name, value]): [string, string | Numeral] => [
    name,
    typeof value === "number" ? new Numeral(value) : spoken(value),
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(plain));
}

/** A note, or a plain value, in words. */
export function spoken(value: Value): string {
  if (typeof value === "object") return say(value.message, value.values);
  return typeof value === "number" ? numeral(value) : value;
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
