/** Who sits where, in words. */

import { botName } from "../names";
import { named } from "../state/named";
import type { Lobby, Player, Table } from "../wire";
import { language, say, spoken } from "../words";

export function playerName(player: Player): string {
  if (player.kind === "open") return say("web-open-seat");
  if (player.kind === "bot") return player.name || say("web-bot", { bot: botName(player.bot ?? "") });
  return player.name || say("web-anonymous");
}

/** The seat's number and name: two may have the same name. */
export function seatName(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player ? `${seat + 1} · ${playerName(player)}` : String(seat + 1);
}

/** The same, but the reader is "you". */
export function personName({ players, seat: reader }: Table, seat: number): string {
  return seat === reader ? say("web-you") : seatName(players, seat);
}

/** Who won, as the reader is told. */
export function winnersLine({ players, winners, seat: reader }: Table): string {
  if (winners.length === 0) return say("web-nobody-won");
  const others = players.filter(({ seat }) => winners.includes(seat) && seat !== reader);
  const names = new Intl.ListFormat(language.value).format(others.map(playerName));
  const isMine = reader !== null && winners.includes(reader);
  return say(isMine ? "web-winners-you" : "web-winners", { names, count: winners.length });
}

export function mapName({ game, players, seat: reader }: Table, seat: number): string {
  if (seat === reader) return say("web-map", { game });
  const player = players[seat];
  return say("web-map-of", { game, seat: seat + 1, name: player ? playerName(player) : "" });
}

/** Who sits there, at the start of a sentence and within one. */
export function seatFirst(at: Table | Lobby, seat: number): string {
  return spoken(named({ message: "seat-first", values: { seat: seat + 1 } }, at));
}

export function seatWithin(at: Table, seat: number): string {
  return spoken(named({ message: "seat-within", values: { seat: seat + 1 } }, at));
}

/** Whether something is asked of the reader. */
export function isDue({ players, seat }: Table): boolean {
  return seat !== null && players[seat]?.is_due === true;
}

/** The others whose time is counted, for whom a bot may step in once it is up. */
export function lateAt({ players, seat, timer, is_over }: Table): readonly Player[] {
  if (timer?.pace !== "gentle" || is_over) return [];
  return players.filter((player) => player.kind === "human" && player.is_due && player.seat !== seat);
}

/** Whether the reader decides for others who are away: the owner does, and while they are away who waits does. */
export function canDecide({ is_owner, owner, players, seat }: Table): boolean {
  const theirs = owner === null ? undefined : players[owner];
  return is_owner || (seat !== null && theirs !== undefined && (theirs.kind === "bot" || !theirs.is_here));
}

/** The people a table waits for who are not connected. */
export function awayFrom({ players, is_over }: Table): readonly Player[] {
  return players.filter(({ kind, is_due, is_here }) => kind === "human" && is_due && !is_here && !is_over);
}
