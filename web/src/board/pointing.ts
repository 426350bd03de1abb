/** Mouse, pen and finger over a board, as cells. A finger that starts on what is held drags it along. */

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
  /** The held thing's grip, so that a finger can drag it. */
  gripAt: () => { row: number; col: number } | null;
  covers: (row: number, col: number) => boolean;
}

type Place = { row: number; col: number };

export function pointed(svg: RefObject<SVGSVGElement | null>, chart: Pick<Chart, "rows" | "cols">) {
  let offset: Place | null = null;

  const placeAt = (event: PointerEvent): Place | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { row: Math.floor(y / SIZE), col: Math.floor(x / SIZE) };
  };
  const inside = ({ row, col }: Place) => row >= 0 && col >= 0 && row < chart.rows && col < chart.cols;

  return (to: Pointing) => ({
    onPointerMove(event: PointerEvent) {
      const place = placeAt(event);
      if (!place) return;
      if (event.pointerType === "mouse") {
        if (inside(place)) to.onAim(place.row, place.col);
        else to.onLeave();
      } else if (offset) to.onDrag(place.row + offset.row, place.col + offset.col);
    },
    onPointerDown(event: PointerEvent) {
      const place = placeAt(event);
      if (!place || !inside(place) || event.button !== 0) return;
      if (event.pointerType === "mouse") return to.onPut(place.row, place.col);
      const grip = to.gripAt();
      const drags = grip !== null && to.covers(place.row, place.col);
      offset = drags ? { row: grip.row - place.row, col: grip.col - place.col } : { row: 0, col: 0 };
      svg.current?.setPointerCapture(event.pointerId);
      to.onDrag(place.row + offset.row, place.col + offset.col);
    },
    onPointerUp(event: PointerEvent) {
      const place = placeAt(event);
      if (event.pointerType === "mouse" || !offset || !place) return;
      to.onPut(place.row + offset.row, place.col + offset.col);
      offset = null;
    },
    onPointerCancel() {
      offset = null;
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") to.onLeave();
    },
  });
}
