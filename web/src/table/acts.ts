/** What is done for all to see: confirmed, chosen, taken back, and a bot asked. */

import * as holds from "../state/hold";
import type { Session } from "../state/session";
import type { Page } from "../wire";
import type { Hand } from "./hand";
import type { Sent, Shown } from "./shown";

export function openActs(session: Session, shown: Shown, hand: Hand) {
  const { hold, page, table } = session;

  /** A button that was pressed may go away: the focus goes to the board, and stays there. */
  function act(action: string) {
    shown.focus.value += 1;
    shown.pointed.value = null;
    shown.choosing.value = null;
    session.act(action);
  }

  function confirm() {
    const at = page.peek();
    const held = hold.peek();
    if (!at || !held?.isDown || !holds.isLegal(at, held)) return;
    shown.sent.value = sentOf(at, held, table.peek()?.turn ?? 0);
    act(holds.actionOf(at, held));
  }

  /** Uses an item: holds it where it can be placed, does what it stands for, or asks which of several. */
  function use(key: string) {
    const at = page.peek();
    if (!at || session.isSending.peek()) return;
    const placing = at.placings.findIndex((each) => each.item === key);
    const ways = at.choices.filter((choice) => choice.item === key);
    if (placing >= 0) hand.pickShape(placing, 0);
    else if (ways.length > 1) shown.choosing.value = key;
    else if (ways[0]) act(ways[0].action);
  }

  const fromBoard = (ask: () => void) => () => {
    shown.focus.value += 1;
    ask();
  };
  return { act, confirm, use, takeBack: fromBoard(session.takeBack), hint: fromBoard(session.hint) };
}

/** What is held, as it is shown until it is drawn. */
function sentOf(at: Page, held: holds.Hold, turn: number): Sent {
  const [cover, brush] = [holds.cover(at, held), holds.brushOf(at, held)];
  const { seat } = holds.placingOf(at, held);
  return { seat, turn, held: { cover, brush, isLegal: true, isDown: true, isSent: true } };
}
