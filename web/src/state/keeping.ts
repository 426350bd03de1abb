/** Landscribe kept on this device: fetched once, file by file, and removed again. */

import { signal } from "@preact/signals";
import { CACHE, keptAt, MEMORY } from "../../device/cache";
import { fetchUnpacked } from "../../device/packed";
import { keep, kept } from "../kept";
import { offeredPack, type Pack, packAt, RUNTIME, remember } from "../net/device";
import { keptPack } from "../net/here";

export type Trouble = "full" | "broken" | "blocked" | "missing";

/** How far it is; nothing is fetched where there is no progress. */
export const progress = signal<number | null>(null);
export const trouble = signal<Trouble | null>(null);
export const packKept = signal(keptPack());
/** What the server has to be kept, once it is known. */
export const pack = signal<Pack | null>(null);

export const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** Learns what there is to be kept; a newer one takes the place of what is kept. */
export async function look(): Promise<void> {
  if (!canKeep()) {
    trouble.value = "blocked";
    return;
  }
  try {
    pack.value = await offeredPack();
  } catch {
    if (!packKept.value && navigator.onLine) trouble.value = "missing";
    return;
  }
  if (!packKept.value) return;
  if (await isWhole(pack.value)) await rememberAgain(pack.value);
  else await fetchPack();
}

/** Once for each pack: where Python cannot go on from what it remembers, another start would cost as much. */
async function rememberAgain({ folder }: Pack): Promise<void> {
  if (kept("remembered") === folder || (await keptAt(packAt(folder) + MEMORY))) return;
  await remember(folder).catch((error) => console.info(String(error)));
  keep("remembered", folder);
}

/** Whether what is kept is what this client needs. */
async function isWhole({ folder }: Pack): Promise<boolean> {
  const found = await Promise.all(RUNTIME.map((address) => caches.match(address)));
  return packKept.value === folder && found.every(Boolean);
}

const canKeep = () => "caches" in window && "serviceWorker" in navigator;

/** Fetches what is missing; whatever came stays, so that another try is shorter. */
export async function fetchPack(): Promise<void> {
  const wanted = pack.value;
  if (!wanted || progress.value !== null) return;
  trouble.value = null;
  progress.value = 0;
  try {
    const estimate = await navigator.storage?.estimate?.();
    if (estimate && (estimate.quota ?? 0) - (estimate.usage ?? 0) < wanted.room)
      throw new DOMException("", FULL);
    await fetchFiles(wanted);
    await remember(wanted.folder).catch((error) => console.info(String(error))); // it only takes longer then
    await navigator.storage?.persist?.();
    setKept(wanted.folder);
    await tidy(wanted);
  } catch (error) {
    trouble.value = whichTrouble(error);
  }
  progress.value = null;
}

const FULL = "QuotaExceededError";

function whichTrouble(error: unknown): Trouble {
  if (!(error instanceof DOMException)) return "broken";
  return error.name === FULL ? "full" : error.name === "SecurityError" ? "blocked" : "broken";
}

async function fetchFiles({ folder, files }: Pack): Promise<void> {
  const cache = await caches.open(CACHE);
  const count = (bytes: number) => {
    progress.value = (progress.value ?? 0) + bytes;
  };
  for (const [name, size] of Object.entries(files)) {
    const address = packAt(folder) + name;
    if (await cache.match(address)) count(size);
    else await cache.put(address, await fetchUnpacked(packAt(folder), name, count));
  }
  for (const address of RUNTIME) if (!(await cache.match(address))) await cache.add(address);
}

/** Lets go of what belongs to another pack. */
async function tidy({ folder }: Pack): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys())
    if (!url.startsWith(packAt(folder)) && !RUNTIME.includes(url)) await cache.delete(url);
}

function setKept(folder: string): void {
  keep("pack", folder);
  // A browser that forgets at once keeps nothing.
  packKept.value = kept("pack");
  if (!packKept.value) throw new DOMException("", "SecurityError");
}

export async function removePack(): Promise<void> {
  await caches.delete(CACHE);
  keep("pack", "");
  packKept.value = null;
}
