/** People called by their names, and the reader "you", wherever a note speaks of a seat or of its map. */

import type { Note, Player } from "../wire";
import { has, slug, type Value } from "../words";

const ABOUT_SEATS: ReadonlySet<string> = new Set(["seat-first", "seat-within", "map-within"]);

/** Who sits where, and which of them reads. */
export interface People {
  players: readonly Player[];
  seat: number | null;
}

/** What the server told, each seat and map named after whoever sits there now: "you", or a name if they have one. */
export function named<T>(told: T, people: People): T {
  return walked(told, people) as T;
}

function walked(told: unknown, people: People): unknown {
  if (typeof told !== "object" || told === null) return told;
  if (Array.isArray(told)) return told.map((each) => walked(each, people));
  const name = isNote(told) ? nameFor(told, people) : null;
  if (name !== null) return name;
  const parts = Object.entries(told).map(([key, each]) => [key, walked(each, people)]);
  const message = isNote(told) && isAboutReader(told, people) ? { message: `${told.message}-you` } : {};
  return { ...Object.fromEntries(parts), ...message };
}

/** Whether the reader is the subject of the sentence, which then has a form of its own. */
function isAboutReader({ values }: Note, { seat }: People): boolean {
  return Object.values(values).some(
    (value) =>
      typeof value === "object" &&
      value.message === "seat-first" &&
      seat !== null &&
      value.values.seat === seat + 1,
  );
}

function isNote(told: object): told is Note {
  return "message" in told && "values" in told;
}

/** What is said instead of a note that is about a seat; null where it stays as it is. */
function nameFor({ message, values }: Note, { players, seat }: People): Value | null {
  if (!ABOUT_SEATS.has(message)) return null;
  if (seat !== null && values.seat === seat + 1)
    return { message: message === "map-within" ? "map-yours" : "seat-you", values: {} };
  const player = players.find(({ seat }) => seat + 1 === values.seat);
  if (!player || !isKnown(player)) return null;
  const known = nameOf(player, message === "seat-first");
  const isShared = players.some((other) => other !== player && isAlike(other, player));
  const name = isShared ? { message: "same-name", values: { name: known, seat: player.seat + 1 } } : known;
  return message === "map-within" ? { message: "map-named", values: { name } } : name;
}

function nameOf({ name, bot }: Player, isFirst: boolean): Value {
  if (name) return name;
  return { message: isFirst ? "bot-first" : "bot-within", values: { bot: botName(bot ?? "") } };
}

function botName(bot: string): Value {
  const message = `web-bot-${slug(bot)}`;
  return has(message) ? { message, values: {} } : bot;
}

/** Whether there is more to say than the seat's number. */
function isKnown({ kind, name, bot }: Player): boolean {
  return kind !== "open" && (name !== "" || bot !== null);
}

function isAlike(one: Player, other: Player): boolean {
  return one.name === other.name && (one.name !== "" || one.bot === other.bot) && isKnown(one);
}
