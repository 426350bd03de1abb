/** The device: a server's answers and live connections from a worker of this page. */

import { keptAt } from "../../device/cache";
import type { FromDevice, ToDevice } from "../../device/said";
import workerFile from "../../device/worker?worker&url";
import assemblyFile from "../../node_modules/pyodide/pyodide.asm.mjs?url";
import loaderFile from "../../node_modules/pyodide/pyodide.mjs?url";
import type { Note, Problem, Seated, ServerMessage } from "../wire";
import { language } from "../words";
import { learnMore } from "./device-words";
import { HOME, keptPack, markHere } from "./here";
import { Refused } from "./refused";
import { type End, endOf, type Open } from "./way";
import { wholes } from "./wholes";

/** Where the pack lies; what is in it stands in `pack.json`. */
export const PACKS = new URL("pack/", HOME);

/** Python's runtime and the worker that runs it: kept with the pack, as they are. */
const [WORKER, LOADER, ASSEMBLY] = [workerFile, loaderFile, assemblyFile].map(
  (file) => new URL(file, location.href).href,
) as [string, string, string];
export const RUNTIME: readonly string[] = [WORKER, LOADER, ASSEMBLY];

/** What can be kept: its folder, how large each file is on its way, and the room that all of it takes here. */
export interface Pack {
  folder: string;
  bytes: number;
  room: number;
  files: Record<string, number>;
}

/** Where the files of a pack are; the address ends with a slash. */
export const packAt = (folder: string) => new URL(`${folder}/`, PACKS).href;

export async function offeredPack(): Promise<Pack> {
  const answer = await fetch(new URL("pack.json", PACKS), { cache: "no-cache" });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Pack;
}

type Said = Extract<FromDevice, { id: number }>;

const listening = new Map<number, (said: Said) => void>();
let last = 0;
let begun: Promise<Worker> | null = null;

/** The worker, begun when it is first wanted, and anew where that failed. */
function worker(): Promise<Worker> {
  begun ??= begin().catch((error) => {
    begun = null;
    throw error;
  });
  return begun;
}

async function begin(): Promise<Worker> {
  const folder = (await usablePack()) ?? (await offeredPack()).folder;
  await learnMore();
  const found = new Worker(WORKER, { type: "module" });
  found.onmessage = ({ data }: MessageEvent<FromDevice>) => {
    if (data.type === "failed") fail(found, data.why);
    else if ("id" in data) listening.get(data.id)?.(data);
  };
  found.onerror = (event) => fail(found, event.message);
  post(found, { type: "begin", pack: packAt(folder), loader: LOADER, runtime: ASSEMBLY });
  return found;
}

/** The pack that is kept, unless an older client kept it in its own way. */
async function usablePack(): Promise<string | null> {
  const folder = keptPack();
  return folder && (await keptAt(`${packAt(folder)}learned.zip`)) ? folder : null;
}

/** Lets Python start once and remember it, so that it is there sooner from then on. */
export async function remember(folder: string): Promise<void> {
  const found = new Worker(WORKER, { type: "module" });
  await new Promise<void>((done, failed) => {
    found.onmessage = ({ data }: MessageEvent<FromDevice>) =>
      data.type === "failed" ? failed(new Error(data.why)) : done();
    found.onerror = (event) => failed(new Error(event.message));
    post(found, { type: "remember", pack: packAt(folder), loader: LOADER, runtime: ASSEMBLY });
  }).finally(() => found.terminate());
}

/** Ends what cannot go on: whoever waits is told, and whoever asks next begins anew. */
function fail(found: Worker, why: string): void {
  console.info(why);
  found.terminate();
  begun = null;
  const note: Note = { message: "device-failed", values: {} };
  const text = JSON.stringify({ reason: why, note } satisfies Problem);
  for (const [id, tell] of [...listening]) {
    tell({ type: "answer", id, status: 500, text });
    tell({ type: "ended", id, code: 1000 });
  }
}

const post = (to: Worker, message: ToDevice) => to.postMessage(message);

/** The answer to a request; a table at which one is seated by it is of this device. */
export async function askDevice<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const answer: unknown = JSON.parse(await textFrom(path, body, token));
  if (isSeated(answer)) markHere(answer.table);
  return answer as Answer;
}

const isSeated = (answer: unknown): answer is Seated =>
  typeof answer === "object" && answer !== null && "table" in answer && "token" in answer;

/** The text that answers a request; Refused where it is a problem. */
export async function textFrom(path: string, body?: unknown, token?: string): Promise<string> {
  const to = await worker();
  const id = ++last;
  const answer = new Promise<Extract<Said, { type: "answer" }>>((done) => {
    listening.set(id, (said) => {
      listening.delete(id);
      if (said.type === "answer") done(said);
    });
  });
  post(to, {
    type: "ask",
    id,
    method: body === undefined ? "GET" : "POST",
    path,
    body: body === undefined ? "" : JSON.stringify(body),
    token: token ?? null,
    language: language.value,
  });
  const { status, text } = await answer;
  if (status !== 200) throw new Refused(status, (JSON.parse(text) as Problem).note);
  return text;
}

/** A table of this device. */
export const deviceWay: Open = (table, token, ear, ended) => {
  const id = ++last;
  const to = worker();
  let isEnded = false;
  let worked = false;
  const send = (message: object) =>
    void to.then((found) => post(found, { type: "say", id, text: JSON.stringify(message) }));
  const greet = () => send({ type: "hello", token, takes_changes: true });
  const hear = wholes(ear.hear, greet);
  const end = (how: End) => {
    if (isEnded) return;
    isEnded = true;
    listening.delete(id);
    ended(how);
  };
  listening.set(id, (said) => {
    if (said.type === "ended") return end(endOf(said.code, worked));
    if (said.type !== "said") return;
    if (!worked) ear.state("live");
    worked = true;
    hear(JSON.parse(said.text) as ServerMessage);
  });
  to.then(
    (found) => post(found, { type: "open", id, table, language: language.value }),
    () => end("failed"),
  );
  greet();
  const close = () => {
    isEnded = true;
    listening.delete(id);
    void to.then((found) => post(found, { type: "leave", id }));
  };
  return { send, probe: () => {}, close };
};
