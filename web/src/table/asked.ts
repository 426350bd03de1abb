/** What is asked of the player now, in words: the prompt, the card, its shapes, and on whose map. */

import type { Page, Piece, Tray } from "../wire";
import { capital, say, spoken } from "../words";
import type { Desk } from "./desk";
import { formOf } from "./forms";
import { mapName } from "./people";
import { itemLabel } from "./things";

export function asked(desk: Desk): string {
  const at = desk.session.table.value;
  if (!at || at.is_over) return "";
  const { page } = at;
  const foreign = page.placings.find((placing) => placing.seat !== page.seat);
  return [
    spoken(page.prompt),
    foreign ? say("spoken-on-map", { map: mapName(at, foreign.seat) }) : "",
    ...thingsInWords(page),
    shapesInWords(page),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is on offer or in the reserve, where it lies in a tray; else the card. */
function thingsInWords(page: Page): string[] {
  const own = page.seat === null ? [] : (page.charts[page.seat]?.trays ?? []);
  const tray = [...page.trays, ...own].find(({ name }) => name === "offer" || name === "reserve");
  if (tray) return [trayInWords(tray)];
  return page.card ? [`${capital(spoken(page.card.name))}.`, ...page.card.texts.map(spoken)] : [];
}

function trayInWords({ title, items }: Tray): string {
  const things = items.map((item) => itemLabel(item)).join("; ") || say("web-none");
  return `${say("scored", { name: title, number: things })}.`;
}

function shapesInWords(page: Page): string {
  const pieces = page.card?.pieces ?? [];
  if (pieces.length === 0 || page.placings.length === 0) return "";
  return say("spoken-shapes", { shapes: pieces.map((piece) => pieceInWords(page, piece)).join("; ") });
}

function pieceInWords(page: Page, piece: Piece): string {
  const hasRoom = page.placings.some(({ lays }) => lays.some((lay) => lay.shape === piece.shape));
  return shapeInWords(piece, hasRoom);
}

type Printed = Pick<Piece, "squares" | "coins">;

export function shapeInWords({ squares, coins }: Printed, hasRoom: boolean): string {
  return capital(say("spoken-shape", { form: formOf(squares), coins, room: hasRoom ? "yes" : "no" }));
}
