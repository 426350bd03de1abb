/** What is looked at on the table: whose board, which cells are lit, where the keys are. */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Held } from "../board/board";
import { cellsOf } from "../state/cells";
import { isLegal, layOf, placingOf } from "../state/hold";
import type { Session } from "../state/session";
import { scoring } from "./gains";

export interface Pointed {
  key: string;
  cells: string;
}

/** What was confirmed, and on which board. */
export interface Sent {
  seat: number;
  turn: number;
  held: Held;
}

/** A remark is said again when it is made again. */
export interface Remark {
  text: string;
  /** Whether it is about what is aimed, so that what this would bring belongs to it. */
  isAim: boolean;
  number: number;
}

export type Shown = ReturnType<typeof openShown>;

export function openShown(session: Session) {
  const marks = {
    /** The goal whose cells are lit, by its number. */
    litGoal: signal<number | null>(null),
    /** The item that is pointed at, or tapped once; its cells are lit, if it has any. */
    pointed: signal<Pointed | null>(null),
    /** The item that can be used in several ways, while one of them is being chosen. */
    choosing: signal<string | null>(null),
    /** The seat whose map someone who watches looks at. */
    watched: signal<number | null>(null),
    cursor: signal(0),
    /** Grows when the keys want the focus on the board. */
    focus: signal(0),
    /** What the keys did, in a sentence that is spoken. */
    remark: signal<Remark | null>(null),
    /** Whether what is held follows a pointer that is down. */
    isDragged: signal(false),
    isEndOpen: signal(false),
    /** Whether the end of a season is told; the end of the game waits for it. */
    isSeasonOpen: signal(false),
    isKeysOpen: signal(false),
    sent: signal<Sent | null>(null),
  };
  const waiting = computed(() => waitingOf(session, marks.sent.value));
  const ownSeat = computed(() => session.page.value?.seat ?? null);
  const shownSeat = computed(() => {
    const [at, hold] = [session.page.value, session.hold.value];
    if (at && hold) return placingOf(at, hold).seat;
    return waiting.value?.seat ?? at?.target?.seat ?? ownSeat.value ?? marks.watched.value ?? 0;
  });
  const lit = computed(() => litCells(session, marks, ownSeat.value, shownSeat.value));
  /** Where a hint says to look, on the board that is shown. */
  const region = computed(() => {
    const found = session.region.value;
    return found?.seat === shownSeat.value && found.tray === null ? cellsOf(found.cells) : null;
  });
  return { ...marks, waiting, ownSeat, shownSeat, lit, region, ...possible(session) };
}

/** Says something to someone who may not see it. */
export function remark({ remark: said }: Pick<Shown, "remark">, text: string, isAim = false): void {
  said.value = { text, isAim, number: (said.peek()?.number ?? 0) + 1 };
}

/** What was confirmed and waits for the others, to be shown until it is drawn or taken back. */
function waitingOf({ table, hold }: Session, sent: Sent | null): Sent | null {
  const at = table.value;
  return at && sent && at.can_take_back && !hold.value && sent.turn === at.turn ? sent : null;
}

interface Lights {
  litGoal: ReadonlySignal<number | null>;
  pointed: ReadonlySignal<Pointed | null>;
}

/** The cells of what is pointed at, or of the goal that is lit, while its board is shown. */
function litCells(session: Session, { litGoal, pointed }: Lights, own: number | null, shown: number) {
  const at = session.page.value;
  const cells = cellsOf(pointed.value?.cells ?? "");
  if (cells.size > 0 && shown === (own ?? shown)) return cells;
  if (!at || litGoal.value === null || shown !== scoring(at).seat) return null;
  const goal = (session.preview.value ?? scoring(at).goals)[litGoal.value];
  return goal ? cellsOf(goal.cells) : null;
}

/** What can be done with what is held. */
function possible({ page, hold, table, link, isSending }: Session) {
  const isFitting = computed(() => (page.value && hold.value ? isLegal(page.value, hold.value) : false));
  const lay = computed(() => (page.value && hold.value ? layOf(page.value, hold.value) : null));
  const isOther = (next: number | undefined) => next !== undefined && next !== hold.value?.lay;
  const isFree = computed(() => !isSending.value && link.value === "live");
  return {
    isFitting,
    canTurn: computed(() => isOther(lay.value?.turned) && !isSending.value),
    canFlip: computed(() => isOther(lay.value?.flipped) && !isSending.value),
    canConfirm: computed(() => isFitting.value && hold.value?.isDown === true && isFree.value),
    canHint: computed(() => page.value?.task != null && isFree.value),
    canTakeBack: computed(() => table.value?.can_take_back === true && !isSending.value),
  };
}
