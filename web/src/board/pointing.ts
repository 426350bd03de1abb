/**
 * Mouse, pen and finger over a board, as cells. A finger that starts on what is held drags it along, and a tap on what
 * is put down turns it; so do the wheel and a right click.
 */

import type { RefObject } from "preact";
import type { Chart } from "../wire";
import { SIZE } from "./ink";

export interface Pointing {
  /** Pointed at with a mouse, without pressing. */
  onAim: (row: number, col: number) => void;
  /** Dragged with a finger, still down. */
  onDrag: (row: number, col: number) => void;
  /** No longer dragged, and put nowhere. */
  onLetGo: () => void;
  /** Pressed with a mouse, or the finger lifted. */
  onPut: (row: number, col: number) => void;
  onLeave: () => void;
  onTurn: () => void;
  onTurnBack: () => void;
  onFlip: () => void;
  /** The held thing's grip, so that a finger can drag it. */
  gripAt: () => { row: number; col: number } | null;
  covers: (row: number, col: number) => boolean;
  isDown: () => boolean;
}

export type Place = { row: number; col: number };

/** A wheel turns by notches: not by less than this, nor faster than one can see. */
const NOTCH = 40;
const NOTCH_TIME = 90;

/** The cell under the pointer, beyond the border too. */
export function placeUnder(svg: SVGSVGElement | null, event: MouseEvent): Place | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { row: Math.floor(y / SIZE), col: Math.floor(x / SIZE) };
}

export function pointed(svg: RefObject<SVGSVGElement | null>, chart: Pick<Chart, "rows" | "cols">) {
  const finger = openFinger();
  const notched = notches();
  const inside = ({ row, col }: Place) => row >= 0 && col >= 0 && row < chart.rows && col < chart.cols;
  return (to: Pointing) => ({
    onPointerMove(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (!place) return;
      if (event.pointerType !== "mouse") finger.move(to, place);
      else if (inside(place)) to.onAim(place.row, place.col);
      else to.onLeave();
    },
    onPointerDown(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (!place || !inside(place)) return;
      if (event.pointerType === "mouse") return press(to, place, event.button);
      if (event.button !== 0 || finger.isOn()) return;
      svg.current?.setPointerCapture(event.pointerId);
      finger.touch(to, place);
    },
    onPointerUp(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (place && event.pointerType !== "mouse") finger.lift(to, place);
    },
    onPointerCancel() {
      finger.letGo();
      to.onLetGo();
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") to.onLeave();
    },
    onWheel(event: WheelEvent) {
      if (event.ctrlKey) return;
      event.preventDefault();
      roll(to, notched(event), event.shiftKey);
    },
    ...INSTEAD,
  });
}

/**
 * A finger that drags flicks nothing: a browser takes one that is lifted while it moves for a flick, even where nothing
 * can scroll, and the next tap for the one that stops it, which makes no click.
 */
export function unflicked(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** The right button turns, and the middle one flips, instead of what the browser does with them. */
const INSTEAD = {
  onTouchMove: unflicked,
  onContextMenu: (event: MouseEvent) => event.preventDefault(),
  onMouseDown(event: MouseEvent) {
    if (event.button === 1) event.preventDefault();
  },
};

function press(to: Pointing, { row, col }: Place, button: number) {
  if (button === 0) to.onPut(row, col);
  else if (button === 1) to.onFlip();
  else if (button === 2) to.onTurn();
}

/** Turns by a notch of the wheel, if it went by one. */
function roll(to: Pointing, notch: number, isFlip: boolean) {
  if (notch === 0) return;
  if (isFlip) to.onFlip();
  else if (notch > 0) to.onTurn();
  else to.onTurnBack();
}

/** A finger on the board: it drags what is held, or taps it. */
function openFinger() {
  /** From the finger to the grip of what it drags, while it is on the board. */
  let offset: Place | null = null;
  /** Where it lies on what is put down, until it moves. */
  let tapped: Place | null = null;
  const letGo = () => {
    offset = null;
    tapped = null;
  };
  return {
    isOn: () => offset !== null,
    touch(to: Pointing, { row, col }: Place) {
      const grip = to.gripAt();
      const isHeld = grip !== null && to.covers(row, col);
      offset = isHeld ? { row: grip.row - row, col: grip.col - col } : { row: 0, col: 0 };
      tapped = isHeld && to.isDown() ? { row, col } : null;
      if (!tapped) to.onDrag(row + offset.row, col + offset.col);
    },
    move(to: Pointing, { row, col }: Place) {
      if (!offset || (tapped?.row === row && tapped.col === col)) return;
      tapped = null;
      to.onDrag(row + offset.row, col + offset.col);
    },
    lift(to: Pointing, { row, col }: Place) {
      if (!offset) return;
      if (tapped) to.onTurn();
      else to.onPut(row + offset.row, col + offset.col);
      letGo();
    },
    letGo,
  };
}

/** Which way the wheel went by another notch: 1, -1, or 0 while it has not. */
function notches() {
  let gone = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (event: WheelEvent): number => {
    const by = event.deltaY || event.deltaX;
    gone = Math.sign(gone) === Math.sign(by) ? gone + by : by;
    const isNotch = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || Math.abs(gone) >= NOTCH;
    if (!isNotch || event.timeStamp - last < NOTCH_TIME) return 0;
    last = event.timeStamp;
    gone = 0;
    return Math.sign(by);
  };
}
