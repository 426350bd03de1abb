/** The worker in which a device runs: the same Python as on a server, over the browser's database. */

import type { loadPyodide, PyodideAPI, PyodideConfig } from "pyodide";
import { CACHE, keptAt, MEMORY } from "./cache.ts";
import { Kernels } from "./kernels.ts";
import { fetchUnpacked, filesIn } from "./packed.ts";
import { type Count, openRows, type Row } from "./rows.ts";
import type { FromDevice, ToDevice } from "./said.ts";

declare const self: DedicatedWorkerGlobalScope;

/** A live connection, as Python has it. */
interface Conversation {
  hear: (text: string) => void;
  leave: () => Promise<void>;
}

/** `landscribe.device.device.Device`. */
interface Device {
  hear_of: (table: string) => Promise<void>;
  request: (
    method: string,
    path: string,
    body: string,
    token: string | undefined,
    language: string,
  ) => Promise<{ status: number; text: string }>;
  open: (
    table: string,
    language: string,
    say: (text: string) => void,
    end: (code: number) => void,
  ) => Conversation;
}

type Begin = Extract<ToDevice, { runtime: string }>;
type Loader = { loadPyodide: typeof loadPyodide };
type Runtime = { default: NonNullable<PyodideConfig["createPyodideModule"]> };

const FILES = [
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "site.zip",
  "learned.zip",
  "pyodide-lock.json",
] as const;

const IMPORT = `
import gc

from landscribe.device.bots import games_here
from landscribe.device.device import Device

games_here()
gc.collect()
`;

const BEGIN = `
from landscribe.device.device import Device
from landscribe.device.kernels import load_kernels

async def keep(rows, known):
    return await keep_rows(rows, known)

async def read(table):
    return [tuple(row) for row in (await read_rows(table)).to_py()]

await load_kernels(runner)
device = Device(keep, [tuple(row) for row in rows.to_py()], read=read)
device.start()
device
`;

const tell = (message: FromDevice) => self.postMessage(message);

async function begin(message: Begin): Promise<Device> {
  const [python, { rows, keep, read }] = await Promise.all([remembered(message), openRows()]);
  const keepRows = async (changed: { toJs: () => Row[] }, known: { toJs: () => Count[] }) => {
    const counts = known.toJs();
    const isKept = await keep(
      changed.toJs().map(([key, text]): Row => [key, text ?? null]),
      counts,
    );
    if (isKept) for (const [table] of counts) windows.postMessage(table);
    return isKept;
  };
  python.globals.set("rows", rows);
  python.globals.set("keep_rows", keepRows);
  python.globals.set("read_rows", read);
  python.globals.set("runner", new Kernels());
  return (await python.runPythonAsync(BEGIN)) as Device;
}

/** Python as it was after a start, where that is remembered; else it starts. */
async function remembered(message: Begin): Promise<PyodideAPI> {
  const address = message.pack + MEMORY;
  const memory = await keptAt(address);
  if (!memory) return load(message);
  try {
    return await load(message, { _loadSnapshot: memory.arrayBuffer() });
  } catch {
    await (await caches.open(CACHE)).delete(address);
    return load(message);
  }
}

/** Starts Python once, and keeps what it remembers then; nothing of JavaScript may be in its memory. */
async function remember(message: Begin): Promise<void> {
  const python = await load(message, { _makeSnapshot: true });
  python.runPython(IMPORT);
  const memory = new Blob([python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>]);
  await (await caches.open(CACHE)).put(message.pack + MEMORY, new Response(memory));
  tell({ type: "remembered" });
}

async function load({ pack, loader, runtime }: Begin, more: PyodideConfig = {}): Promise<PyodideAPI> {
  const found = async (name: string) => (await keptAt(pack + name)) ?? fetchUnpacked(pack, name);
  const [wasm, stdlib, site, learned, lock] = await Promise.all(FILES.map(found));
  if (!wasm || !stdlib || !site || !learned || !lock) throw new Error("The pack is not whole.");
  answerFor(pack, { [FILES[0]]: wasm, [FILES[1]]: stdlib });
  const [{ loadPyodide }, { default: createPyodideModule }]: [Loader, Runtime] = await Promise.all([
    import(/* @vite-ignore */ loader),
    import(/* @vite-ignore */ runtime),
  ]);
  return loadPyodide({
    indexURL: pack,
    createPyodideModule,
    lockFileContents: lock.text(),
    fsInit: async (files, { sitePackages }) => {
      for (const zip of [site, learned])
        for (const [name, content] of filesIn(await zip.arrayBuffer())) {
          const path = `${sitePackages}/${name}`;
          files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
          files.writeFile(path, content, { canOwn: true });
        }
    },
    ...more,
  });
}

/** Lets Python's own loader, which asks for its files by their names, have those of the pack. */
function answerFor(pack: string, files: Record<string, Response>): void {
  const fetched = self.fetch.bind(self);
  self.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    return files[address.slice(pack.length)] ?? fetched(input, options);
  };
}

let device: Promise<Device> | null = null;
/** Other windows of this browser, each with a worker of its own: they hear which tables were changed here. */
const windows = new BroadcastChannel("landscribe");
windows.onmessage = async ({ data }: MessageEvent<string>) => (await device)?.hear_of(data);

const conversations = new Map<number, Promise<Conversation>>();

self.onmessage = async ({ data }: MessageEvent<ToDevice>) => {
  try {
    await hear(data);
  } catch (error) {
    tell({ type: "failed", why: String(error) });
  }
};

async function hear(message: ToDevice): Promise<void> {
  if (message.type === "remember") return remember(message);
  if (message.type === "begin") device = begin(message);
  if (!device) throw new Error("The device has not begun.");
  const here = device;
  switch (message.type) {
    case "begin":
      await here;
      return;
    case "ask": {
      const { id, method, path, body, token, language } = message;
      const answer = await (await here).request(method, path, body, token ?? undefined, language);
      tell({ type: "answer", id, status: answer.status, text: answer.text });
      return;
    }
    case "open":
      conversations.set(
        message.id,
        here.then((found) => talk(found, message)),
      );
      return;
    case "say":
      (await conversations.get(message.id))?.hear(message.text);
      return;
    case "leave":
      await (await conversations.get(message.id))?.leave();
      conversations.delete(message.id);
      return;
  }
}

function talk(found: Device, { id, table, language }: { id: number; table: string; language: string }) {
  return found.open(
    table,
    language,
    (text) => tell({ type: "said", id, text }),
    (code) => tell({ type: "ended", id, code }),
  );
}
