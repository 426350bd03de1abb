/** An action as something held: how a hint is shown. */

import type { Page } from "../wire";
import { cellsOf } from "./cells";
import { actionOf, chartOf, type Hold } from "./hold";
import { gripOf } from "./shapes";

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
