/** The HTTP side of the server: see docs/protocol.md. */

import type {
  Address,
  Asking,
  Cards,
  Challenge,
  Challenger,
  DealResults,
  Deleted,
  GameInfo,
  JoinTable,
  Keeping,
  Lobby,
  MakeChallenge,
  Mine,
  MyTable,
  NewTable,
  Note,
  PlayDeal,
  Practice,
  Problem,
  Replay,
  Replayed,
  Reviewed,
  ReviewOf,
  Rival,
  Rules,
  Seated,
  SharedDeals,
  Table,
  TakeChallenge,
  Unreadable,
} from "../wire";

export const API = "/api";

/** A request the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly note: Note,
  ) {
    super(note.message);
  }
}

const NO_SERVER: Note = { message: "web-no-server", values: {} };

/** Why a request failed, to be said in the reader's language. */
export function why(error: unknown): Note {
  return error instanceof Refused ? error.note : NO_SERVER;
}

async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(
    API + path,
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Refused(answer.status, await noteOf(answer));
  return (await answer.json()) as Answer;
}

async function noteOf(answer: Response): Promise<Note> {
  try {
    return ((await answer.json()) as Problem).note;
  } catch {
    return NO_SERVER;
  }
}

export const address = () => ask<Address>("/address");
export const games = () => ask<GameInfo[]>("/games");
export const create = (table: NewTable) => ask<Seated>("/tables", table);
export const join = (table: string, wish: JoinTable) => ask<Seated>(`/tables/${table}/join`, wish);
export const leave = (table: string, token: string) => ask<Table>(`/tables/${table}/leave`, {}, token);
export const deleteTable = (table: string, token: string) =>
  ask<Deleted>(`/tables/${table}/delete`, {}, token);
export const look = (table: string, token: string) =>
  ask<Table | Lobby | Unreadable>(`/tables/${table}`, undefined, token);
export const keeping = () => ask<Keeping>("/keeping");
export const rematch = (table: string, token: string) => ask<Seated>(`/tables/${table}/rematch`, {}, token);
export const mine = (seats: Mine) => ask<MyTable[]>("/mine", seats);
export const replay = (table: string) => ask<Replay>(`/tables/${table}/replay`);
export const replayed = (table: string, step: number, seat: number) =>
  ask<Replayed>(`/tables/${table}/replay/${step}?seat=${seat}`);
export const review = (table: string, of: ReviewOf) => ask<Reviewed>(`/tables/${table}/review`, of);
export const practice = (table: string, wish: Practice) => ask<Seated>(`/tables/${table}/practice`, wish);
export const makeChallenge = (table: string, token: string, of: MakeChallenge) =>
  ask<Challenge>(`/tables/${table}/challenge`, of, token);
export const challenge = (id: string, who: Challenger) => ask<Challenge>(`/challenges/${id}`, who);
export const takeChallenge = (id: string, wish: TakeChallenge) => ask<Seated>(`/challenges/${id}/play`, wish);
export const rival = (table: string) => ask<Rival>(`/tables/${table}/rival`);
export const deals = (who: Asking) => ask<SharedDeals>("/deals", who);
export const playDeal = (contest: string, wish: PlayDeal) => ask<Seated>(`/deals/${contest}/play`, wish);
export const dealResults = (contest: string, who: Asking) =>
  ask<DealResults>(`/deals/${contest}/results`, who);
export const cards = (game: string) => ask<Cards>(`/games/${game}/cards`);
export const rules = (game: string, language: string) => ask<Rules>(`/rules/${game}?language=${language}`);

/** The address of the record of a finished game. */
export const record = (table: string) => `${API}/tables/${table}/record`;
