/** What is played today and this week: asked for again when it is looked at again, and when one of the deals is over. */

import { deals, why } from "../net/api";
import type { Note, SharedDeals } from "../wire";
import { browserKey } from "./numbers";

/** Milliseconds between two questions at least: a clock here may be ahead of the server's. */
const LEAST_WAIT = 15_000;

interface Told {
  tell: (found: SharedDeals) => void;
  fail: (problem: Note) => void;
}

/** Tells the deals until the function returned is called. */
export function watchDeals({ tell, fail }: Told): () => void {
  let timer = 0;
  let isOver = false;
  const ask = async () => {
    window.clearTimeout(timer);
    try {
      const found = await deals({ key: browserKey() });
      if (isOver) return;
      tell(found);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), Math.max(LEAST_WAIT, untilNext(found)));
    } catch (error) {
      if (!isOver) fail(why(error));
    }
  };
  const wake = () => void (document.hidden || ask());
  void ask();
  document.addEventListener("visibilitychange", wake);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", wake);
  };
}

/** Milliseconds until the first of them is over. */
function untilNext({ deals }: SharedDeals): number {
  return Math.min(...deals.map(({ ends }) => ends * 1000)) - Date.now();
}
