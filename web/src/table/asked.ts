/** What is asked of the player now, in words: the prompt, the card, its shapes, and on whose map. */

import { botName } from "../names";
import { cellsOf, namesOf } from "../state/cells";
import type { Grade } from "../state/hint";
import { chartOf } from "../state/hold";
import type { Hinted, Page, Piece, Player, Region, Table, Tray } from "../wire";
import { capital, say, spoken } from "../words";
import type { Controller } from "./controller";
import { formOf } from "./forms";
import { gainsInWords, signed } from "./gains";
import { awayFrom, isDue, lateAt, mapName, seatFirst, seatWithin } from "./people";
import { itemLabel, ownTrays } from "./things";

/** What is asked, or who is waited for and why: a hint and what it would bring, bots that think, people away. */
export function prompt(controller: Controller): string {
  const { table, advised, grade, isThinking } = controller.session;
  const at = table.value;
  if (!at) return "";
  if (isThinking.value) return say("web-hint-thinking");
  if (advised.value && grade.value) return hintInWords(at, advised.value, grade.value);
  const due = at.players.filter((player) => player.is_due && player.seat !== at.seat);
  if (isDue(at) || at.is_over || due.length === 0) return spoken(at.page.prompt);
  if (due.every((player) => player.kind === "bot")) return thinkers(at, due);
  const isUp = controller.session.isUp.value;
  const late = isUp
    ? lateAt(at).map(({ seat }) => say("web-time-up-for", { name: seatWithin(at, seat) }))
    : [];
  const away = awayFrom(at).map(({ seat }) => say("web-is-away", { name: seatFirst(at, seat) }));
  return [spoken(at.page.prompt), ...(isUp ? late : away)].join(" ");
}

function thinkers(at: Table, bots: readonly Player[]): string {
  const [only, ...others] = bots;
  if (!only || others.length > 0) return say("web-bots-think");
  return say("web-bot-thinks", { name: seatFirst(at, only.seat) });
}

/** As much of a hint as is told. */
function hintInWords(at: Table, hinted: Hinted, grade: Grade): string {
  if (grade === "matter" && hinted.matter) return spoken(hinted.matter);
  if (grade === "where" && hinted.region) return regionInWords(at.page, hinted.region);
  return moveInWords(at, hinted);
}

/** Where to look: from the first cell to the last, or in which tray. */
function regionInWords(page: Page, { seat, cells, tray }: Region): string {
  const title = ownTrays(page).find(({ name }) => name === tray)?.title;
  if (title) return say("web-hint-where-tray", { tray: spoken(title) });
  const { cols } = chartOf(page, seat);
  const names = namesOf(cellsOf(cells), cols).split(" ");
  return say("web-hint-where", { from: names[0] ?? "", to: names.at(-1) ?? "" });
}

function moveInWords(at: Table, hinted: Hinted): string {
  const { action, bot, late, goals, trays } = hinted;
  const choice = at.page.choices.find((each) => each.action === action);
  const gains = gainsInWords(at, goals, trays);
  return [
    choice ? say("web-hinted-choice", { what: spoken(choice.name) }) : say("web-hinted"),
    gains && hinted.reasons.length > 0 ? say("web-hint-now", { gains }) : gains,
    reasonsInWords(at.page, hinted),
    late === null ? "" : say("web-hint-late", { bot: botName(late), other: botName(bot) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the move does by the end of the game, part by part: the parts add up. */
function reasonsInWords(page: Page, { reasons, points }: Hinted): string {
  if (reasons.length === 0) return "";
  const parts = reasons.map((reason) =>
    say("web-hint-reason", { name: spoken(reason.subject), by: signed(reason.points) }),
  );
  const said = { points: signed(points), reasons: parts.join(", ") };
  return say(page.target ? "web-hint-reasons-rival" : "web-hint-reasons", said);
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
  const trays = page.seat === null ? page.trays : ownTrays(page);
  const tray = trays.find(({ name }) => name === "offer" || name === "reserve");
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
