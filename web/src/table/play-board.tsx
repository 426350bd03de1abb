/** The board in the middle of the table, with what is held over it. */

import { useRef } from "preact/hooks";
import { Board, type Held } from "../board/board";
import type { Pointing } from "../board/pointing";
import { cellsOf } from "../state/cells";
import { brushOf, chartOf, cover, legalAims } from "../state/hold";
import type { Chart, Page } from "../wire";
import { numeral, say } from "../words";
import { Facts } from "./coins";
import type { Controller } from "./controller";
import { toll } from "./gains";
import { mapName } from "./people";
import { markedOn } from "./talk";
import "./play-board.css";

export function PlayBoard({ controller }: { controller: Controller }) {
  const { session, shownSeat, isFitting } = controller;
  const seat = shownSeat.value;
  const isForeign = seat !== (controller.ownSeat.value ?? seat);
  const passed = usePassed(seat, isForeign);
  const at = session.table.value;
  if (!at) return null;
  const page = at.page;
  const hold = session.hold.value;
  const chart = chartOf(page, seat);
  const title = mapName(at, seat);
  return (
    <section class={isForeign ? "board-area foreign" : "board-area"} data-seat={seat} data-passed={passed}>
      <Board
        game={at.game}
        chart={chart}
        label={title}
        held={heldOver(controller, page)}
        aims={hold && !(hold.isDown && isFitting.value) ? legalAims(page, hold) : null}
        lit={controller.lit.value}
        region={controller.region.value}
        marked={markedOn(session, seat)}
        cursor={Math.min(controller.cursor.value, chart.rows * chart.cols - 1)}
        wantsFocus={controller.focus.value}
        {...(hold ? pointingFor(controller, page, chart) : {})}
      />
      <Caption title={title} page={page} chart={chart} />
    </section>
  );
}

/** The line under the board, written anew when it says something else. */
function Caption({ title, page, chart }: { title: string; page: Page; chart: Chart }) {
  const total = page.sheets[chart.seat]?.total ?? 0;
  return (
    <p key={`${title} ${chart.coins?.taken} ${total}`} class="caption">
      <span>{title}</span>
      {page.kind === "map" && <Facts chart={chart} />}
      <span>
        {say("web-total")} <b>{numeral(total)}</b>
      </span>
    </p>
  );
}

/** Which way the maps were passed when the one that is shown came; nothing for the first. */
function usePassed(seat: number, isForeign: boolean): "on" | "back" | undefined {
  const shown = useRef<{ seat: number; way?: "on" | "back" }>({ seat });
  if (shown.current.seat !== seat) shown.current = { seat, way: isForeign ? "on" : "back" };
  return shown.current.way;
}

/** What is drawn over the board: what is held, or what was sent and waits for the others. */
function heldOver(controller: Controller, page: Page): Held | null {
  const { session, isFitting, waiting } = controller;
  const [hold, misfit] = [session.hold.value, session.misfit.value];
  if (!hold || hold.row === null) return waiting.value?.held ?? null;
  return {
    cover: cover(page, hold),
    brush: brushOf(page, hold),
    picture: page.card?.picture ?? null,
    isLegal: isFitting.value,
    isDown: hold.isDown,
    toll: toll(controller),
    ...(misfit && { culprits: cellsOf(misfit.culprits), missing: cellsOf(misfit.missing) }),
  };
}

/** What mouse and finger do while something is held. */
function pointingFor(controller: Controller, page: Page, { cols }: Chart): Pointing {
  const { hold } = controller.session;
  return {
    onAim: controller.hover,
    onDrag: controller.drag,
    onLetGo: controller.letGo,
    onPut: controller.put,
    onLeave: controller.leave,
    onTurn: controller.turn,
    onTurnBack: controller.turnBack,
    onFlip: controller.flip,
    isDown: () => hold.peek()?.isDown ?? false,
    gripAt: () => {
      const now = hold.peek();
      return now && now.row !== null && now.col !== null ? { row: now.row, col: now.col } : null;
    },
    covers: (row, col) => {
      const now = hold.peek();
      return now ? cover(page, now).drawn.includes(row * cols + col) : false;
    },
  };
}
