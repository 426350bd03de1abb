/** What this device remembers between visits; a browser that forbids it forgets. */

import type { Chart, MyTable } from "./wire";

const PREFIX = "landscribe.";
/** So many games that are over. */
const MOST_KEPT = 60;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}

/** A seat that this device owns. */
export interface KeptSeat {
  table: string;
  token: string;
  seat: number;
  game: string;
  name: string;
  at: number;
  /** Whether the table goes on from a moment of another game. */
  isPractice?: boolean;
}

/** A list that was kept as JSON; empty where there is none. */
export function keptList<Each>(name: string): Each[] {
  try {
    const list: unknown = JSON.parse(kept(name) ?? "[]");
    return Array.isArray(list) ? (list as Each[]) : [];
  } catch {
    return [];
  }
}

export const keptSeats = () => keptList<KeptSeat>("seats");

/** The seats that this device has at a table, the one that was opened last first. */
export function seatsAt(table: string): KeptSeat[] {
  return [...keptSeats(), ...hiddenSeats()].filter((seat) => seat.table === table);
}

/** A second seat at the same table takes nothing from the first. */
export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((each) => each.table !== seat.table || each.token !== seat.token);
  keepSeats("seats", [seat, ...others]);
}

/** All of them but those at games that are long over: a seat is the only way back to a table that runs. */
export function keepSeats(name: "seats" | "hidden", seats: readonly KeptSeat[]): void {
  const over = new Set(
    [...keptList<MyTable>("tables").filter(({ is_over }) => is_over), ...keptList<KeptPlace>("history")].map(
      keyOf,
    ),
  );
  let room = MOST_KEPT;
  keep(name, JSON.stringify(seats.filter((seat) => !over.has(keyOf(seat)) || room-- > 0)));
}

interface KeptPlace {
  table: string;
  seat: number;
}

/** What tells a seat at a table from all others. */
export const keyOf = ({ table, seat }: KeptPlace) => `${table} ${seat}`;

/** Without a way back: for a seat that is no longer one's own. */
export function forgetSeat(table: string, token: string | null): void {
  for (const name of ["seats", "hidden"])
    drop<KeptSeat>(name, (each) => each.table === table && each.token === token);
  if (seatsAt(table).length > 0) return;
  for (const name of ["results", "tables", "history"])
    drop<{ table: string }>(name, (each) => each.table === table);
}

function drop<Each>(name: string, isIt: (each: Each) => boolean): void {
  keep(name, JSON.stringify(keptList<Each>(name).filter((each) => !isIt(each))));
}

export const hiddenSeats = () => keptList<KeptSeat>("hidden");

/** Puts a seat out of sight; it is kept all the same. */
export function hideSeat(table: string, number: number): void {
  const isIt = (each: KeptSeat) => each.table === table && each.seat === number;
  const seats = keptSeats().filter(isIt);
  keep("seats", JSON.stringify(keptSeats().filter((each) => !isIt(each))));
  keepSeats("hidden", [...seats, ...hiddenSeats()]);
}

export function bringSeatBack(table: string, number: number): void {
  const isIt = (each: KeptSeat) => each.table === table && each.seat === number;
  const seats = hiddenSeats().filter(isIt);
  keep("hidden", JSON.stringify(hiddenSeats().filter((each) => !isIt(each))));
  for (const seat of seats) keepSeat(seat);
}

/** How a game ended, as this device saw it. */
export interface KeptResult {
  table: string;
  points: number;
  isWon: boolean;
  rows: number;
  cols: number;
  letters: string;
  /** Since they are told apart. */
  figures?: Chart["figures"];
}

export const keptResults = () => keptList<KeptResult>("results");

export function keepResult(result: KeptResult): void {
  const others = keptResults().filter((each) => each.table !== result.table);
  keep("results", JSON.stringify([result, ...others].slice(0, MOST_KEPT)));
}
