/** Who sits where, in words. */

import { botName } from "../names";
import { named } from "../state/named";
import type { Player, Table } from "../wire";
import { say, spoken } from "../words";

export function playerName(player: Player): string {
  if (player.kind === "open") return say("web-open-seat");
  if (player.kind === "bot") return player.name || say("web-bot", { bot: botName(player.bot ?? "") });
  return player.name;
}

/** The seat's number and name: the notes of the games speak of seats and maps by number. */
export function seatName(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player ? `${seat + 1} · ${playerName(player)}` : String(seat + 1);
}

export function mapName({ game, players }: Table, seat: number): string {
  const player = players[seat];
  return say("web-map-of", { game, seat: seat + 1, name: player ? playerName(player) : "" });
}

/** Who sits there, at the start of a sentence and within one. */
export function seatFirst({ players }: Table, seat: number): string {
  return spoken(named({ message: "seat-first", values: { seat: seat + 1 } }, players));
}

export function seatWithin({ players }: Table, seat: number): string {
  return spoken(named({ message: "seat-within", values: { seat: seat + 1 } }, players));
}

/** The people a table waits for who are not connected. */
export function awayFrom({ players, is_over }: Table): readonly Player[] {
  return players.filter(({ kind, is_due, is_here }) => kind === "human" && is_due && !is_here && !is_over);
}
