/** What is done with what is held: aimed, put down, lifted, turned, exchanged. */

import * as holds from "../state/hold";
import type { Session } from "../state/session";
import type { Page } from "../wire";
import type { Shown } from "./shown";

type Change = (at: Page, held: holds.Hold) => holds.Hold;

export type Hand = ReturnType<typeof openHand>;

export function openHand(session: Session, shown: Shown) {
  const { hold, page } = session;

  /** Changes what is held by a function of the page and the hold. */
  function change(by: Change) {
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
    shown.cursor.value = held.row * holds.chartOf(at, shown.shownSeat.peek()).cols + held.col;
  }

  return { change, aim, ...pointing(session, aim, shown), ...handling(change) };
}

type Aim = (row: number, col: number, isDown?: boolean) => void;

/** Mouse and finger over the board. */
function pointing({ hold }: Session, aim: Aim, { isDragged }: Shown) {
  return {
    drag: (row: number, col: number) => {
      isDragged.value = true;
      aim(row, col);
    },
    /** The pointer that dragged it is gone. */
    letGo: () => {
      isDragged.value = false;
    },
    /** The mouse moves: what is put down stays. */
    hover: (row: number, col: number) => {
      if (hold.peek() && !hold.peek()?.isDown) aim(row, col);
    },
    /** The mouse leaves: what was only aimed is gone. */
    leave: () => {
      const held = hold.peek();
      if (held && !held.isDown && held.row !== null) hold.value = { ...held, row: null, col: null };
    },
    put: (row: number, col: number) => {
      isDragged.value = false;
      aim(row, col, true);
    },
  };
}

/** What buttons and keys do with it. */
function handling(change: (by: Change) => void) {
  return {
    lift: () => change((_, held) => ({ ...held, isDown: false })),
    drop: () => change((_, held) => ({ ...held, isDown: false, row: null, col: null })),
    turn: () => change(holds.turnedHold),
    turnBack: () => change(holds.turnedBack),
    flip: () => change(holds.flippedHold),
    pickShape: (placing: number, lay: number) => change((at, held) => holds.withLay(at, held, placing, lay)),
    nextShape: () => change(holds.nextShape),
    pickBrush: (brush: number) => change((at, held) => holds.withBrush(at, held, brush)),
    nextBrush: () => change((at, held) => holds.withBrush(at, held, held.brush + 1)),
  };
}
