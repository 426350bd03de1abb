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
export function placeUnder(svg: SVGSVGElement | null, event: PointerEvent): Place | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { row: Math.floor(y / SIZE), col: Math.floor(x / SIZE) };
}

export function pointed(svg: RefObject<SVGSVGElement | null>, chart: Pick<Chart, "rows" | "cols">) {
  let offset: Place | null = null;
  /** Where a finger lies on what is put down, until it moves. */
  let tapped: Place | null = null;
  const notched = notches();
  const inside = ({ row, col }: Place) => row >= 0 && col >= 0 && row < chart.rows && col < chart.cols;

  function press(to: Pointing, place: Place, button: number) {
    if (button === 0) to.onPut(place.row, place.col);
    else if (button === 1) to.onFlip();
    else if (button === 2) to.onTurn();
  }

  function touch(to: Pointing, place: Place) {
    const grip = to.gripAt();
    const isOn = grip !== null && to.covers(place.row, place.col);
    offset = isOn ? { row: grip.row - place.row, col: grip.col - place.col } : { row: 0, col: 0 };
    tapped = isOn && to.isDown() ? place : null;
    if (!tapped) to.onDrag(place.row + offset.row, place.col + offset.col);
  }

  function letGo() {
    offset = null;
    tapped = null;
  }

  return (to: Pointing) => ({
    onPointerMove(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (!place) return;
      if (event.pointerType === "mouse") {
        if (inside(place)) to.onAim(place.row, place.col);
        else to.onLeave();
      } else if (offset && !(tapped && tapped.row === place.row && tapped.col === place.col)) {
        tapped = null;
        to.onDrag(place.row + offset.row, place.col + offset.col);
      }
    },
    onPointerDown(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (!place || !inside(place)) return;
      if (event.pointerType === "mouse") return press(to, place, event.button);
      if (event.button !== 0 || offset) return;
      svg.current?.setPointerCapture(event.pointerId);
      touch(to, place);
    },
    onPointerUp(event: PointerEvent) {
      const place = placeUnder(svg.current, event);
      if (event.pointerType === "mouse" || !offset || !place) return;
      if (tapped) to.onTurn();
      else to.onPut(place.row + offset.row, place.col + offset.col);
      letGo();
    },
    onPointerCancel: letGo,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") to.onLeave();
    },
    onWheel(event: WheelEvent) {
      if (event.ctrlKey) return;
      event.preventDefault();
      const way = notched(event);
      if (way === 0) return;
      if (event.shiftKey) to.onFlip();
      else if (way > 0) to.onTurn();
      else to.onTurnBack();
    },
    /** The right button turns, and the middle one flips, instead of what the browser does with them. */
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
    },
    onMouseDown(event: MouseEvent) {
      if (event.button === 1) event.preventDefault();
    },
  });
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
