/** A request that was refused, and why. */

import type { Note } from "../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly note: Note,
  ) {
    super(note.message);
  }
}
