/** The table by keys alone: arrows aim, with Shift they only look; N, R, F, S, T, M, H, Enter, Esc, U, ?. */

import { useLayoutEffect } from "preact/hooks";
import { isElsewhere } from "../parts/elsewhere";
import * as holds from "../state/hold";
import type { Controller } from "./controller";
import { remarkAim, remarkDown, remarkLifted, remarkLook, remarkMap, remarkSent } from "./remarks";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function useKeys(controller: Controller): void {
  // Before it is painted, as for a replay.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const step = STEPS[event.key];
      const go = event.shiftKey ? look : move;
      const handled = step ? go(controller, ...step) : command(controller, event);
      if (handled) event.preventDefault();
    };
    const closed = () => setTimeout(() => backToBoard(controller));
    document.addEventListener("keydown", press);
    document.addEventListener("close", closed, true);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("close", closed, true);
    };
  }, [controller]);
}

/** After a window Enter confirms what is put down, and does not open the window again. */
function backToBoard(controller: Controller): void {
  if (controller.session.hold.peek()?.isDown && !document.querySelector("dialog[open]"))
    controller.focus.value += 1;
}

function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a") !== null;
}

function move(controller: Controller, down: number, right: number): boolean {
  const at = controller.session.page.peek();
  if (!at) return false;
  const { cols } = holds.chartOf(at, controller.shownSeat.peek());
  const held = controller.session.hold.peek();
  if (held && held.row === null) {
    const start = nearest(holds.legalAims(at, held), controller.cursor.peek(), cols);
    controller.aim(Math.floor(start / cols), start % cols);
  } else if (held && held.row !== null && held.col !== null)
    controller.aim(held.row + down, held.col + right);
  else return look(controller, down, right);
  controller.focus.value += 1;
  remarkAim(controller);
  return true;
}

/** Goes about the map, and leaves what is held where it is. */
function look(controller: Controller, down: number, right: number): boolean {
  const at = controller.session.page.peek();
  if (!at) return false;
  const { rows, cols } = holds.chartOf(at, controller.shownSeat.peek());
  const row = Math.floor(controller.cursor.peek() / cols) + down;
  const col = (controller.cursor.peek() % cols) + right;
  controller.cursor.value =
    Math.min(rows - 1, Math.max(0, row)) * cols + Math.min(cols - 1, Math.max(0, col));
  controller.focus.value += 1;
  remarkLook(controller);
  return true;
}

/** To the next place where it fits, or the one before. */
function next(controller: Controller, isBack: boolean): boolean {
  const at = controller.session.page.peek();
  const held = controller.session.hold.peek();
  if (!at || !held) return false;
  const { cols } = holds.chartOf(at, controller.shownSeat.peek());
  const now = held.row === null || held.col === null ? -1 : held.row * cols + held.col;
  const places = [...holds.legalAims(at, held)].sort((a, b) => (isBack ? b - a : a - b));
  const isPast = (cell: number) => (isBack ? cell < now : cell > now);
  const place = places.find(isPast) ?? places[0];
  if (place === undefined) return false;
  controller.aim(Math.floor(place / cols), place % cols);
  controller.focus.value += 1;
  remarkAim(controller);
  return true;
}

function nearest(cells: ReadonlySet<number>, to: number, cols: number): number {
  const far = (cell: number) =>
    Math.abs(Math.floor(cell / cols) - Math.floor(to / cols)) + Math.abs((cell % cols) - (to % cols));
  return [...cells].reduce((best, cell) => (far(cell) < far(best) ? cell : best), [...cells][0] ?? to);
}

/** What is done with what is held, and then said. */
const HANDLING: Readonly<Record<string, (controller: Controller) => void>> = {
  r: (controller) => controller.turn(),
  f: (controller) => controller.flip(),
  s: (controller) => controller.nextShape(),
  t: (controller) => controller.nextBrush(),
};

/** What else keys do, and whether they did. */
const COMMANDS: Readonly<Record<string, (controller: Controller, event: KeyboardEvent) => boolean>> = {
  n: (controller, event) => next(controller, event.shiftKey),
  m: (controller) => {
    remarkMap(controller);
    return true;
  },
  h: (controller) => {
    if (controller.canHint.peek()) controller.hint();
    return true;
  },
  "?": (controller) => {
    controller.isKeysOpen.value = true;
    return true;
  },
  enter: (controller, event) => !isOnButton(event) && enter(controller),
  " ": (controller, event) => !isOnButton(event) && enter(controller),
  escape: (controller) => letGo(controller),
  u: (controller) => {
    if (controller.session.hold.peek()?.isDown) letGo(controller);
    else if (controller.canTakeBack.peek()) controller.takeBack();
    return true;
  },
};

function command(controller: Controller, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const handle = HANDLING[key];
  if (!handle) return COMMANDS[key]?.(controller, event) ?? false;
  handle(controller);
  remarkAim(controller);
  return true;
}

/** What is down is lifted, what is lifted is let go. */
function letGo(controller: Controller): boolean {
  const held = controller.session.hold.peek();
  if (!held) return false;
  if (held.isDown) controller.lift();
  else controller.drop();
  remarkLifted(controller, held.isDown);
  return true;
}

function confirm(controller: Controller): void {
  remarkSent(controller);
  controller.confirm();
}

/** First it is put down, then it is confirmed. */
function enter(controller: Controller): boolean {
  const held = controller.session.hold.peek();
  if (!held) return false;
  if (held.isDown) confirm(controller);
  else if (held.row === null || held.col === null) move(controller, 0, 0);
  else if (!controller.isFitting.peek()) remarkAim(controller);
  else {
    controller.aim(held.row, held.col, true);
    remarkDown(controller);
  }
  return true;
}
