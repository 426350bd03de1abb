/** What this device remembers between visits; a browser that forbids it forgets. */

const PREFIX = "landscribe.";
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

export function seatAt(table: string): KeptSeat | undefined {
  return [...keptSeats(), ...hiddenSeats()].find((seat) => seat.table === table);
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((each) => each.table !== seat.table);
  keep("seats", JSON.stringify([seat, ...others].slice(0, MOST_KEPT)));
}

/** Without a way back: for a seat that is no longer one's own. */
export function forgetSeat(table: string): void {
  keep("seats", JSON.stringify(keptSeats().filter((each) => each.table !== table)));
}

export const hiddenSeats = () => keptList<KeptSeat>("hidden");

/** Puts a seat out of sight; it is kept all the same. */
export function hideSeat(table: string): void {
  const seat = keptSeats().find((each) => each.table === table);
  if (!seat) return;
  forgetSeat(table);
  keep("hidden", JSON.stringify([seat, ...hiddenSeats()].slice(0, MOST_KEPT)));
}

export function bringSeatBack(table: string): void {
  const seat = hiddenSeats().find((each) => each.table === table);
  if (!seat) return;
  keep("hidden", JSON.stringify(hiddenSeats().filter((each) => each.table !== table)));
  keepSeat(seat);
}

/** How a game ended, as this device saw it. */
export interface KeptResult {
  table: string;
  points: number;
  isWon: boolean;
  rows: number;
  cols: number;
  letters: string;
}

export const keptResults = () => keptList<KeptResult>("results");

export function keepResult(result: KeptResult): void {
  const others = keptResults().filter((each) => each.table !== result.table);
  keep("results", JSON.stringify([result, ...others].slice(0, MOST_KEPT)));
}
