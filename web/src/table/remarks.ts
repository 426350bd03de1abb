/** What is said to someone who plays by keys, and perhaps without seeing. */

import { mapInWords } from "../board/labels";
import { namesOf } from "../state/cells";
import { brushOf, chartOf, cover, type Hold, layOf, legalAims, placingOf } from "../state/hold";
import type { Page } from "../wire";
import { capital, say, spoken } from "../words";
import type { Controller } from "./controller";
import { formOf } from "./forms";
import { remark } from "./shown";

/** What is held where, and whether it fits; or how many places it has, while it is aimed nowhere. */
export function remarkAim(controller: Controller): void {
  const page = controller.session.page.peek();
  const held = controller.session.hold.peek();
  if (!page || !held) return;
  if (held.row === null) remark(controller, heldInWords(page, held));
  else remark(controller, aimInWords(controller, page, held), true);
}

function inkOf(page: Page, held: Hold): string {
  return capital(spoken(brushOf(page, held).name));
}

function heldInWords(page: Page, held: Hold): string {
  const { squares } = layOf(page, held);
  const places = legalAims(page, held).size;
  return say("spoken-held", { what: inkOf(page, held), form: formOf(squares), places });
}

function aimInWords(controller: Controller, page: Page, held: Hold): string {
  const { cols } = chartOf(page, placingOf(page, held).seat);
  const { drawn, also } = cover(page, held);
  const fits = controller.isFitting.peek();
  const aim = say("spoken-aim", {
    what: inkOf(page, held),
    cells: namesOf(drawn, cols),
    fits: fits ? "yes" : "no",
  });
  const attacked = also.length > 0 ? say("spoken-also", { cells: namesOf(also, cols) }) : "";
  const place = fits ? placeInWords(page, held, cols) : "";
  return [aim, attacked, place].filter(Boolean).join(" ");
}

/** Which of all places this is, in the order of the map. */
function placeInWords(page: Page, held: Hold, cols: number): string {
  const places = [...legalAims(page, held)].sort((a, b) => a - b);
  const number = places.indexOf((held.row ?? 0) * cols + (held.col ?? 0)) + 1;
  return say("spoken-place", { number, count: places.length });
}

/** The cell that is looked at is read by its label; this adds whether what is held fits there. */
export function remarkLook(controller: Controller): void {
  const page = controller.session.page.peek();
  const held = controller.session.hold.peek();
  const fits = page && held && legalAims(page, held).has(controller.cursor.peek());
  remark(controller, fits ? say("spoken-fits-here") : "");
}

export function remarkMap(controller: Controller): void {
  const at = controller.session.table.peek();
  if (at) remark(controller, mapInWords(at.game, chartOf(at.page, controller.shownSeat.peek())));
}

export function remarkDown(controller: Controller): void {
  remark(controller, say("spoken-down"));
}

export function remarkLifted(controller: Controller, wasDown: boolean): void {
  remark(controller, say(wasDown ? "spoken-lifted" : "spoken-let-go"));
}

/** What is confirmed is told by the news; without a connection, even if one is being tried, nothing happens, and that is said. */
export function remarkSent(controller: Controller): void {
  const isLive = controller.session.link.peek() === "live";
  remark(controller, isLive ? "" : say("web-link-lost"));
}
