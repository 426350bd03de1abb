/** The board under a hand that paints: a mouse or a finger drags, keys go cell by cell. */

import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Board } from "../board/board";
import { cellLabel } from "../board/labels";
import { looksOf } from "../board/looks";
import { placeUnder, unflicked } from "../board/pointing";
import { gameName } from "../names";
import { between } from "../state/drawing";
import type { Crayon } from "../wire";
import { say } from "../words";
import type { Sheet } from "./score-sheet";

interface PaintBoardProps {
  sheet: Sheet;
  lit: ReadonlySet<number> | null;
}

export function PaintBoard({ sheet, lit }: PaintBoardProps) {
  const holder = useRef<HTMLDivElement>(null);
  const cursor = useSignal(0);
  const focus = useSignal(0);
  const said = useSignal("");
  const strokes = useMemo(() => strokesOn(sheet, holder, cursor), [sheet]);
  const chart = sheet.chart.value;
  const label = say("score-board", { game: gameName(sheet.drawing.value.game) });
  const press = (event: KeyboardEvent) => {
    if (!keyed(sheet, cursor, event)) return;
    event.preventDefault();
    focus.value += 1;
    const { chart: now, drawing } = sheet;
    const look = looksOf(drawing.peek().game, now.peek())[cursor.peek()];
    said.value = look ? cellLabel(look, now.peek(), cursor.peek()) : "";
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid within is what is worked with
    <div class="score-board" ref={holder} onKeyDown={press} {...strokes}>
      <Board
        game={sheet.drawing.value.game}
        chart={chart}
        label={label}
        held={null}
        aims={null}
        lit={lit}
        cursor={Math.min(cursor.value, chart.letters.length - 1)}
        wantsFocus={focus.value}
      />
      <p class="unseen" aria-live="polite">
        {said.value}
      </p>
    </div>
  );
}

type Cursor = { value: number; peek: () => number };

/** A stroke begins where one presses: on what is drawn already it clears. */
function strokesOn(sheet: Sheet, holder: { current: HTMLDivElement | null }, cursor: Cursor) {
  let last: number | null = null;
  let by: Crayon | null = null;
  const cellUnder = (event: PointerEvent) => {
    const place = placeUnder(holder.current?.querySelector("svg") ?? null, event);
    const { rows, cols } = sheet.chart.peek();
    if (!place || place.row < 0 || place.col < 0 || place.row >= rows || place.col >= cols) return null;
    return place.row * cols + place.col;
  };
  const end = () => {
    last = null;
    sheet.rest();
  };
  return {
    onPointerDown(event: PointerEvent) {
      const at = cellUnder(event);
      if (at === null || event.button !== 0 || last !== null) return;
      holder.current?.setPointerCapture(event.pointerId);
      by = sheet.isDrawn(at) ? null : sheet.crayon.peek();
      [last, cursor.value] = [at, at];
      sheet.paint([at], by);
    },
    onPointerMove(event: PointerEvent) {
      const at = last === null ? null : cellUnder(event);
      if (at === null || last === null || at === last) return;
      sheet.paint(between(last, at, sheet.chart.peek().cols), by);
      [last, cursor.value] = [at, at];
    },
    onPointerUp: end,
    onPointerCancel: end,
    onTouchMove: unflicked,
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Does what a key asks for; false where it asks for nothing. */
function keyed(sheet: Sheet, cursor: Cursor, event: KeyboardEvent): boolean {
  const { kit, crayon } = sheet;
  const at = cursor.peek();
  const step = STEPS[event.key];
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") sheet.undo();
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (step) {
    const { rows, cols } = sheet.chart.peek();
    const [row, col] = [Math.floor(at / cols) + step[0], (at % cols) + step[1]];
    if (row < 0 || col < 0 || row >= rows || col >= cols) return true;
    cursor.value = row * cols + col;
    if (event.shiftKey) painted(sheet, [at, cursor.peek()], crayon.peek());
  } else if (event.key === "Enter" || event.key === " ")
    painted(sheet, [at], sheet.isDrawn(at) ? null : crayon.peek());
  else if (event.key === "Delete" || event.key === "Backspace") painted(sheet, [at], null);
  else if (/^[0-9]$/.test(event.key)) crayon.value = kit.crayons[Number(event.key) - 1] ?? null;
  else return false;
  return true;
}

function painted(sheet: Sheet, cells: number[], by: Crayon | null): void {
  sheet.paint(cells, by);
  sheet.rest();
}
