/** Where things lie, measured once before they move. */

import type { Controller } from "../../../table/controller";
import type { Chart } from "../../../wire";

export type Stage = Controller["stage"];

export interface Places {
  root: HTMLElement;
  board: SVGSVGElement;
  chart: Chart;
}

/** Where the board is, even while it is on its way there. */
export function placeOf(board: SVGSVGElement): DOMRect {
  const area = board.parentElement?.getBoundingClientRect();
  return new DOMRect(area?.left, area?.top, board.clientWidth, board.clientHeight);
}

export function layOver(root: HTMLElement, selector: string, box: DOMRect | undefined): HTMLElement | null {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element || !box) return null;
  const own = root.getBoundingClientRect();
  element.style.left = `${box.left - own.left}px`;
  element.style.top = `${box.top - own.top}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  return element;
}

export const hide = (...all: (HTMLElement | SVGElement | null | undefined)[]) => {
  for (const each of all) if (each) each.style.visibility = "hidden";
};
