/** What is asked of the player now, in words: the prompt, the card, its shapes, and on whose map. */

import { botName } from "../names";
import type { Hinted, Page, Piece, Player, Table, Tray } from "../wire";
import { capital, say, spoken } from "../words";
import type { Controller } from "./controller";
import { formOf } from "./forms";
import { gainsInWords } from "./gains";
import { awayFrom, isDue, mapName, seatFirst } from "./people";
import { itemLabel } from "./things";

/** What is asked, or who is waited for and why: a hint and what it would bring, bots that think, people away. */
export function prompt(controller: Controller): string {
  const { table, advised, isThinking } = controller.session;
  const at = table.value;
  if (!at) return "";
  if (isThinking.value) return say("web-hint-thinking");
  if (advised.value) return hintInWords(at, advised.value);
  const due = at.players.filter((player) => player.is_due && player.seat !== at.seat);
  if (isDue(at) || at.is_over || due.length === 0) return spoken(at.page.prompt);
  if (due.every((player) => player.kind === "bot")) return thinkers(at, due);
  const away = awayFrom(at).map(({ seat }) => say("web-is-away", { name: seatFirst(at, seat) }));
  return [spoken(at.page.prompt), ...away].join(" ");
}

function thinkers(at: Table, bots: readonly Player[]): string {
  const [only, ...others] = bots;
  if (!only || others.length > 0) return say("web-bots-think");
  return say("web-bot-thinks", { name: seatFirst(at, only.seat) });
}

function hintInWords(at: Table, { action, bot, late, goals, trays }: Hinted): string {
  const choice = at.page.choices.find((each) => each.action === action);
  return [
    choice ? say("web-hinted-choice", { what: spoken(choice.name) }) : say("web-hinted"),
    gainsInWords(at, goals, trays),
    late === null ? "" : say("web-hint-late", { bot: botName(late), other: botName(bot) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is spoken when something else is asked. */
export function asked(controller: Controller): string {
  const at = controller.session.table.value;
  if (!at || at.is_over) return "";
  const { page } = at;
  if (controller.session.isThinking.value || controller.session.advised.value) return prompt(controller);
  const foreign = page.placings.find((placing) => placing.seat !== page.seat);
  return [
    prompt(controller),
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
