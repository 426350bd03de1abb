/** The card that lies there, with the shapes and terrains one can take from it. */

import { CellInk } from "../../board/cell";
import { pieceLook } from "../../board/looks";
import { PieceInk } from "../../board/piece";
import { explain } from "../../explain/open";
import { brushOf, layOf, placingOf } from "../../state/hold";
import { shapesOf } from "../../state/shapes";
import { prompt, shapeInWords } from "../../table/asked";
import { AwayOffer } from "../../table/away";
import type { Controller } from "../../table/controller";
import { drag } from "../../table/drag";
import type { Brush, Card, Page, Placing, Square, Table } from "../../wire";
import { capital, say, spoken } from "../../words";
import { SeasonTrack } from "./season-track";
import "./card.css";

interface Pick {
  key: string;
  rows: string;
  squares: readonly Square[];
  coins: number;
  /** What to hold, where it can be drawn. */
  placing: number | null;
  lay: number;
}

export function CardPanel({ controller }: { controller: Controller }) {
  const at = controller.session.table.value;
  if (!at) return null;
  const { page, game, turn } = at;
  const asks = prompt(controller);
  /** What another turn or other words bring is new, and does not move there from where the last was. */
  return (
    <section class="panel card" aria-label={say("web-card")}>
      <div key={`words ${turn} ${asks}`} class="card-words">
        <p class="prompt">{asks}</p>
        <AwayOffer controller={controller} />
        {page.card && <CardName game={game} card={page.card} />}
        {page.card?.texts.map((text) => (
          <p key={text.message} class="fine">
            {spoken(text)}
          </p>
        ))}
      </div>
      <div key={`picks ${turn}`} class="picks">
        {picksOf(page).map((pick, number) => (
          <PickButton key={`${number} ${pick.key}`} controller={controller} at={at} pick={pick} />
        ))}
        <Brushes controller={controller} at={at} />
        {page.choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            class={page.choices.length === 1 ? "main" : "choice"}
            data-choice={choice.action}
            disabled={controller.session.isSending.value}
            onClick={() => controller.act(choice.action)}
          >
            {spoken(choice.name)}
          </button>
        ))}
      </div>
      <SeasonTrack page={page} />
    </section>
  );
}

/** The card as it lay at some step: to look at. */
export function LyingCard({ game, page }: { game: string; page: Page }) {
  if (!page.card) return null;
  return (
    <section class="panel card lying" aria-label={say("web-card")}>
      <CardName game={game} card={page.card} />
      <div class="picks">
        {page.card.pieces.map(({ shape, rows, coins }, number) => (
          <span key={`${number} ${shape}`} class="pick">
            <PieceInk game={game} rows={rows} picture={page.card?.picture ?? null} />
            {coins > 0 && <span class="coin">{coins}</span>}
          </span>
        ))}
      </div>
    </section>
  );
}

interface PickProps {
  controller: Controller;
  at: Table;
  pick: Pick;
}

/** A shape to hold, in the ink that is chosen. */
function PickButton({ controller, at: { page, game }, pick }: PickProps) {
  const hold = controller.session.hold.value;
  const ink = hold ? brushOf(page, hold).letters.charAt(0) : undefined;
  const { key, placing, lay, rows, coins } = pick;
  /** Whoever is asked nothing is told of no room. */
  const isAsked = page.task !== null;
  const isHeld = hold !== null && placing === hold.placing && key === layOf(page, hold).shape;
  const take = () => {
    if (placing !== null) controller.pickShape(placing, lay);
  };
  return (
    <button
      type="button"
      class="pick draggable"
      data-shape={key}
      aria-pressed={isHeld}
      disabled={placing === null}
      title={isAsked ? say(placing === null ? "web-no-room" : "web-take-shape") : undefined}
      onClick={take}
      onPointerDown={(event) => drag(event, controller, () => isHeld || take())}
    >
      <span class="unseen">{shapeInWords(pick, placing !== null || !isAsked)}</span>
      <PieceInk
        game={game}
        rows={ink ? rows.replaceAll("#", ink) : rows}
        picture={page.card?.picture ?? null}
      />
      {coins > 0 && (
        <span class="coin" aria-hidden="true">
          {coins}
        </span>
      )}
    </button>
  );
}

/** What the shape can be drawn with, where there is a choice. */
function Brushes({ controller, at: { page, game } }: { controller: Controller; at: Table }) {
  const hold = controller.session.hold.value;
  const brushes = hold ? placingOf(page, hold).brushes : [];
  if (brushes.length < 2) return null;
  return (
    <fieldset class="brushes">
      <legend class="unseen">{say("web-terrain")}</legend>
      {brushes.map((brush, number) => (
        <BrushButton
          key={brush.action}
          game={game}
          brush={brush}
          isPicked={number === hold?.brush}
          onPick={() => controller.pickBrush(number)}
        />
      ))}
    </fieldset>
  );
}

/** The name of the card, which opens its explanation. */
function CardName({ game, card }: { game: string; card: Card }) {
  const text = capital(spoken(card.name));
  if (card.card === null) return <h2>{text}</h2>;
  return (
    <h2>
      <button
        type="button"
        class="card-name"
        aria-haspopup="dialog"
        title={say("web-explain", { name: text })}
        onClick={() => card.card !== null && explain(game, card.card)}
      >
        {text}
      </button>
    </h2>
  );
}

/** The card's pieces, and shapes that are not printed on it, such as a single space. */
function picksOf({ card, placings }: Page): Pick[] {
  const shapes = placings.flatMap(shapesToPick);
  const printed = (card?.pieces ?? []).map(({ shape, rows, squares, coins }) => {
    const found = shapes.find((each) => each.key === shape);
    return { key: shape, rows, squares, coins, placing: found?.placing ?? null, lay: found?.lay ?? 0 };
  });
  const others = shapes.filter(
    (shape) => !printed.some((pick) => pick.key === shape.key && pick.placing === shape.placing),
  );
  return [...printed, ...others];
}

/** The shapes of a placing, each as it lies first. */
function shapesToPick({ brushes, lays }: Placing, placing: number): Pick[] {
  const letters = brushes.length === 1 ? (brushes[0]?.letters ?? "#") : "#";
  return shapesOf(lays).map(({ key, lays: [lay = 0] }) => {
    const squares = lays[lay]?.squares ?? [];
    return { key, placing, lay, squares, rows: drawnRows(squares, letters), coins: 0 };
  });
}

function drawnRows(squares: readonly Square[], letters: string): string {
  const top = Math.min(...squares.map((square) => square.row));
  const left = Math.min(...squares.map((square) => square.col));
  const height = Math.max(...squares.map((square) => square.row)) - top + 1;
  const width = Math.max(...squares.map((square) => square.col)) - left + 1;
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
  for (const { row, col, part } of squares) {
    const line = rows[row - top];
    if (line) line[col - left] = letters.charAt(part);
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
