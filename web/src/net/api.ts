/** The HTTP side of the server: see docs/protocol.md. */

import { signal } from "@preact/signals";
import type {
  Address,
  Asking,
  Cards,
  Challenge,
  Challenger,
  DealResults,
  Deleted,
  Drawable,
  GameInfo,
  HandedGame,
  JoinTable,
  Keeping,
  Lobby,
  MakeChallenge,
  Mine,
  MyTable,
  NewEvening,
  NewTable,
  Note,
  PaperEvening,
  PlayDeal,
  Practice,
  Printing,
  Problem,
  Replay,
  Replayed,
  Reviewed,
  ReviewOf,
  Rival,
  Rules,
  ScoredMap,
  Seated,
  SharedDeals,
  Table,
  TakeChallenge,
  Unreadable,
} from "../wire";

import { device } from "./device-part";
import { IS_SITE, isHere, isKept } from "./here";
import { Refused } from "./refused";

export { Refused } from "./refused";

export const API = "/api";

/** Whether the device itself answered last, since no server did. */
export const isAway = signal(IS_SITE);

/** Seats at once, as `Mine` and `Challenger` of the server have it. */
const MOST_ASKED = 100;

const NO_SERVER: Note = { message: "web-no-server", values: {} };

/** Why a request failed, to be said in the reader's language. */
export function why(error: unknown): Note {
  return error instanceof Refused ? error.note : NO_SERVER;
}

/** The server's answer, or the device's: at its own tables, and where there is no server to be heard.
 *
 * Of a server's table a device knows nothing: that it is not there would be taken for gone.
 */
async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const here = async () => (await device()).askDevice<Answer>(path, body, token);
  const [, kind, table] = path.split("/");
  const isAtTable = kind === "tables" && table !== undefined;
  if (IS_SITE || (isAtTable && isHere(table))) return here();
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(
    API + path,
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
  ).catch((error) => {
    if (!isKept()) throw error;
  });
  const isSilent = !answer || (isKept() && isOfProxy(answer));
  isAway.value = isSilent;
  if (isSilent && isAtTable) throw new Refused(answer?.status ?? 503, NO_SERVER);
  if (isSilent) return here();
  if (!answer.ok) throw new Refused(answer.status, await noteOf(answer));
  return (await answer.json()) as Answer;
}

/** Whether a proxy answers because its server does not: a server tells a problem as JSON. */
function isOfProxy({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !headers.get("content-type")?.includes("json");
}

async function noteOf(answer: Response): Promise<Note> {
  try {
    return ((await answer.json()) as Problem).note;
  } catch {
    return NO_SERVER;
  }
}

/** The tables of any number of seats, though only so many are answered at once. */
async function inParts({ seats }: Mine, askFor: (part: Mine) => Promise<MyTable[]>): Promise<MyTable[]> {
  const parts = partsOf(seats).map((part) => askFor({ seats: part }));
  return (await Promise.all(parts)).flat();
}

function partsOf(seats: Mine["seats"]): Mine["seats"][] {
  const parts = [];
  for (let from = 0; from < seats.length; from += MOST_ASKED)
    parts.push(seats.slice(from, from + MOST_ASKED));
  return parts;
}

/** A challenge to someone of any number of seats, and those of them by whom they know its cards. */
async function challenged(id: string, { key, seats }: Challenger): Promise<[Challenge, Mine["seats"]]> {
  const [first = [], ...others] = partsOf(seats ?? []);
  const askAs = async (part: Mine["seats"]): Promise<[Challenge, Mine["seats"]]> => [
    await ask<Challenge>(`/challenges/${id}`, { key, seats: part }),
    part,
  ];
  const answers = await Promise.all([askAs(first), ...others.map(askAs)]);
  return answers.find(([{ counts }]) => !counts) ?? answers[0];
}

export const address = () => ask<Address>("/address");
export const games = () => ask<GameInfo[]>("/games");
export const create = (table: NewTable) => ask<Seated>("/tables", table);
export const handOver = (game: HandedGame) => ask<Seated>("/games", game);
export const join = (table: string, wish: JoinTable) => ask<Seated>(`/tables/${table}/join`, wish);
export const leave = (table: string, token: string) =>
  ask<Table | Lobby>(`/tables/${table}/leave`, {}, token);
export const deleteTable = (table: string, token: string) =>
  ask<Deleted>(`/tables/${table}/delete`, {}, token);
export const look = (table: string, token: string) =>
  ask<Table | Lobby | Unreadable>(`/tables/${table}`, undefined, token);
export const keeping = () => ask<Keeping>("/keeping");
export const rematch = (table: string, token: string) => ask<Seated>(`/tables/${table}/rematch`, {}, token);
export const mine = (seats: Mine) => inParts(seats, (part) => ask("/mine", part));
/** Those of these tables that are of this device. */
export const mineHere = (seats: Mine) =>
  inParts(seats, async (part) => (await device()).askDevice("/mine", part));
export const replay = (table: string) => ask<Replay>(`/tables/${table}/replay`);
export const replayed = (table: string, step: number, seat: number) =>
  ask<Replayed>(`/tables/${table}/replay/${step}?seat=${seat}`);
export const review = (table: string, of: ReviewOf) => ask<Reviewed>(`/tables/${table}/review`, of);
export const practice = (table: string, wish: Practice) => ask<Seated>(`/tables/${table}/practice`, wish);
export const makeChallenge = (table: string, token: string, of: MakeChallenge) =>
  ask<Challenge>(`/tables/${table}/challenge`, of, token);
export const challenge = async (id: string, who: Challenger) => (await challenged(id, who))[0];
export async function takeChallenge(id: string, wish: TakeChallenge): Promise<Seated> {
  const isMuch = (wish.seats?.length ?? 0) > MOST_ASKED;
  const seats = isMuch ? (await challenged(id, wish))[1] : wish.seats;
  return ask(`/challenges/${id}/play`, { ...wish, seats });
}
export const rival = (table: string) => ask<Rival>(`/tables/${table}/rival`);
export const deals = (who: Asking) => ask<SharedDeals>("/deals", who);
export const playDeal = (contest: string, wish: PlayDeal) => ask<Seated>(`/deals/${contest}/play`, wish);
export const dealResults = (contest: string, who: Asking) =>
  ask<DealResults>(`/deals/${contest}/results`, who);
export const cards = (game: string) => ask<Cards>(`/games/${game}/cards`);
export const rules = (game: string, language: string) => ask<Rules>(`/rules/${game}?language=${language}`);
export const printing = (game: string, language: string) =>
  ask<Printing>(`/games/${game}/sheets?language=${language}`);

export const drawable = (game: string) => ask<Drawable>(`/games/${game}/drawable`);
export const evening = (game: string, wish: NewEvening) => ask<PaperEvening>(`/games/${game}/evening`, wish);
export const score = (text: string) => ask<ScoredMap>("/score", { text });

/** The address of sheets to print. */
export const sheetsOf = (game: string, what: string, paper: string, language: string) =>
  `${API}/games/${game}/sheets.pdf?what=${what}&paper=${paper}&language=${language}`;

/** The address of the record of a finished game. */
export const record = (table: string) => `${API}/tables/${table}/record`;
