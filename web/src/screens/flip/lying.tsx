/** What lies open for all to see: the card, how much of the season has passed, and where maps go. */

import { CellInk } from "../../board/cell";
import { pieceLook } from "../../board/looks";
import { PieceInk } from "../../board/piece";
import type { Card, Flip } from "../../wire";
import { capital, spoken } from "../../words";

export function LyingCard({ game, card: { pieces, picture } }: { game: string; card: Card }) {
  if (pieces.length === 0) return null;
  return (
    <div class="flip-pieces">
      {pieces.map(({ shape, rows, coins }, number) => (
        <span key={`${number} ${shape}`} class="flip-piece">
          <PieceInk game={game} rows={rows} picture={picture} />
          {coins > 0 && (
            <span class="coin" style={emptyAround(rows)}>
              {coins}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** How far a narrow shape is from the edge of its picture, in squares. */
function emptyAround(rows: string) {
  const lines = rows.split("/");
  const wide = Math.max(...lines.map((line) => line.length));
  return { "--aside": Math.max(2 - wide, 0) / 2, "--below": Math.max(2 - lines.length, 0) / 2 };
}

/** What it can be drawn with, where one chooses; its name says the same. */
export function Inks({ game, letters }: { game: string; letters: string }) {
  return (
    <p class="flip-inks" data-inks={letters}>
      {[...letters].map((letter) => (
        <svg key={letter} class="board piece" viewBox="-3 -3 46 46" aria-hidden="true">
          <CellInk look={pieceLook(game, letter)} row={0} col={0} />
        </svg>
      ))}
    </p>
  );
}

/** An arrow to the neighbour who gets one's map; the text says it. */
export function Passing({ where }: { where: NonNullable<Flip["passing"]> }) {
  return (
    <svg class={`flip-passing ${where}`} viewBox="0 0 120 44" aria-hidden="true" data-passing={where}>
      <path d="M112 22H14M34 6L12 22l22 16" />
    </svg>
  );
}

/** The season: its time, a mark for each, and in words. */
export function Track({ flip: { status } }: { flip: Flip }) {
  const clock = status.find((line) => line.clock)?.clock;
  if (!clock) return null;
  return (
    <div class="flip-track" data-time={clock.time} data-length={clock.length}>
      <p>{status.map((line) => capital(spoken(line.text))).join(" · ")}</p>
      <div aria-hidden="true">
        {Array.from({ length: clock.length }, (_, hour) => (
          <i key={hour} class={hour < clock.time ? "spent" : ""} />
        ))}
      </div>
    </div>
  );
}
