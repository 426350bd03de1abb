/** Who came where: the winners first, the others by their points; whoever is equal shares a place. */

import type { Table } from "../wire";

export interface Place {
  seat: number;
  place: number;
  points: number;
  isWinner: boolean;
}

/** Every seat with its place, the best first. */
export function placesOf({ players, winners, page }: Pick<Table, "players" | "winners" | "page">): Place[] {
  const all = players.map(({ seat }) => ({
    seat,
    points: page.sheets[seat]?.total ?? 0,
    isWinner: winners.includes(seat),
  }));
  const isBetter = (one: Omit<Place, "place">, other: Omit<Place, "place">) =>
    one.isWinner !== other.isWinner ? one.isWinner : !one.isWinner && one.points > other.points;
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => isBetter(other, each)).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
