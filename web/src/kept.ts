/** What this device remembers between visits; a browser that forbids it forgets. */

const PREFIX = "landscribe.";

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
  return keptSeats().find((seat) => seat.table === table);
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((each) => each.table !== seat.table);
  keep("seats", JSON.stringify([seat, ...others].slice(0, 60)));
}

export function forgetSeat(table: string): void {
  keep("seats", JSON.stringify(keptSeats().filter((each) => each.table !== table)));
}
