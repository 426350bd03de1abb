/** The faces of the games, each loaded when its first table is opened. */

import { signal } from "@preact/signals";
import { part } from "../net/part";
import type { Face } from "../table/face";
import type { Page } from "../wire";

type Kind = Page["kind"];

const LOADERS: Record<Kind, () => Promise<{ face: Face }>> = {
  map: () => import("./maps/face"),
  cards: () => import("./cartouche/face"),
};

const loaded = signal<Partial<Record<Kind, Face>>>({});
const isLoading = new Set<Kind>();

/** The face of a page; nothing until it is loaded, which this begins. */
export function faceOf({ kind }: Page): Face | null {
  const face = loaded.value[kind];
  if (!face && !isLoading.has(kind)) void load(kind);
  return face ?? null;
}

async function load(kind: Kind): Promise<void> {
  isLoading.add(kind);
  const found = await part<{ face: Face }>(LOADERS[kind]);
  isLoading.delete(kind);
  if (found) loaded.value = { ...loaded.peek(), [kind]: found.face };
}
