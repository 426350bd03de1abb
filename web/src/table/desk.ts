/** What a player does at the table, whichever way they do it: mouse, finger or keys end here. */

import { computed, signal } from "@preact/signals";
import type { Held } from "../board/board";
import { games } from "../net/api";
import { cellsOf } from "../state/cells";
import * as holds from "../state/hold";
import type { Session } from "../state/session";
import type { Face } from "./face";
import { scoring } from "./gains";

export type Desk = ReturnType<typeof openDesk>;

export function openDesk(session: Session, face: Face) {
  const { hold, page, table } = session;
  /** The goal whose cells are lit, by its number. */
  const litGoal = signal<number | null>(null);
  /** The item that is pointed at, or tapped once; its cells are lit, if it has any. */
  const pointed = signal<Pointed | null>(null);
  /** The item that can be used in several ways, while one of them is being chosen. */
  const choosing = signal<string | null>(null);
  /** The seat whose map someone who watches looks at. */
  const watched = signal<number | null>(null);
  const cursor = signal(0);
  /** Grows when the keys want the focus on the board. */
  const focus = signal(0);
  /** What the keys did, in a sentence that is spoken. */
  const remark = signal<Remark | null>(null);

  const isEndOpen = signal(false);
  const bots = signal<readonly string[]>([]);
  games().then(
    (all) => {
      bots.value = all.find((game) => game.name === table.peek()?.game)?.bots ?? [];
    },
    () => undefined,
  );

  /** What was confirmed and waits for the others, to be shown until it is drawn or taken back. */
  const sent = signal<Sent | null>(null);
  const waiting = computed(() => {
    const at = table.value;
    const last = sent.value;
    return at && last && at.can_take_back && !hold.value && last.turn === at.turn ? last : null;
  });

  const ownSeat = computed(() => page.value?.seat ?? null);
  const shownSeat = computed(() => {
    const at = page.value;
    if (at && hold.value) return holds.placingOf(at, hold.value).seat;
    return waiting.value?.seat ?? at?.target?.seat ?? ownSeat.value ?? watched.value ?? 0;
  });
  const isFitting = computed(() =>
    page.value && hold.value ? holds.isLegal(page.value, hold.value) : false,
  );
  const lit = computed(() => {
    const at = page.value;
    const cells = cellsOf(pointed.value?.cells ?? "");
    if (cells.size > 0 && shownSeat.value === (ownSeat.value ?? shownSeat.value)) return cells;
    if (!at || litGoal.value === null || shownSeat.value !== scoring(at).seat) return null;
    const goal = (session.preview.value ?? scoring(at).goals)[litGoal.value];
    return goal ? cellsOf(goal.cells) : null;
  });

  /** Changes what is held by a function of the page and the hold. */
  function change(by: (at: NonNullable<typeof page.value>, held: holds.Hold) => holds.Hold) {
    const at = page.peek();
    const held = hold.peek() ?? (at && holds.firstHold(at));
    if (!at || !held || session.isSending.peek()) return;
    hold.value = by(at, held);
  }

  function aim(row: number, col: number, isDown = false) {
    change((at, held) => ({ ...holds.aimed(at, held, row, col), isDown }));
    const held = hold.peek();
    const at = page.peek();
    if (!at || !held || held.row === null || held.col === null) return;
    cursor.value = held.row * holds.chartOf(at, shownSeat.peek()).cols + held.col;
  }

  function confirm() {
    const at = page.peek();
    const held = hold.peek();
    if (!at || !held?.isDown || !holds.isLegal(at, held)) return;
    const { seat } = holds.placingOf(at, held);
    const brush = holds.brushOf(at, held);
    const drawn: Held = { cover: holds.cover(at, held), brush, isLegal: true, isDown: true, isSent: true };
    sent.value = { seat, turn: table.peek()?.turn ?? 0, held: drawn };
    act(holds.actionOf(at, held));
  }

  /** A button that was pressed may go away: the focus goes to the board, and stays there. */
  function act(action: string) {
    focus.value += 1;
    pointed.value = null;
    choosing.value = null;
    session.act(action);
  }

  /** Uses an item: holds it where it can be placed, does what it stands for, or asks which of several. */
  function use(key: string) {
    const at = page.peek();
    if (!at || session.isSending.peek()) return;
    const placing = at.placings.findIndex((each) => each.item === key && each.lays.length > 0);
    const ways = at.choices.filter((choice) => choice.item === key);
    if (placing >= 0) change((on, held) => holds.withLay(on, held, placing, 0));
    else if (ways.length > 1) choosing.value = key;
    else if (ways[0]) act(ways[0].action);
  }

  return {
    session,
    face,
    litGoal,
    pointed,
    choosing,
    watched,
    cursor,
    focus,
    remark,
    isEndOpen,
    bots,
    waiting,
    ownSeat,
    shownSeat,
    isFitting,
    lit,
    canConfirm: computed(
      () =>
        isFitting.value &&
        hold.value?.isDown === true &&
        !session.isSending.value &&
        session.link.value === "live",
    ),
    canTakeBack: computed(() => table.value?.can_take_back === true && !session.isSending.value),
    change,
    aim,
    /** The mouse moves: what is put down stays. */
    hover: (row: number, col: number) => {
      if (hold.peek() && !hold.peek()?.isDown) aim(row, col);
    },
    /** The mouse leaves: what was only aimed is gone. */
    leave: () => {
      const held = hold.peek();
      if (held && !held.isDown && held.row !== null) hold.value = { ...held, row: null, col: null };
    },
    put: (row: number, col: number) => aim(row, col, true),
    lift: () => change((_, held) => ({ ...held, isDown: false })),
    drop: () => change((_, held) => ({ ...held, isDown: false, row: null, col: null })),
    turn: () => change((at, held) => holds.turnedHold(at, held)),
    flip: () => change((at, held) => holds.flippedHold(at, held)),
    pickShape: (placing: number, lay: number) => change((at, held) => holds.withLay(at, held, placing, lay)),
    nextShape: () => change(holds.nextShape),
    pickBrush: (brush: number) => change((at, held) => holds.withBrush(at, held, brush)),
    nextBrush: () => change((at, held) => holds.withBrush(at, held, held.brush + 1)),
    confirm,
    act,
    use,
    takeBack: () => {
      focus.value += 1;
      session.takeBack();
    },
    hint: () => {
      focus.value += 1;
      session.hint();
    },
  };
}

interface Pointed {
  key: string;
  cells: string;
}

interface Sent {
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
