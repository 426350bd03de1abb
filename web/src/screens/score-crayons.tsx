/** What can be drawn, a button each; the last one clears. */

import { CellInk } from "../board/cell";
import { SIZE } from "../board/ink";
import { lookOf } from "../board/looks";
import { Icon } from "../parts/icon";
import type { Crayon } from "../wire";
import { capital, say, spoken } from "../words";
import type { Sheet } from "./score-sheet";

export function Crayons({ sheet }: { sheet: Sheet }) {
  const { kit, crayon, drawing, canUndo } = sheet;
  const all: (Crayon | null)[] = [...kit.crayons, null];
  return (
    <div class="crayons" role="toolbar" aria-label={say("score-crayons")}>
      {all.map((each, number) => {
        const letter = each ? (Object.values(each.on)[0] ?? "") : ".";
        const name = each ? capital(spoken(each.name)) : capital(say("score-eraser"));
        const key = each ? (number < 9 ? ` (${number + 1})` : "") : " (0)";
        return (
          <button
            key={letter}
            type="button"
            class="crayon"
            data-crayon={letter}
            aria-pressed={crayon.value === each}
            aria-label={name}
            title={`${name}${key}`}
            onClick={() => {
              crayon.value = each;
            }}
          >
            <Ink game={drawing.value.game} letter={letter} />
          </button>
        );
      })}
      <button
        type="button"
        class="crayon"
        data-undo
        disabled={!canUndo.value}
        title={say("score-undo")}
        aria-label={say("score-undo")}
        onClick={sheet.undo}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}

function Ink({ game, letter }: { game: string; letter: string }) {
  return (
    <svg class="board" viewBox={`-1 -1 ${SIZE + 2} ${SIZE + 2}`} aria-hidden="true">
      <path class="paper" d={`M0 0H${SIZE}V${SIZE}H0Z`} />
      <CellInk look={lookOf(game, letter)} row={0} col={0} />
      <path class="frame" d={`M0 0H${SIZE}V${SIZE}H0Z`} />
    </svg>
  );
}
