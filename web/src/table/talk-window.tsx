/** What can be said without typing: a phrase, or a cell of a map that one points at. */

import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { Board } from "../board/board";
import { placeUnder } from "../board/pointing";
import { Dialog } from "../parts/dialog";
import type { Session } from "../state/session";
import { isHeard, type Phrase } from "../state/talk";
import type { Chart, Table } from "../wire";
import { say } from "../words";
import { mapName, personName } from "./people";
import "./talk-window.css";

/** All of them, in the order in which they are offered: the compiler misses none. */
const PHRASES = Object.keys({
  hello: 0,
  "good-luck": 0,
  "your-turn": 0,
  "one-moment": 0,
  "back-soon": 0,
  "i-am-back": 0,
  "well-drawn": 0,
  "what-a-card": 0,
  ouch: 0,
  sorry: 0,
  "thank-you": 0,
  "good-game": 0,
} satisfies Record<Phrase, 0>) as Phrase[];

interface WindowProps {
  session: Session;
  /** Whose map is looked at; before the cards are dealt there is nothing to point at. */
  shownSeat?: ReadonlySignal<number>;
  onClose: () => void;
}

export function TalkWindow({ session, shownSeat, onClose }: WindowProps) {
  const isPointing = useSignal(false);
  const at = session.table.value;
  return (
    <Dialog title={say(isPointing.value ? "talk-point" : "talk")} onClose={onClose}>
      {isPointing.value && at && shownSeat ? (
        <Pointing session={session} at={at} first={shownSeat.peek()} onClose={onClose} />
      ) : (
        <Phrases session={session} isPointing={shownSeat && isPointing} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface PhrasesProps {
  session: Session;
  isPointing: Signal<boolean> | undefined;
  onClose: () => void;
}

function Phrases({ session, isPointing, onClose }: PhrasesProps) {
  const use = (phrase: Phrase) => {
    session.say(phrase);
    onClose();
  };
  return (
    <div class="phrases">
      <p class="fine">{say(isHeard.value ? "talk-about" : "talk-muted")}</p>
      <ul>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button type="button" data-phrase={phrase} onClick={() => use(phrase)}>
              {say(`phrase-${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
      {isPointing && (
        <button type="button" data-point onClick={() => (isPointing.value = true)}>
          {say("talk-point")}
        </button>
      )}
    </div>
  );
}

interface PointingProps {
  session: Session;
  at: Table;
  /** Whose map is shown first. */
  first: number;
  onClose: () => void;
}

/** A map, one's own at first, on which the next cell that is touched is marked for all. */
function Pointing({ session, at, first, onClose }: PointingProps) {
  const seat = useSignal(first);
  const chart = at.page.charts[seat.value];
  if (!chart) return null;
  const mark = (cell: number) => {
    session.mark(seat.value, cell);
    onClose();
  };
  return (
    <div class="pointing">
      <p class="fine">{say("talk-point-about")}</p>
      <label class="field">
        <span>{say("talk-whose")}</span>
        <select
          data-whose
          value={seat.value}
          onChange={(event) => (seat.value = Number(event.currentTarget.value))}
        >
          {at.players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {personName(at, player.seat)}
            </option>
          ))}
        </select>
      </label>
      <PointBoard game={at.game} chart={chart} label={mapName(at, seat.value)} onMark={mark} />
    </div>
  );
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface PointBoardProps {
  game: string;
  chart: Chart;
  label: string;
  onMark: (cell: number) => void;
}

/** A board on which one touches a cell, or walks to one with the arrows and presses Enter. */
function PointBoard({ game, chart, label, onMark }: PointBoardProps) {
  const { rows, cols } = chart;
  const cursor = useSignal(Math.floor(rows / 2) * cols + Math.floor(cols / 2));
  const steps = useSignal(1);
  const touch = (event: MouseEvent) => {
    const svg = (event.currentTarget as Element).querySelector("svg");
    const place = placeUnder(svg, event);
    if (place && inside(place.row, rows) && inside(place.col, cols)) onMark(place.row * cols + place.col);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") onMark(cursor.value);
    else if (!step) return;
    else {
      const [row, col] = [Math.floor(cursor.value / cols) + step[0], (cursor.value % cols) + step[1]];
      if (inside(row, rows) && inside(col, cols)) cursor.value = row * cols + col;
      steps.value += 1;
    }
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the board in it is the grid that takes the focus
    <div class="point-board" onClick={touch} onKeyDown={press}>
      <Board
        game={game}
        chart={chart}
        label={label}
        held={null}
        aims={null}
        lit={null}
        cursor={cursor.value}
        wantsFocus={steps.value}
      />
    </div>
  );
}

const inside = (at: number, size: number) => at >= 0 && at < size;
