/** The board in the middle of the table, with what is held over it. */

import { Board, type Held } from "../board/board";
import { cellsOf } from "../state/cells";
import { brushOf, chartOf, cover, legalAims } from "../state/hold";
import { say, spoken } from "../words";
import type { Controller } from "./controller";
import { mapName } from "./people";
import "./play-board.css";

export function PlayBoard({ controller }: { controller: Controller }) {
  const { session, shownSeat } = controller;
  const at = session.table.value;
  if (!at) return null;
  const page = at.page;
  const hold = session.hold.value;
  const misfit = session.misfit.value;
  const seat = shownSeat.value;
  const chart = chartOf(page, seat);
  const isForeign = seat !== (controller.ownSeat.value ?? seat);
  const held: Held | null =
    hold && hold.row !== null
      ? {
          cover: cover(page, hold),
          brush: brushOf(page, hold),
          isLegal: controller.isFitting.value,
          isDown: hold.isDown,
          ...(misfit && { culprits: cellsOf(misfit.culprits), missing: cellsOf(misfit.missing) }),
        }
      : (controller.waiting.value?.held ?? null);
  const title = mapName(at, seat);
  const facts = page.kind === "cards" ? "" : chart.facts.map(spoken).join("   ");
  return (
    <section class={isForeign ? "board-area foreign" : "board-area"} data-seat={seat}>
      <Board
        game={at.game}
        chart={chart}
        label={title}
        held={held}
        aims={hold && !(hold.isDown && controller.isFitting.value) ? legalAims(page, hold) : null}
        lit={controller.lit.value}
        cursor={Math.min(controller.cursor.value, chart.rows * chart.cols - 1)}
        wantsFocus={controller.focus.value}
        {...(hold
          ? {
              onAim: controller.hover,
              onDrag: controller.aim,
              onPut: controller.put,
              onLeave: controller.leave,
              onTurn: controller.turn,
              onTurnBack: controller.turnBack,
              onFlip: controller.flip,
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
