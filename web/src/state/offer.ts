/** The games the server offers and the tables one sits at: as last heard, so that they are there at once. */

import { signal } from "@preact/signals";
import {
  bringSeatBack,
  forgetSeat,
  hiddenSeats,
  hideSeat,
  type KeptSeat,
  keep,
  keptList,
  keptSeats,
  keyOf,
} from "../kept";
import { games, isAway, mine, mineHere } from "../net/api";
import { IS_SITE, isHere } from "../net/here";
import { isOnline } from "../net/online";
import { checkShell } from "../net/shell";
import type { GameInfo, MyTable } from "../wire";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

export const offered = signal<readonly GameInfo[]>(keptList<GameInfo>("games"));
export const tables = signal<readonly MyTable[]>(keptTables());
/** Whether the server did not answer when it was asked last. */
export const isLost = signal(!isOnline.value);

function keptTables(): MyTable[] {
  const known = new Map(keptList<MyTable>("tables").map((table) => [keyOf(table), table]));
  return keptSeats().map((seat) => known.get(keyOf(seat)) ?? unheard(seat));
}

/** A table of which nothing was heard yet but the seat. */
function unheard({ table, game, seat, name, at }: KeptSeat): MyTable {
  return {
    table,
    game,
    options: {},
    seat,
    names: [name],
    due: [],
    is_due: false,
    is_over: false,
    since: at / 1000,
    until: null,
    note: null,
  };
}

/** What a list says of a table; of one on this device nothing, until the device has told of it. */
export function standing({ table, note, is_over, is_due, due }: MyTable): string | null {
  if (note) return "web-unreadable";
  if (is_over) return "web-finished";
  if (is_due) return "web-your-turn";
  return isHere(table) && due.length === 0 ? null : "web-waiting";
}

/** Asks the server, and asks again until it answers; the function returned gives up. */
export function refreshing(): () => void {
  let timer = 0;
  let wait = FIRST_WAIT;
  let isOver = false;
  const ask = async () => {
    window.clearTimeout(timer);
    const wasLost = isLost.value;
    const isHeard = await heard();
    if (isOver) return;
    isLost.value = !isHeard;
    wait = isHeard ? FIRST_WAIT : Math.min(wait * 1.5, LONGEST_WAIT);
    if (!isHeard) timer = window.setTimeout(() => void ask(), wait);
    else if (wasLost) void checkShell();
  };
  const wake = () => void (document.hidden || ask());
  const events: [EventTarget, string][] = [
    [window, "online"],
    [window, "offline"],
    [document, "visibilitychange"],
  ];
  for (const [target, event] of events) target.addEventListener(event, wake);
  tables.value = keptTables();
  void ask();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    for (const [target, event] of events) target.removeEventListener(event, wake);
  };
}

/** Whether the server told what it offers and where one sits; without it the device does, of its own tables.
 *
 * Where there never was a server, the device is all there is to be heard.
 */
async function heard(): Promise<boolean> {
  try {
    const there = keptSeats().filter((seat) => !isHere(seat.table));
    const here = keptSeats().filter((seat) => isHere(seat.table));
    const [all, own, others] = await Promise.all([
      games(),
      here.length > 0 ? mineHere({ seats: here.map(named) }) : [],
      there.length > 0 ? mine({ seats: there.map(named) }) : [],
    ]);
    offered.value = all;
    const away = () => keptTables().filter(({ table }) => !isHere(table));
    tables.value = [...own, ...(isAway.value ? away() : others)];
    keep("games", JSON.stringify(all));
    keep("tables", JSON.stringify(tables.value));
    return IS_SITE || !isAway.value;
  } catch {
    return false;
  }
}

const named = ({ table, token }: KeptSeat) => ({ table, token });

/** The seats that were put out of sight. */
export const hidden = signal<readonly KeptSeat[]>(hiddenSeats());

export function hideTable(hiding: MyTable): void {
  hideSeat(hiding.table, hiding.seat);
  tables.value = tables.value.filter((each) => keyOf(each) !== keyOf(hiding));
  hidden.value = hiddenSeats();
}

/** After a seat was given up or its table deleted: nothing of it is left here either. */
export function forgetTable({ table, token }: KeptSeat): void {
  forgetSeat(table, token);
  hidden.value = hiddenSeats();
}

export function bringTableBack({ table, seat }: Pick<MyTable, "table" | "seat">): void {
  bringSeatBack(table, seat);
  tables.value = keptTables();
  hidden.value = hiddenSeats();
  void heard();
}
