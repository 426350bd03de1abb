/** A shape dragged from where it lies onto the board, with a mouse or a finger; what can be dragged has the class `draggable`. */

import { type Place, placeUnder, unflicked } from "../board/pointing";
import { chartOf } from "../state/hold";
import type { Controller } from "./controller";
import "./drag.css";

/** Less than this is a click. */
const SLOP = 8;

/** Follows the pointer that went down on a shape; `take` holds the shape once it is dragged. */
export function drag(down: PointerEvent, controller: Controller, take: () => void): void {
  const from = down.currentTarget;
  if (down.button !== 0 || !down.isPrimary || !(from instanceof HTMLElement)) return;
  const over = new AbortController();
  let shape: SVGElement | null = null;

  const begin = () => {
    take();
    controller.drop();
    return floating(from);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!shape && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLOP) return;
    shape ??= begin();
    const place = placeOn(controller, event);
    follow(shape, event, place === null);
    if (place) controller.drag(place.row, place.col);
    else controller.leave();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    over.abort();
    if (!shape) return;
    controller.letGo();
    shape.remove();
    swallowClick();
    const place = event.type === "pointerup" ? placeOn(controller, event) : null;
    if (place) controller.put(place.row, place.col);
    else controller.drop();
  };
  from.addEventListener("touchmove", (event) => shape && unflicked(event), over);
  addEventListener("pointermove", move, over);
  addEventListener("pointerup", end, over);
  addEventListener("pointercancel", end, over);
}

/** The cell to aim at: on the board, or so near that the shape is drawn to its edge. */
function placeOn(controller: Controller, event: PointerEvent): Place | null {
  const page = controller.session.page.peek();
  const place = placeUnder(document.querySelector<SVGSVGElement>(".board-area .board"), event);
  if (!page || !place) return null;
  const { rows, cols } = chartOf(page, controller.shownSeat.peek());
  return place.row >= -1 && place.col >= -1 && place.row <= rows && place.col <= cols ? place : null;
}

/** A copy of the drawn shape that goes with the pointer. */
function floating(from: HTMLElement): SVGElement | null {
  const drawn = from.querySelector("svg");
  if (!drawn) return null;
  const copy = drawn.cloneNode(true) as SVGElement;
  const { width, height } = drawn.getBoundingClientRect();
  copy.classList.add("dragged");
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  return copy;
}

function follow(shape: SVGElement | null, { clientX, clientY }: PointerEvent, isSeen: boolean): void {
  if (!shape) return;
  shape.style.left = `${clientX}px`;
  shape.style.top = `${clientY}px`;
  shape.style.visibility = isSeen ? "visible" : "hidden";
}

/** The click that ends a drag is none; one that begins anew is, however soon. */
function swallowClick(): void {
  const over = new AbortController();
  const stop = () => over.abort();
  const options = { capture: true, signal: over.signal };
  addEventListener("click", (event) => event.stopPropagation(), { ...options, once: true });
  addEventListener("pointerdown", stop, options);
  setTimeout(stop);
}
