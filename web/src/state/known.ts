/** What a viewer knows of a table and holds over it, as signals. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Gone, LinkState } from "../net/link";
import type { Goal, Hinted, Lobby, Note, Refusal, Table, Tray, Unreadable } from "../wire";
import type { Grade } from "./hint";
import type { Hold } from "./hold";
import type { Spoken } from "./talk";

/** A sentence of the log; the key tells it from others that say the same. */
export interface Told {
  key: number;
  note: Note;
}

export type Known = ReturnType<typeof nothingKnown>;

export function nothingKnown() {
  const table = signal<Table | null>(null);
  const lobby = signal<Lobby | null>(null);
  const advised = signal<Hinted | null>(null);
  const grade = signal<Grade | null>(null);
  return {
    table,
    lobby,
    /** The table, dealt or not. */
    seen: computed(() => table.value ?? lobby.value),
    page: computed(() => table.value?.page ?? null),
    link: signal<LinkState>("connecting"),
    hold: signal<Hold | null>(null),
    preview: signal<readonly Goal[] | null>(null),
    previewTrays: signal<readonly Tray[] | null>(null),
    /** Why what is aimed cannot be placed there, once the server has said it. */
    misfit: signal<Refusal | null>(null),
    advised,
    /** How much of the advice is told. */
    grade,
    /** The action that is advised, once that is told. */
    hinted: computed(() => (grade.value === "move" ? (advised.value?.action ?? null) : null)),
    /** Where it is, while only that is told. */
    region: computed(() => (grade.value === "where" ? (advised.value?.region ?? null) : null)),
    /** Whether a bot thinks about a hint. */
    isThinking: signal(false),
    refusal: signal<Note | null>(null),
    log: signal<Told[]>([]),
    /** What people say now. */
    talk: signal<readonly Spoken[]>([]),
    ...timeOf(table),
    isSending: signal(false),
    isNew: signal(true), // the connection: what is heard first counts, even if the server was set back
    gone: signal<Gone | null>(null),
    unreadable: signal<Unreadable | null>(null),
  };
}

function timeOf(table: ReadonlySignal<Table | null>) {
  const now = signal(0);
  return {
    /** The time of day at the server, in seconds, while that of a turn is counted. */
    now,
    /** Whether the time of this turn is up. */
    isUp: computed(() => now.value >= (table.value?.until ?? Number.POSITIVE_INFINITY)),
  };
}

export const messageId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
