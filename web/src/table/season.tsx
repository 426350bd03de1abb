/** The end of a season: edict by edict the cells that score light up, and their stars fly to the total. */

import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { openStage } from "../parts/ceremony";
import { Dialog } from "../parts/dialog";
import type { ScoredBoard, ScoredPart, SeasonEnd, Table } from "../wire";
import { capital, numeral, say, spoken } from "../words";
import type { Controller } from "./controller";
import { signed } from "./gains";
import { personName } from "./people";
import { ScoredMap } from "./scored-map";
import { Sheet } from "./sheets";
import { flying } from "./stars";
import "./season.css";

/** How long each thing that scores is looked at, in milliseconds. */
const PACE = 1000;

/** Opens by itself when a season has ended. */
export function SeasonDialog({ controller }: { controller: Controller }) {
  const last = useRef<number | null>(null);
  useSignalEffect(() => {
    const at = controller.session.table.value;
    if (!at) return;
    const number = at.page.season_end?.number ?? -1;
    if (last.current !== null && number > last.current) controller.isSeasonOpen.value = true;
    last.current = number;
  });
  const at = controller.session.table.value;
  const end = at?.page.season_end;
  if (!controller.isSeasonOpen.value || !at || !end) return null;
  return (
    <Dialog
      key={end.number}
      title={say("web-season-over", { season: spoken(end.season) })}
      close={say("web-go-on")}
      isWide
      onClose={() => {
        controller.isSeasonOpen.value = false;
      }}
    >
      <Reckoning at={at} end={end} />
    </Dialog>
  );
}

/** How far it is told: so many things are counted; and the one whose cells are lit. */
interface Telling {
  counted: Signal<number>;
  lit: Signal<number | null>;
}

function Reckoning({ at, end }: { at: Table; end: SeasonEnd }) {
  const mine = at.seat ?? 0;
  const own = end.boards[mine];
  const telling = { counted: useSignal(0), lit: useSignal<number | null>(null) };
  const around = useRef<HTMLDivElement>(null);
  const said = useSignal("");
  useCeremony(around, own, telling, (text) => {
    said.value = text;
  });
  if (!own) return null;
  const others = end.boards.filter((_, seat) => seat !== mine);
  const sheet = at.page.sheets[mine];
  return (
    <div ref={around} class="season" data-season={end.number} data-counted={telling.counted.value}>
      <p class="unseen" role="status">
        {said.value}
      </p>
      <Told at={at} board={own} telling={telling} isOwn />
      <Counted board={own} telling={telling} />
      {others.length > 0 && (
        <div class="others">
          {others.map((board) => (
            <Told key={board.chart.seat} at={at} board={board} telling={telling} />
          ))}
        </div>
      )}
      {sheet && (
        <details class="season-sheet">
          <summary>{say("web-sheets")}</summary>
          <Sheet sheet={sheet} />
        </details>
      )}
    </div>
  );
}

/** Tells it from the beginning, part by part; who taps or presses a key sees all of it at once. */
function useCeremony(
  around: RefObject<HTMLDivElement | null>,
  board: ScoredBoard | undefined,
  { counted, lit }: Telling,
  say: (text: string) => void,
): void {
  useLayoutEffect(() => {
    const over = around.current;
    if (!over || !board) return;
    const stage = openStage(say);
    const steps = board.parts.map((part, number) => ({
      after: number === 0 ? 350 : PACE,
      show: () => {
        counted.value = number + 1;
        lit.value = number;
        return starsOf(over, board, part);
      },
    }));
    const end = () => {
      lit.value = null;
    };
    stage.perform({ means: inWords(board), steps, stays: PACE, end });
    return stage.cut;
  }, []);
}

function starsOf(over: Element, { chart }: ScoredBoard, part: ScoredPart): Animation[] {
  const [map, target] = [over.querySelector(".own .frame"), over.querySelector("[data-season-total]")];
  return map && target ? flying({ board: map, chart, part, target, over }) : [];
}

/** All of it as one sentence. */
function inWords({ parts, total }: ScoredBoard): string {
  const each = parts.map(({ name, points }) => `${capital(spoken(name))} ${signed(points)}`);
  return say("season-told", { parts: each.join(", "), total });
}

const totalSoFar = ({ parts, total }: ScoredBoard, counted: number) =>
  total - parts.slice(counted).reduce((sum, { points }) => sum + points, 0);

interface ToldProps {
  at: Table;
  board: ScoredBoard;
  telling: Telling;
  isOwn?: boolean;
}

/** Someone's map with what is lit on it now, and what they have so far. */
function Told({ at, board, telling, isOwn = false }: ToldProps) {
  const { lit, counted } = telling;
  const cells = lit.value === null ? "0" : (board.parts[lit.value]?.cells ?? "0");
  const isLoss = lit.value !== null && (board.parts[lit.value]?.points ?? 0) < 0;
  return (
    <figure class={isOwn ? "own" : ""}>
      <ScoredMap game={at.game} chart={board.chart} cells={cells} isLoss={isLoss} />
      {!isOwn && (
        <figcaption>
          {personName(at, board.chart.seat)} <b>{numeral(totalSoFar(board, counted.value))}</b>
        </figcaption>
      )}
    </figure>
  );
}

interface CountedProps {
  board: ScoredBoard;
  telling: Telling;
}

/** What brought points, one below the other: each lights its cells again. */
function Counted({ board, telling: { counted, lit } }: CountedProps) {
  const total = totalSoFar(board, counted.value);
  return (
    <div class="counted">
      <ul>
        {board.parts.map(({ label, name, points }, number) => (
          <li key={number}>
            <button
              type="button"
              class={number < counted.value ? "part" : "part yet"}
              data-part={number}
              aria-pressed={lit.value === number}
              onClick={() => {
                lit.value = lit.value === number ? null : number;
              }}
            >
              <span class="goal-label">{label || "·"}</span>
              <span>{capital(spoken(name))}</span>
              <b class={points < 0 ? "less" : ""}>{signed(points)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p class="total">
        {say("web-total")}{" "}
        <b key={total} data-season-total>
          {numeral(total)}
        </b>
      </p>
    </div>
  );
}
