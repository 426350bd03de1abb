/** The table by keys alone: arrows aim, with Shift they only look; N, R, F, S, T, M, Enter, Esc, U, ?. */

import { useEffect } from "preact/hooks";
import { isElsewhere } from "../parts/elsewhere";
import * as holds from "../state/hold";
import type { Desk } from "./desk";
import { remarkAim, remarkDown, remarkLifted, remarkLook, remarkMap, remarkSent } from "./remarks";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function useKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const step = STEPS[event.key];
      const go = event.shiftKey ? look : move;
      const handled = step ? go(desk, ...step) : command(desk, event);
      if (handled) event.preventDefault();
    };
    const closed = () => setTimeout(() => backToBoard(desk));
    document.addEventListener("keydown", press);
    document.addEventListener("close", closed, true);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("close", closed, true);
    };
  }, [desk]);
}

/** After a window Enter confirms what is put down, and does not open the window again. */
function backToBoard(desk: Desk): void {
  if (desk.session.hold.peek()?.isDown && !document.querySelector("dialog[open]")) desk.focus.value += 1;
}

function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a") !== null;
}

function move(desk: Desk, down: number, right: number): boolean {
  const at = desk.session.page.peek();
  if (!at) return false;
  const { cols } = holds.chartOf(at, desk.shownSeat.peek());
  const held = desk.session.hold.peek();
  if (held && held.row === null) {
    const start = nearest(holds.legalAims(at, held), desk.cursor.peek(), cols);
    desk.aim(Math.floor(start / cols), start % cols);
  } else if (held && held.row !== null && held.col !== null) desk.aim(held.row + down, held.col + right);
  else return look(desk, down, right);
  desk.focus.value += 1;
  remarkAim(desk);
  return true;
}

/** Goes about the map, and leaves what is held where it is. */
function look(desk: Desk, down: number, right: number): boolean {
  const at = desk.session.page.peek();
  if (!at) return false;
  const { rows, cols } = holds.chartOf(at, desk.shownSeat.peek());
  const row = Math.floor(desk.cursor.peek() / cols) + down;
  const col = (desk.cursor.peek() % cols) + right;
  desk.cursor.value = Math.min(rows - 1, Math.max(0, row)) * cols + Math.min(cols - 1, Math.max(0, col));
  desk.focus.value += 1;
  remarkLook(desk);
  return true;
}

/** To the next place where it fits, or the one before. */
function next(desk: Desk, isBack: boolean): boolean {
  const at = desk.session.page.peek();
  const held = desk.session.hold.peek();
  if (!at || !held) return false;
  const { cols } = holds.chartOf(at, desk.shownSeat.peek());
  const now = held.row === null || held.col === null ? -1 : held.row * cols + held.col;
  const places = [...holds.legalAims(at, held)].sort((a, b) => (isBack ? b - a : a - b));
  const isPast = (cell: number) => (isBack ? cell < now : cell > now);
  const place = places.find(isPast) ?? places[0];
  if (place === undefined) return false;
  desk.aim(Math.floor(place / cols), place % cols);
  desk.focus.value += 1;
  remarkAim(desk);
  return true;
}

function nearest(cells: ReadonlySet<number>, to: number, cols: number): number {
  const far = (cell: number) =>
    Math.abs(Math.floor(cell / cols) - Math.floor(to / cols)) + Math.abs((cell % cols) - (to % cols));
  return [...cells].reduce((best, cell) => (far(cell) < far(best) ? cell : best), [...cells][0] ?? to);
}

function command(desk: Desk, event: KeyboardEvent): boolean {
  switch (event.key) {
    case "r":
    case "R":
      desk.turn();
      remarkAim(desk);
      return true;
    case "f":
    case "F":
      desk.flip();
      remarkAim(desk);
      return true;
    case "s":
    case "S":
      desk.nextShape();
      remarkAim(desk);
      return true;
    case "t":
    case "T":
      desk.nextBrush();
      remarkAim(desk);
      return true;
    case "n":
    case "N":
      return next(desk, event.shiftKey);
    case "m":
    case "M":
      remarkMap(desk);
      return true;
    case "?":
      desk.isKeysOpen.value = true;
      return true;
    case "Enter":
    case " ":
      return isOnButton(event) ? false : enter(desk);
    case "Escape":
      return letGo(desk);
    case "u":
    case "U":
      if (desk.session.hold.peek()?.isDown) letGo(desk);
      else if (desk.canTakeBack.peek()) desk.takeBack();
      return true;
    default:
      return false;
  }
}

/** What is down is lifted, what is lifted is let go. */
function letGo(desk: Desk): boolean {
  const held = desk.session.hold.peek();
  if (!held) return false;
  if (held.isDown) desk.lift();
  else desk.drop();
  remarkLifted(desk, held.isDown);
  return true;
}

function confirm(desk: Desk): void {
  remarkSent(desk);
  desk.confirm();
}

/** First it is put down, then it is confirmed. */
function enter(desk: Desk): boolean {
  const held = desk.session.hold.peek();
  if (!held) return false;
  if (held.isDown) confirm(desk);
  else if (held.row === null || held.col === null) move(desk, 0, 0);
  else if (!desk.isFitting.peek()) remarkAim(desk);
  else {
    desk.aim(held.row, held.col, true);
    remarkDown(desk);
  }
  return true;
}
