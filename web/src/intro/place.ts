/** Where a note can lie without covering what it speaks of, and what is needed to do it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 6;
const STEP = 8;

/** The first of these that can be seen. */
export function visible(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(`main.table ${selector}`))
      if (element.getClientRects().length > 0) return element;
  return null;
}

export function boxesOf(selectors: readonly string[]): Box[] {
  return selectors.flatMap((selector) => {
    const element = visible([selector]);
    return element ? [element.getBoundingClientRect()] : [];
  });
}

/** The best place for a note of this size: never on its target, rather not on what must be free, and near. */
export function placed(size: Pick<Box, "width" | "height">, target: Box, free: readonly Box[]): Box {
  let best = { left: EDGE, top: EDGE, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (let top = EDGE; top + size.height <= innerHeight - EDGE; top += STEP)
    for (let left = EDGE; left + size.width <= innerWidth - EDGE; left += STEP) {
      const box = { left, top, ...size };
      const cost =
        shared(grown(box), target) * 1000 +
        free.reduce((sum, other) => sum + shared(box, other), 0) * 10 +
        Math.hypot(...gap(box, target)) +
        Math.abs(left + size.width / 2 - target.left - target.width / 2) / 50;
      if (cost < least) [best, least] = [box, cost];
    }
  return best;
}

function grown(box: Box): Box {
  return { left: box.left - 8, top: box.top - 8, width: box.width + 16, height: box.height + 16 };
}

function shared(box: Box, other: Box): number {
  const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
  const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function gap(box: Box, other: Box): [number, number] {
  return [
    Math.max(0, other.left - box.left - box.width, box.left - other.left - other.width),
    Math.max(0, other.top - box.top - box.height, box.top - other.top - other.height),
  ];
}
