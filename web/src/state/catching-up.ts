/** Games that were over before this page saw it: asked for, and remembered. */

import { type KeptSeat, keptSeats } from "../kept";
import { look, mine, mineHere } from "../net/api";
import { isHere } from "../net/here";
import type { Mine, MyTable } from "../wire";
import { gameAt, keepGames, keptGames } from "./history";

/** A server is asked for its tables, this device for its own; who does not answer holds nothing else up. */
export async function catchUp(): Promise<void> {
  const known = new Set(keptGames().map(({ table, seat }) => `${table} ${seat}`));
  const seats = keptSeats().filter(({ table, seat }) => !known.has(`${table} ${seat}`));
  const [here, there] = [
    seats.filter(({ table }) => isHere(table)),
    seats.filter(({ table }) => !isHere(table)),
  ];
  const own = await Promise.all([listed(here, mineHere), listed(there, mine)]);
  await Promise.all(own.flat().map((table) => remember(table, seats).catch(() => {})));
}

async function listed(
  seats: readonly KeptSeat[],
  ask: (seats: Mine) => Promise<MyTable[]>,
): Promise<MyTable[]> {
  if (seats.length === 0) return [];
  return ask({ seats: seats.map(({ table, token }) => ({ table, token })) }).catch(() => []);
}

async function remember(
  { table, seat, is_over, since, note }: MyTable,
  seats: readonly KeptSeat[],
): Promise<void> {
  const token = seats.find((each) => each.table === table && each.seat === seat)?.token;
  if (!is_over || note !== null || !token) return;
  const found = await look(table, token);
  const game = found.type === "table" ? gameAt(found, since * 1000) : null;
  if (game) keepGames([game]);
}
