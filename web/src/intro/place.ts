/** Where a note can lie without covering what it speaks of, and what is needed to do it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 6;
const STEP = 8;
const NEAR = 4;
/** How much further away it may lie before it is given another size. */
const OTHER = 40;

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
    return element ? [boxOf(element)] : [];
  });
}

/** Where an element lies; of one in a part that scrolls, what that part shows of it. */
export function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const part = scrollerOf(element)?.getBoundingClientRect();
  if (!part) return box;
  const [left, top] = [Math.max(box.left, part.left), Math.max(box.top, part.top)];
  const width = Math.max(0, Math.min(box.right, part.right) - left);
  const height = Math.max(0, Math.min(box.bottom, part.bottom) - top);
  return { left, top, width, height };
}

function scrollerOf(element: Element): Element | null {
  for (let part = element.parentElement; part; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto") return part;
  return null;
}

/** How much lower something must end for a note of this height to have room under it. */
export function lacking({ top, height }: Box, note: number): number {
  return Math.max(0, note + EDGE + 2 * NEAR - (innerHeight - top - height));
}

export interface Sought {
  /** What the note speaks of. */
  target: Box;
  /** What must stay free. */
  free: readonly Box[];
  /** What should stay free where there is room. */
  rather: readonly Box[];
}

type Size = Pick<Box, "width" | "height">;

/** The best place for a note that can have any of these sizes, the first if they are as good. */
export function placed(sizes: readonly Size[], sought: Sought): Box {
  let best: Box = { left: EDGE, top: EDGE, width: 0, height: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const [number, size] of sizes.entries())
    for (const top of starts(size.height, innerHeight, edges(sought, "top", "height")))
      for (const left of starts(size.width, innerWidth, edges(sought, "left", "width"))) {
        const box = { left, top, ...size };
        const cost = costOf(box, sought) + number * OTHER;
        if (cost < least) [best, least] = [box, cost];
      }
  return best;
}

/** Never on its target nor on what must be free, rather not on other things, and near. */
function costOf(box: Box, { target, free, rather }: Sought): number {
  return (
    shared(grown(box), target) * 1000 +
    covered(box, free) * 500 +
    covered(box, rather) * 10 +
    Math.hypot(...gap(box, target)) +
    Math.abs(box.left + box.width / 2 - target.left - target.width / 2) / 50
  );
}

/** Where a note of this length can begin: every few pixels, and close before and behind things. */
function starts(length: number, room: number, edges: readonly [number, number][]): number[] {
  const last = room - EDGE - length;
  const found: number[] = [];
  for (let at = EDGE; at <= last; at += STEP) found.push(at);
  for (const [begin, end] of edges) found.push(begin - length - NEAR, end + NEAR);
  return found.filter((at) => at >= EDGE && at <= last);
}

function edges(sought: Sought, from: "left" | "top", length: "width" | "height"): [number, number][] {
  return [sought.target, ...sought.free, ...sought.rather].map((box) => [box[from], box[from] + box[length]]);
}

/** How wide a note can be beside this. */
export function beside({ left, width }: Box): number {
  return Math.max(left, innerWidth - left - width) - EDGE - NEAR;
}

function grown(box: Box): Box {
  return {
    left: box.left - NEAR,
    top: box.top - NEAR,
    width: box.width + 2 * NEAR,
    height: box.height + 2 * NEAR,
  };
}

export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + shared(box, other), 0);
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
