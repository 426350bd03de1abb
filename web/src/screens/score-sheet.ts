/** The map that is being drawn: what is on it, how it came there, what it is worth, and where it is kept. */

import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Refused, score, why } from "../net/api";
import { go, linkTo } from "../route";
import { cellsOf } from "../state/cells";
import { blankOf, chartOf, type Drawing, leftBy, packed, painted, textOf } from "../state/drawing";
import type { Blank, Chart, Crayon, Drawable, Note, ScoredMap } from "../wire";

/** So many steps can be undone. */
const MOST_STEPS = 200;
/** A quick hand is counted when it rests, in milliseconds; and a silent server is asked again. */
const REST = 60;
const AGAIN = 4000;

export interface Sheet {
  kit: Drawable;
  drawing: ReadonlySignal<Drawing>;
  blank: ReadonlySignal<Blank>;
  chart: ReadonlySignal<Chart>;
  text: ReadonlySignal<string>;
  /** What is drawn with; without one, what was drawn is cleared. */
  crayon: Signal<Crayon | null>;
  scored: ReadonlySignal<ScoredMap | null>;
  /** Why it could not be scored, and whether nobody answered. */
  problem: ReadonlySignal<Note | null>;
  isLost: ReadonlySignal<boolean>;
  canUndo: ReadonlySignal<boolean>;
  cellsOf: (goal: string | null) => ReadonlySet<number> | null;
  /** Whether the crayon has been on this cell. */
  isDrawn: (at: number) => boolean;
  paint: (cells: Iterable<number>, crayon: Crayon | null) => void;
  /** What was painted until now is one step. */
  rest: () => void;
  undo: () => void;
  begin: (blank: Blank) => void;
  agree: (name: string, value: string) => void;
  /** Draws the map of a text; why not, where it cannot be read. */
  open: (text: string) => Promise<Note | null>;
}

/** The sheet with what is on it at first; `keep` hears of all that changes. */
export function useSheet(
  kit: Drawable,
  first: Drawing,
  keep: (drawing: Drawing, text: string) => void,
): Sheet {
  const drawing = useSignal(first);
  const blank = useComputed(() => blankOf(kit, drawing.value));
  const chart = useComputed(() => chartOf(blank.value, drawing.value));
  const text = useComputed(() => textOf(drawing.value, chart.value.cols));
  const crayon = useSignal<Crayon | null>(kit.crayons[0] ?? null);
  const worth = useWorth(text);
  const steps = useSteps(drawing);
  const changing = useChanges({ drawing, blank, crayon, steps });
  useEffect(() => text.subscribe((now) => keep(drawing.peek(), now)), []);
  return useMemo(() => ({ kit, drawing, blank, chart, text, crayon, ...worth, ...steps, ...changing }), []);
}

/** What was done, so that it can be undone. */
function useSteps(drawing: Signal<Drawing>) {
  const past = useSignal<readonly Drawing[]>([]);
  const since = useRef<Drawing | null>(null);
  const canUndo = useComputed(() => past.value.length > 0);
  return useMemo(() => {
    const rest = () => {
      const before = since.current;
      since.current = null;
      if (before && before.letters !== drawing.peek().letters)
        past.value = [...past.peek(), before].slice(-MOST_STEPS);
    };
    const touch = () => {
      since.current ??= drawing.peek();
    };
    const step = (next: Drawing) => {
      touch();
      drawing.value = next;
      rest();
    };
    const undo = () => {
      rest();
      const before = past.peek().at(-1);
      if (!before) return;
      past.value = past.peek().slice(0, -1);
      drawing.value = { ...before, given: { ...drawing.peek().given, ...before.given } };
    };
    return { canUndo, rest, touch, step, undo };
  }, []);
}

interface Changing extends Pick<Sheet, "crayon" | "blank"> {
  drawing: Signal<Drawing>;
  steps: ReturnType<typeof useSteps>;
}

/** What a hand can do to it. */
function useChanges({ drawing, blank, crayon, steps }: Changing) {
  return useMemo(
    () => ({
      isDrawn: (at: number) => {
        const left = leftBy(crayon.peek(), blank.peek().chart.letters.charAt(at));
        return drawing.peek().letters[at] === left;
      },
      paint: (cells: Iterable<number>, by: Crayon | null) => {
        steps.touch();
        drawing.value = painted(drawing.peek(), blank.peek(), cells, by);
      },
      open: async (text: string) => {
        try {
          const { game, given, letters } = await score(text);
          if (game === drawing.peek().game) steps.step({ game, given, letters });
          else go(linkTo.score(game, packed(text)));
          return null;
        } catch (error) {
          return why(error);
        }
      },
      begin: (on: Blank) => {
        const { game, given } = drawing.peek();
        steps.step({ game, given: { ...given, ...on.given }, letters: on.chart.letters });
      },
      agree: (name: string, value: string) => {
        const { [name]: _, ...given } = drawing.peek().given;
        drawing.value = { ...drawing.peek(), given: value ? { ...given, [name]: value } : given };
      },
    }),
    [],
  );
}

/** What it is worth, asked whenever it has changed. */
function useWorth(text: ReadonlySignal<string>) {
  const scored = useSignal<ScoredMap | null>(null);
  const problem = useSignal<Note | null>(null);
  const isLost = useSignal(false);
  useEffect(
    () =>
      asking(text, async (asked) => {
        try {
          scored.value = await score(asked);
          [problem.value, isLost.value] = [null, false];
        } catch (error) {
          [problem.value, isLost.value] = [why(error), !(error instanceof Refused) || error.status >= 429];
        }
        return !isLost.peek();
      }),
    [],
  );
  const cells = (goal: string | null) => {
    const { goals = [], others = [] } = scored.value ?? {};
    const found = [...goals, ...others].find((each) => each.goal === goal);
    return found ? cellsOf(found.cells) : null;
  };
  return useMemo(() => ({ scored, problem, isLost, cellsOf: cells }), []);
}

/** Asks of every text, one at a time, and again while nobody answers; the function returned gives up. */
function asking(text: ReadonlySignal<string>, answered: (asked: string) => Promise<boolean>): () => void {
  let timer = 0;
  let isAsking = false;
  let isOver = false;
  const soon = (wait: number) => {
    window.clearTimeout(timer);
    if (isOver) return;
    timer = window.setTimeout(() => void ask(), wait);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const asked = text.peek();
    const isAnswered = await answered(asked);
    isAsking = false;
    if (!isAnswered) soon(AGAIN);
    else if (asked !== text.peek()) soon(0);
  };
  const leave = text.subscribe(() => soon(REST));
  const now = () => soon(0);
  window.addEventListener("online", now);
  return () => {
    isOver = true;
    leave();
    window.clearTimeout(timer);
    window.removeEventListener("online", now);
  };
}
