/** How an evening on paper goes on, as `core/companion.py` does it: dealt, laid aside and looked up, without a rule. */

import type { Dealt, Evening, Item, Move, Opponent } from "../../wire";

/** Whose space it is, where it is no player's. */
export const RIVAL = -1;

export interface Claim {
  aim: number;
  space: number;
  who: number;
}

export interface Taken {
  item: Item;
  /** Nobody in particular where more was drawn. */
  who: number | null;
  /** In which flip. */
  at: number;
}

/** Where an evening stands. */
export interface Moment {
  at: number;
  /** Of each pile, how many are gone. */
  dealt: readonly number[];
  row: readonly Item[];
  /** Who takes of the row, in order. */
  takers: readonly (number | null)[];
  taken: readonly Taken[];
  /** What is discarded when the flip is over. */
  aside: readonly Item[];
  discarded: readonly Item[];
  /** What was discarded and is dealt once more. */
  again: readonly Item[];
  /** How many chances of the evening are used up. */
  chances: number;
  /** The space of each goal that is claimed now. */
  next: readonly number[];
  claims: readonly Claim[];
  heaps: readonly (readonly Item[])[];
}

export function begun({ piles, aims, rival }: Evening): Moment {
  return {
    at: 0,
    dealt: piles.map(() => 0),
    row: [],
    takers: [],
    taken: [],
    aside: [],
    discarded: [],
    again: [],
    chances: 0,
    next: aims.map(() => 0),
    claims: [],
    heaps: rival?.heaps.map(() => []) ?? [],
  };
}

/** Where it stands after all that was said; what cannot be is passed over. */
export function unfolded(evening: Evening, moves: readonly string[]): Moment {
  return moves.reduce((moment, move) => moved(evening, moment, move) ?? moment, begun(evening));
}

/** The moment after `next`, `take ITEM`, `extra` or `claim GOAL PLAYER`; nothing where that cannot be. */
export function moved(evening: Evening, moment: Moment, move: string): Moment | null {
  const flip = evening.flips[moment.at];
  const [verb, first = "", second = ""] = move.split(" ");
  const isTaken = moment.takers.length === 0;
  if (verb === "next" && isTaken && moment.at + 1 < evening.flips.length)
    return entered(evening, left(evening, moment), following(evening, moment));
  if (verb === "take" && !isTaken && moment.row.some(({ key }) => key === first))
    return taken(evening, moment, first);
  if (verb === "extra" && isTaken && evening.extra && flip?.has_extra) {
    const after = drawn(evening, moment, evening.extra.deals);
    return { ...after, takers: after.row.length > 0 ? [null] : [] };
  }
  if (verb === "claim" && flip?.kind === "claim") return claimed(evening, moment, first, Number(second) - 1);
  return null;
}

/** An item taken; what nobody takes is the rival's after a draft, and else discarded. */
function taken(evening: Evening, moment: Moment, key: string): Moment {
  const [who = null, ...takers] = moment.takers;
  const item = moment.row.filter((each) => each.key === key);
  const rest = moment.row.filter((each) => each.key !== key);
  const after = {
    ...moment,
    takers,
    row: rest,
    taken: [...moment.taken, ...item.map((each) => ({ item: each, who, at: moment.at }))],
  };
  if (takers.length > 0) return after;
  const { rival } = evening;
  if (rival && who !== null)
    return rest.reduce((so: Moment, each) => heaped(rival, so, each), { ...after, row: [] });
  if (evening.extra?.is_at_end && who === null)
    return { ...after, row: [], aside: [...moment.aside, ...rest] };
  return { ...after, row: [], discarded: [...moment.discarded, ...rest] };
}

/** Items of a pile in the row; when it is empty, what was discarded of it is the pile. */
function drawn(evening: Evening, moment: Moment, { pile, number }: Dealt): Moment {
  const cards = evening.piles[pile] ?? [];
  const gone = moment.dealt[pile] ?? 0;
  const items = cards.slice(gone, gone + number);
  let after: Moment = {
    ...moment,
    dealt: moment.dealt.map((each, place) => (place === pile ? each + items.length : each)),
    row: [...moment.row, ...items],
  };
  for (let lacking = number - items.length; lacking > 0; lacking--) after = drawnAgain(evening, cards, after);
  return after;
}

function drawnAgain(evening: Evening, pile: readonly Item[], moment: Moment): Moment {
  const at = moment.again.length === 0 ? shuffledAgain(evening, pile, moment) : moment;
  return { ...at, row: [...at.row, ...at.again.slice(0, 1)], again: at.again.slice(1) };
}

/** What was discarded of the pile, shuffled as the rules do: from the end, by the next chances. */
function shuffledAgain({ refill }: Evening, pile: readonly Item[], moment: Moment): Moment {
  const isOfPile = (item: Item) => pile.some(({ key }) => key === item.key);
  const again = moment.discarded.filter(isOfPile).sort((one, other) => (one.key < other.key ? -1 : 1));
  let { chances } = moment;
  for (let last = again.length - 1; last > 0; last--) {
    const other = Math.floor(((refill[chances++ % refill.length] ?? 0) * (last + 1)) / 2 ** 32);
    [again[last], again[other]] = [again[other] as Item, again[last] as Item];
  }
  return { ...moment, again, chances, discarded: moment.discarded.filter((item) => !isOfPile(item)) };
}

/** The next flip: its items dealt, and what the rival does first. */
function entered(evening: Evening, moment: Moment, at: number): Moment {
  const flip = evening.flips[at];
  const here: Moment = { ...moment, at, row: [], takers: flip?.takers ?? [] };
  const after = (flip?.deals ?? []).reduce((so, deals) => drawn(evening, so, deals), here);
  return evening.rival && flip?.has_rival ? rivalMoved(evening, evening.rival, after) : after;
}

/** A flip ended: goals whose space was claimed in it have another, and what waited is discarded. */
function left({ aims }: Evening, moment: Moment): Moment {
  const isClaimed = (aim: number, space: number) =>
    moment.claims.some((claim) => claim.who !== RIVAL && claim.aim === aim && claim.space === space);
  const next = moment.next.map((space, aim) =>
    isClaimed(aim, space) ? (aims[aim]?.following[space] ?? space) : space,
  );
  return { ...moment, next, discarded: [...moment.discarded, ...moment.aside], aside: [] };
}

/** The number of the flip that comes next. */
function following({ flips }: Evening, moment: Moment): number {
  const at = moment.at + 1;
  const hasDrawn = moment.taken.some((each) => each.who === null && each.at === moment.at);
  return flips[at]?.is_after_extra && !hasDrawn ? at + 1 : at;
}

/** The space of a goal that is claimed now. */
export function spaceOf({ flips, aims }: Evening, { at, next }: Moment, aim: number): number {
  return flips[at]?.is_last ? (aims[aim]?.spaces.length ?? 1) - 1 : (next[aim] ?? 0);
}

/** Whether a player may claim it, as far as the board knows: not twice, not what the rival has closed. */
export function canClaim(evening: Evening, moment: Moment, aim: number, who: number): boolean {
  const own = moment.claims.filter((claim) => claim.who === who);
  const isClosed = evening.rival !== null && stands(moment, aim, RIVAL) >= evening.rival.most_each;
  return own.length < evening.most_claims && own.every((claim) => claim.aim !== aim) && !isClosed;
}

function claimed(evening: Evening, moment: Moment, label: string, who: number): Moment | null {
  const aim = evening.aims.findIndex((each) => each.label === label);
  if (aim < 0 || !evening.hands[who] || !canClaim(evening, moment, aim, who)) return null;
  return { ...moment, claims: [...moment.claims, { aim, space: spaceOf(evening, moment, aim), who }] };
}

const stands = ({ claims }: Moment, aim: number, who: number) =>
  claims.filter((claim) => claim.aim === aim && claim.who === who).length;

/** What was left, on its heap; discarded where the goal below is closed. */
function heaped(rival: Opponent, moment: Moment, item: Item): Moment {
  const heap = rival.lies[item.key] ?? 0;
  const aim = rival.heaps[heap]?.aim ?? null;
  if (aim !== null && stands(moment, aim, RIVAL) >= rival.most_each)
    return { ...moment, discarded: [...moment.discarded, item] };
  const heaps = moment.heaps.map((items, place) => (place === heap ? [...items, item] : items));
  return { ...moment, heaps };
}

/** All that the rival does, one after the other. */
function rivalMoved(evening: Evening, rival: Opponent, start: Moment): Moment {
  return rival.moves.reduce((moment, move) => rivalMove(evening, rival, moment, move), start);
}

/** What it gives up for a space, if its cases say so. */
function rivalMove({ aims }: Evening, rival: Opponent, moment: Moment, move: Move): Moment {
  const { heap, number, aim, before, cases } = move;
  const held = moment.heaps[heap] ?? [];
  const most = rival.most_each + 1;
  const used = moment.claims.filter(({ who }) => who === RIVAL).length;
  const each = (used * most + stands(moment, aim, RIVAL)) * most + stands(moment, before, RIVAL);
  const isTaken = stands(moment, aim, 0) > 0;
  if (held.length < number || cases[each * 2 + Number(isTaken)] !== "1") return moment;
  const space = moment.next[aim] ?? 0;
  const following = aims[aim]?.following[space] ?? space;
  return {
    ...moment,
    heaps: moment.heaps.map((items, place) => (place === heap ? items.slice(number) : items)),
    discarded: [...moment.discarded, ...held.slice(0, number)],
    claims: [...moment.claims, { aim, space, who: RIVAL }],
    next: moment.next.map((each, place) => (place === aim ? following : each)),
  };
}

/** What the spaces of a player, or of the rival, are worth. */
export function claimedPoints({ aims }: Evening, { claims }: Moment, who: number): number {
  const own = claims.filter((claim) => claim.who === who);
  return sum(own.map(({ aim, space }) => aims[aim]?.spaces[space] ?? 0));
}

/** The rival's spaces, what it still has, and what it begins with. */
export function rivalPoints(evening: Evening, moment: Moment): number {
  const items = moment.heaps.flat();
  const bonus = evening.rival?.bonus ?? 0;
  return claimedPoints(evening, moment, RIVAL) + sum(items.map(({ worth }) => worth)) + bonus;
}

/** What people said: by the flip that asked, of each player, a number for each thing asked. */
export type Numbers = Readonly<Record<number, readonly (readonly number[])[]>>;

/** What a player said at one flip, in points. */
export function pointsAt({ flips }: Evening, numbers: Numbers, at: number, who: number): number {
  return added(flips[at]?.asked.map(({ worth }) => worth) ?? [], numbers[at]?.[who] ?? []);
}

/** All points of a player until a flip, and with it: who takes something back keeps what was written later. */
export function totalOf(evening: Evening, numbers: Numbers, who: number, until: number): number {
  return sum(evening.flips.slice(0, until + 1).map((_, at) => pointsAt(evening, numbers, at, who)));
}

/** Who has the most points; of those, who is first in what breaks ties; else they share it. */
export function winners(evening: Evening, numbers: Numbers, seats: number): number[] {
  const everyone = Array.from({ length: seats }, (_, who) => who);
  const points = everyone.map((who) => totalOf(evening, numbers, who, evening.flips.length));
  const most = Math.max(...points);
  const best = everyone.filter((who) => points[who] === most);
  const ties = best.map((who) =>
    sum(
      evening.flips.map(({ asked }, at) =>
        added(
          asked.map(({ breaks }) => breaks),
          numbers[at]?.[who] ?? [],
        ),
      ),
    ),
  );
  const first = Math.max(...ties);
  return best.filter((_, place) => ties[place] === first);
}

const added = (by: readonly number[], numbers: readonly number[]) =>
  sum(by.map((each, place) => each * (numbers[place] ?? 0)));

const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + each, 0);
