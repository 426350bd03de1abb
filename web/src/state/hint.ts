/** A hint: how far it is told, and an action as something held, which shows it. */

import type { Hinted, Page } from "../wire";
import { cellsOf } from "./cells";
import { actionOf, chartOf, type Hold } from "./hold";
import { gripOf } from "./shapes";

/** What matters, where, and the move itself. */
export type Grade = "matter" | "where" | "move";

/** The grades of a hint, each a tap further; of some there is nothing to say but the move. */
export function gradesOf({ matter, region }: Hinted): readonly Grade[] {
  if (matter === null) return ["move"];
  return region === null ? ["matter", "move"] : ["matter", "where", "move"];
}

/** What a tap tells next; the move again where all is told, null where nobody was asked. */
export function nextGrade(advised: Hinted | null, grade: Grade | null): Grade | null {
  if (!advised) return null;
  const grades = gradesOf(advised);
  return grades[grade === null ? 0 : grades.indexOf(grade) + 1] ?? "move";
}

/** The hold that would send this action, put down for the player to see; null for an action without a place. */
export function holdFor(page: Page, action: string): Hold | null {
  for (const [placing, { brushes, lays, seat }] of page.placings.entries()) {
    const { cols } = chartOf(page, seat);
    for (const [lay, { squares, anchors }] of lays.entries()) {
      const grip = gripOf(squares);
      for (const anchor of cellsOf(anchors)) {
        const row = Math.floor(anchor / cols) + grip.row;
        const col = (anchor % cols) + grip.col;
        for (const brush of brushes.keys()) {
          const hold: Hold = { placing, brush, lay, row, col, isDown: true };
          if (actionOf(page, hold) === action) return hold;
        }
      }
    }
  }
  return null;
}
