/** Sitting down at a table; where the answer is lost, it is asked for again, and the seat is the same. */

import { keep, keepSeat, kept } from "../kept";
import { join, Refused, why } from "../net/api";
import { ownToken } from "../state/numbers";
import type { Note, Seated } from "../wire";
import type { Person } from "./person";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** The table at which this device asked for a seat and was not answered. */
const UNANSWERED = "joining";

export const isUnanswered = (table: string) => kept(UNANSWERED) === table;

/** Takes a seat, however often that has to be asked for; `trouble` hears why it takes so long. */
export async function takeSeat(
  { table, game }: { table: string; game: string },
  person: Person,
  trouble: (why: Note) => void = () => {},
): Promise<Seated> {
  keep(UNANSWERED, table);
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const seated = await join(table, { ...person, token: ownToken(table) });
      keepSeat({ ...seated, game, name: person.name, at: Date.now() });
      keep(UNANSWERED, "");
      return seated;
    } catch (error) {
      trouble(why(error));
      if (error instanceof Refused) {
        keep(UNANSWERED, "");
        throw error;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
