/** The finished games of this device, told apart from the tables: they stay when a server deletes those. */

import { keep, keptList } from "../kept";
import type { Note, Table } from "../wire";

const MOST_GAMES = 2000;

/** The options that say on which board a game is played, where it has several. */
const BOARDS = ["map", "side"];

/** What a goal has brought by the end. */
export interface KeptGoal {
  name: Note;
  points: number;
}

export interface KeptGame {
  table: string;
  seat: number;
  game: string;
  /** When it was over, in milliseconds since 1970. */
  at: number;
  points: number;
  isWon: boolean;
  seats: number;
  hints: number;
  isPractice: boolean;
  board: string;
  goals: readonly KeptGoal[];
  result: readonly Note[];
}

export const keptGames = () => keptList<KeptGame>("history");

const isSame = (one: KeptGame, other: KeptGame) => one.table === other.table && one.seat === other.seat;

/** Remembers games, the last first; what was known already stays as it is. */
export function keepGames(games: readonly KeptGame[]): void {
  const known = keptGames();
  const fresh = games.filter((game) => !known.some((each) => isSame(each, game)));
  if (fresh.length === 0) return;
  const all = [...known, ...fresh].sort((one, other) => other.at - one.at);
  keep("history", JSON.stringify(all.slice(0, MOST_GAMES)));
}

/** A game that is over, as whoever sat there remembers it; null where it is not, or was only watched. */
export function gameAt(table: Table, at: number): KeptGame | null {
  const { seat, page, players } = table;
  if (!table.is_over || seat === null) return null;
  const board = BOARDS.map((name) => table.options[name]).find(Boolean) ?? "";
  return {
    table: table.table,
    seat,
    game: table.game,
    at,
    points: page.sheets[seat]?.total ?? 0,
    isWon: players.length > 1 && table.winners.includes(seat),
    seats: players.length,
    hints: players[seat]?.hints ?? 0,
    isPractice: table.is_practice,
    board,
    goals: page.goals
      .filter(({ kind }) => kind !== "constant")
      .map(({ name, earned }) => ({ name, points: earned })),
    result: page.result,
  };
}

/** Which place a game has by its points among those of its kind that were played alone, and how many there are. */
export function rankAmong(games: readonly KeptGame[], game: KeptGame): { place: number; games: number } {
  const others = games.filter(
    (each) => each.game === game.game && each.seats === 1 && !each.isPractice && !isSame(each, game),
  );
  return { place: 1 + others.filter(({ points }) => points > game.points).length, games: others.length + 1 };
}

/** How often something came, how much it brought in the middle, and at best. */
export interface Tally {
  name: string;
  times: number;
  mean: number;
  best: number;
  /** The game of the best. */
  of: KeptGame;
}

/** Games by what a word is found for in them, those that came most often first. */
export function tallied(
  games: readonly KeptGame[],
  parts: (game: KeptGame) => readonly { name: string; points: number }[],
): Tally[] {
  const found = new Map<string, { points: number[]; of: KeptGame; best: number }>();
  for (const game of games)
    for (const { name, points } of parts(game)) {
      const known = found.get(name) ?? { points: [], of: game, best: points };
      known.points.push(points);
      if (points > known.best) Object.assign(known, { best: points, of: game });
      found.set(name, known);
    }
  const told = [...found].map(([name, { points, of, best }]) => ({
    name,
    times: points.length,
    mean: points.reduce((sum, each) => sum + each, 0) / points.length,
    best,
    of,
  }));
  return told.sort((one, other) => other.times - one.times || one.name.localeCompare(other.name));
}
