/** The card that lies there, with the shapes and terrains one can take from it. */

import { CellInk } from "../../board/cell";
import { pieceLook } from "../../board/looks";
import { PieceInk } from "../../board/piece";
import { explain, nameOfCard } from "../../explain/open";
import { placingOf } from "../../state/hold";
import { pieceSquares, shapeKey, shapesOf } from "../../state/shapes";
import { shapeInWords } from "../../table/asked";
import type { Desk } from "../../table/desk";
import { drag } from "../../table/drag";
import type { Brush, Note, Page, Piece, Square } from "../../wire";
import { capital, say, spoken } from "../../words";

interface Pick {
  key: string;
  rows: string;
  coins: number;
  /** What to hold, where it can be drawn. */
  placing: number | null;
  lay: number;
}

export function CardPanel({ desk }: { desk: Desk }) {
  const at = desk.session.table.value;
  if (!at) return null;
  const { page, game } = at;
  const hold = desk.session.hold.value;
  const heldKey = hold
    ? shapesOf(placingOf(page, hold).lays).find((shape) => shape.lays.includes(hold.lay))?.key
    : undefined;
  const brushes = hold ? placingOf(page, hold).brushes : [];
  const ink = hold ? brushes[hold.brush]?.letters.charAt(0) : undefined;
  const isHeld = ({ placing, key }: Pick) => placing !== null && placing === hold?.placing && key === heldKey;
  const take = ({ placing, lay }: Pick) => {
    if (placing !== null) desk.pickShape(placing, lay);
  };
  return (
    <section class="panel card" aria-label={say("web-card")}>
      <p class="prompt">{desk.session.hinted.value ? say("web-hinted") : spoken(page.prompt)}</p>
      {page.card && <CardName game={game} name={page.card.name} />}
      {page.card?.texts.map((text) => (
        <p key={text.message} class="fine">
          {spoken(text)}
        </p>
      ))}
      <div class="picks">
        {picksOf(page).map((pick, number) => (
          <button
            key={`${number} ${pick.key}`}
            type="button"
            class="pick"
            data-shape={pick.key}
            aria-pressed={isHeld(pick)}
            disabled={pick.placing === null}
            title={pick.placing === null ? say("web-no-room") : say("web-take-shape")}
            onClick={() => take(pick)}
            onPointerDown={(event) => drag(event, desk, () => isHeld(pick) || take(pick))}
          >
            <span class="unseen">{shapeInWords(pick, pick.placing !== null)}</span>
            <PieceInk game={game} rows={ink ? pick.rows.replaceAll("#", ink) : pick.rows} />
            {pick.coins > 0 && (
              <span class="coin" aria-hidden="true">
                {pick.coins}
              </span>
            )}
          </button>
        ))}
        {brushes.length > 1 && (
          <fieldset class="brushes">
            <legend class="unseen">{say("web-terrain")}</legend>
            {brushes.map((brush, number) => (
              <BrushButton
                key={brush.action}
                game={game}
                brush={brush}
                isPicked={number === hold?.brush}
                onPick={() => desk.pickBrush(number)}
              />
            ))}
          </fieldset>
        )}
        {page.choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            class={page.choices.length === 1 ? "main" : "choice"}
            data-choice={choice.action}
            disabled={desk.session.isSending.value}
            onClick={() => desk.act(choice.action)}
          >
            {spoken(choice.name)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The name of the card, which opens its explanation. */
function CardName({ game, name }: { game: string; name: Note }) {
  const text = capital(spoken(name));
  return (
    <h2>
      <button
        type="button"
        class="card-name"
        aria-haspopup="dialog"
        title={say("web-explain", { name: text })}
        onClick={() => explain(game, ...nameOfCard(name))}
      >
        {text}
      </button>
    </h2>
  );
}

/** The card's pieces, and shapes that are not printed on it, such as a single space. */
function picksOf(page: Page): Pick[] {
  const shapes = page.placings.flatMap((placing, number) =>
    shapesOf(placing.lays).map((shape) => {
      const lay = shape.lays[0] ?? 0;
      const letters = placing.brushes.length === 1 ? (placing.brushes[0]?.letters ?? "#") : "#";
      const rows = drawnRows(placing.lays[lay]?.squares ?? [], letters);
      return { key: shape.key, placing: number, lay, rows, second: letters.charAt(1) };
    }),
  );
  const printed = (page.card?.pieces ?? []).map((piece) => pickOf(piece, shapes));
  const others = shapes.filter(
    (shape) => !printed.some((pick) => pick.key === shape.key && pick.placing === shape.placing),
  );
  return [...printed, ...others.map((shape) => ({ ...shape, coins: 0 }))];
}

interface Offered {
  key: string;
  placing: number;
  lay: number;
  second: string;
}

function pickOf({ rows, coins }: Piece, shapes: Offered[]): Pick {
  const shape = shapes.find((each) => each.key === shapeKey(pieceSquares(rows, each.second)));
  const key = shape?.key ?? shapeKey(pieceSquares(rows));
  return { key, rows, coins, placing: shape?.placing ?? null, lay: shape?.lay ?? 0 };
}

function drawnRows(squares: readonly Square[], letters: string): string {
  const top = Math.min(...squares.map((square) => square.row));
  const left = Math.min(...squares.map((square) => square.col));
  const height = Math.max(...squares.map((square) => square.row)) - top + 1;
  const width = Math.max(...squares.map((square) => square.col)) - left + 1;
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
  for (const { row, col, part } of squares) {
    const line = rows[row - top];
    if (line) line[col - left] = letters.charAt(part) || "x";
  }
  return rows.map((row) => row.join("")).join("/");
}

interface BrushProps {
  game: string;
  brush: Brush;
  isPicked: boolean;
  onPick: () => void;
}

function BrushButton({ game, brush, isPicked, onPick }: BrushProps) {
  return (
    <button type="button" class="brush" aria-pressed={isPicked} onClick={onPick}>
      <svg class="board piece" viewBox="-3 -3 46 46" aria-hidden="true">
        <CellInk look={pieceLook(game, brush.letters.charAt(0))} row={0} col={0} />
      </svg>
      <span>{spoken(brush.name)}</span>
    </button>
  );
}
