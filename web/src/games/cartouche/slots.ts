/** Things that keep their places: whatever others take leaves a gap, so that nothing moves under one's hand. */

import type { Item } from "../../wire";

export interface Slot {
  item: Item;
  isTaken: boolean;
}

/** Things laid out in one stage of a round. */
export interface Laid {
  stage: string;
  slots: readonly Slot[];
}

/** What lay there before, each in its place; laid out anew in another stage, or as soon as there is another thing. */
export function laidOut(before: Laid | null, stage: string, items: readonly Item[]): Laid {
  const slots = before?.stage === stage ? before.slots : [];
  const found = new Map(items.map((item) => [item.key, item]));
  const isKnown = items.every(({ key }) => slots.some(({ item }) => item.key === key));
  if (!isKnown || items.length === 0)
    return { stage, slots: items.map((item) => ({ item, isTaken: false })) };
  return {
    stage,
    slots: slots.map(({ item }) => ({ item: found.get(item.key) ?? item, isTaken: !found.has(item.key) })),
  };
}
