/** What a server says, for tests: tables of random games as `python -m tests.tables` wrote them. */

import type { Lobby, Page, Player, Table } from "../src/wire";
import tables from "./tables.json";

export interface Situation {
  game: string;
  page: Page;
  /** Everything the rules allow. */
  legal: string[];
}

export const SITUATIONS = tables as unknown as Record<string, Situation>;

export function situation(name: string): Situation {
  const found = SITUATIONS[name];
  if (!found) throw new Error(`tables.json has no ${name}`);
  return found;
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  const nobody = { bot: null, is_here: true, is_due: true, hints: 0, title: "", crest: null };
  return { seat, name: "", kind: "human", ...nobody, ...more };
}

export function tableOf(name: string, more: Partial<Table> = {}): Table {
  const { game, page } = situation(name);
  return {
    type: "table",
    table: "t",
    game,
    options: {},
    agreed: [],
    version: 1,
    turn: 1,
    seat: page.seat,
    is_owner: true,
    owner: 0,
    players: page.charts.map(({ seat }) => player(seat, { name: ["Ada", "Ben"][seat] ?? "" })),
    page,
    news: [],
    can_take_back: false,
    is_over: false,
    is_practice: false,
    contest: null,
    timer: null,
    until: null,
    winners: [],
    commitment: "",
    seed: null,
    nonce: null,
    is_seed_chosen: false,
    shuffle: null,
    stand_ins: [],
    rematch: null,
    answers: null,
    ...more,
  };
}

/** A table at which two people wait for their cards. */
export function lobbyOf(more: Partial<Lobby> = {}): Lobby {
  return {
    type: "lobby",
    table: "t",
    game: "cartographers",
    options: {},
    agreed: [],
    version: 1,
    seat: 0,
    is_owner: true,
    players: [player(0, { name: "Ada" }), player(1, { name: "Ben" })],
    chart: situation(Object.keys(SITUATIONS)[0] ?? "").page.charts[0] as Lobby["chart"],
    news: [],
    commitment: "",
    shuffle: { round: 1, numbers: [] },
    awaited: [0, 1],
    is_full: true,
    answers: null,
    ...more,
  };
}
