/** The board in the middle of the table, with what is held over it. */

import { useRef } from "preact/hooks";
import { Board, type Held } from "../board/board";
import { cellsOf } from "../state/cells";
import { brushOf, chartOf, cover, legalAims } from "../state/hold";
import { say, spoken } from "../words";
import type { Desk } from "./desk";
import { mapName } from "./people";
import "./play-board.css";

export function PlayBoard({ desk }: { desk: Desk }) {
  const { session, shownSeat } = desk;
  const seat = shownSeat.value;
  const isForeign = seat !== (desk.ownSeat.value ?? seat);
  const passed = usePassed(seat, isForeign);
  const at = session.table.value;
  if (!at) return null;
  const page = at.page;
  const hold = session.hold.value;
  const misfit = session.misfit.value;
  const chart = chartOf(page, seat);
  const held: Held | null =
    hold && hold.row !== null
      ? {
          cover: cover(page, hold),
          brush: brushOf(page, hold),
          isLegal: desk.isFitting.value,
          isDown: hold.isDown,
          ...(misfit && { culprits: cellsOf(misfit.culprits), missing: cellsOf(misfit.missing) }),
        }
      : (desk.waiting.value?.held ?? null);
  const title = mapName(at, seat);
  const facts = page.kind === "cards" ? "" : chart.facts.map(spoken).join("   ");
  return (
    <section class={isForeign ? "board-area foreign" : "board-area"} data-seat={seat} data-passed={passed}>
      <Board
        game={at.game}
        chart={chart}
        label={title}
        held={held}
        aims={hold && !(hold.isDown && desk.isFitting.value) ? legalAims(page, hold) : null}
        lit={desk.lit.value}
        cursor={Math.min(desk.cursor.value, chart.rows * chart.cols - 1)}
        wantsFocus={desk.focus.value}
        {...(hold
          ? {
              onAim: desk.hover,
              onDrag: desk.aim,
              onPut: desk.put,
              onLeave: desk.leave,
              onTurn: desk.turn,
              onTurnBack: desk.turnBack,
              onFlip: desk.flip,
              isDown: () => session.hold.peek()?.isDown ?? false,
              gripAt: () => {
                const now = session.hold.peek();
                return now && now.row !== null && now.col !== null ? { row: now.row, col: now.col } : null;
              },
              covers: (row: number, col: number) => {
                const now = session.hold.peek();
                return now ? cover(page, now).drawn.includes(row * chart.cols + col) : false;
              },
            }
          : {})}
      />
      <p class="caption">
        <span>{title}</span>
        <span>{facts}</span>
        <span>
          {say("web-total")} <b>{page.sheets[seat]?.total ?? 0}</b>
        </span>
      </p>
    </section>
  );
}

/** Which way the maps were passed when the one that is shown came; nothing for the first. */
function usePassed(seat: number, isForeign: boolean): "on" | "back" | undefined {
  const shown = useRef<{ seat: number; way?: "on" | "back" }>({ seat });
  if (shown.current.seat !== seat) shown.current = { seat, way: isForeign ? "on" : "back" };
  return shown.current.way;
}
