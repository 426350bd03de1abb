/** What this device remembers as one file, to go on with another: the seats, the games, the settings.
 *
 * Tables of this device itself stay on it: another one would have their seats and nothing to sit at.
 */

import { type KeptResult, type KeptSeat, keep, keepSeats, kept, keptList } from "../kept";
import { isHere } from "../net/here";
import { type KeptGame, keepGames } from "./history";

const TITLE = "landscribe device 1";

/** What is taken over as it is, unless this device has its own. */
const VALUES = ["name", "title", "crest", "language", "theme", "letters", "motion", "sound"] as const;

/** By which servers know this browser again: it moves with its games. */
const SECRET = "secret";

interface Moved {
  landscribe: string;
  values: Record<string, string>;
  seats: KeptSeat[];
  hidden: KeptSeat[];
  results: KeptResult[];
  history: KeptGame[];
}

/** The file. */
export function written(): string {
  const values = [...VALUES, SECRET].flatMap((name) => {
    const value = kept(name);
    return value === null ? [] : [[name, value] as const];
  });
  const moved: Moved = {
    landscribe: TITLE,
    values: Object.fromEntries(values),
    seats: elsewhere("seats"),
    hidden: elsewhere("hidden"),
    results: keptList("results"),
    history: keptList("history"),
  };
  return JSON.stringify(moved);
}

const elsewhere = (name: string) => keptList<KeptSeat>(name).filter(({ table }) => !isHere(table));

/** Takes a file in, beside what is here already; false where it is none. */
export function takenIn(text: string): boolean {
  const moved = read(text);
  if (!moved) return false;
  for (const name of VALUES) {
    const value = moved.values[name];
    if (typeof value === "string" && !kept(name)) keep(name, value);
  }
  const secret = moved.values[SECRET];
  if (typeof secret === "string" && /^[0-9a-f]{64}$/.test(secret)) keep(SECRET, secret);
  keepGames(moved.history.filter(isGame));
  for (const name of ["seats", "hidden"] as const)
    keepSeats(
      name,
      merged(name, moved[name], ({ table, token }) => `${table} ${token}`),
    );
  keep("results", JSON.stringify(merged("results", moved.results, ({ table }) => table)));
  return true;
}

function read(text: string): Moved | null {
  try {
    const found = JSON.parse(text) as Partial<Moved> | null;
    if (found?.landscribe !== TITLE || typeof found.values !== "object" || found.values === null) return null;
    const list = <Each extends { table: string }>(each: Each[] | undefined) =>
      (Array.isArray(each) ? each : []).filter((one) => typeof one?.table === "string");
    return {
      landscribe: TITLE,
      values: found.values,
      seats: list(found.seats).filter(isSeat),
      hidden: list(found.hidden).filter(isSeat),
      results: list(found.results),
      history: list(found.history),
    };
  } catch {
    return null;
  }
}

const isSeat = ({ token, game, seat }: KeptSeat) =>
  typeof token === "string" && typeof game === "string" && typeof seat === "number";

const isGame = ({ game, points, at, seat, goals, result }: KeptGame) =>
  typeof game === "string" &&
  [points, at, seat].every(Number.isFinite) &&
  [goals, result].every(Array.isArray);

/** What is here first, then what is new. */
function merged<Each>(name: string, more: readonly Each[], keyOf: (each: Each) => string): Each[] {
  const here = keptList<Each>(name);
  const known = new Set(here.map(keyOf));
  return [...here, ...more.filter((each) => !known.has(keyOf(each)))];
}
