/** What is said to someone who plays by keys, and perhaps without seeing. */

import { nameOf } from "../state/cells";
import { layOf, placingOf } from "../state/hold";
import { say, spoken } from "../words";
import type { Desk } from "./desk";

function remark(desk: Desk, text: string): void {
  desk.remark.value = { text, number: (desk.remark.peek()?.number ?? 0) + 1 };
}

/** What is held where, and whether it fits. */
export function remarkAim(desk: Desk): void {
  const page = desk.session.page.peek();
  const held = desk.session.hold.peek();
  if (!page || !held || held.row === null || held.col === null) return;
  const brush = placingOf(page, held).brushes[held.brush];
  const grip = `${nameOf(held.row, held.col)}`;
  const squares = layOf(page, held).squares.filter((square) => square.part === 0).length;
  const what = brush ? spoken(brush.name) : "";
  remark(
    desk,
    desk.isFitting.peek()
      ? say("web-aim-fits", { what, cell: grip, squares })
      : say("web-aim-clashes", { what, cell: grip, squares }),
  );
}

export function remarkDown(desk: Desk): void {
  remark(desk, say("web-put-down"));
}
