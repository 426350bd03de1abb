/** Large cards, and the monsters that come with them. */

import { SIZE } from "../../../board/ink";
import { type CeremonyStep, moved } from "../../../parts/ceremony";
import { cellsOf } from "../../../state/cells";
import { signed } from "../../../table/gains";
import type { Chart, Scene } from "../../../wire";
import { capital, say, spoken } from "../../../words";
import { hide, type Places, placeOf, type Stage } from "./places";
import { largeCards, type Showing } from "./showing";

/** Milliseconds. */
export const TURN = 500;
const READ = 1000;
const PACE = 90;
const LONGEST_WALK = 1800;
/** How long one sees what a monster costs before anything else comes. */
const COUNTED = 900;
/** How much larger a card is while it is read. */
const LARGE = 1.6;

/** The large cards one after the other, monsters after theirs; how long all of it lasts. */
export function performCards(stage: Stage, now: Showing, places: Places): number {
  const { root, board } = places;
  const large = [...root.querySelectorAll<HTMLElement>(".large")];
  const monsters = [...root.querySelectorAll<SVGGElement>(".march")];
  const deck = document.querySelector(".panel.card")?.getBoundingClientRect();
  let begin = 0;
  const all = largeCards(now);
  all.forEach((scene, number) => {
    const card = large[number];
    if (!card) return;
    layCentred(root, card, placeOf(board));
    const monster = scene.walk.length > 0 ? monsters.shift() : undefined;
    const march = monster ? marching(scene, monster, places, begin + TURN + READ) : null;
    stage.perform({
      means: number === 0 ? inWords(all) : "",
      steps: [
        ...(march ? [march.hidden] : []),
        { after: begin, show: () => cardShown(card, deck) },
        ...(march?.steps ?? []),
      ],
      stays: march ? COUNTED : TURN + READ,
      end: () => hide(card, monster, march?.toll),
    });
    begin += TURN + READ + (march ? march.lasts + COUNTED : 0);
  });
  return begin;
}

/** In the middle of the map, as large as it can be without hiding the way around it. */
function layCentred(root: HTMLElement, card: HTMLElement, box: DOMRect): void {
  const own = root.getBoundingClientRect();
  const size = Math.min(box.width, box.height) * 0.36;
  card.style.setProperty("--size", `${size}px`);
  card.style.left = `${box.left - own.left + box.width / 2}px`;
  card.style.top = `${box.top - own.top + box.height / 2}px`;
}

/** From the deck to the middle, turning over on its way; it is large to be read, and then smaller. */
function cardShown(card: HTMLElement, deck: DOMRect | undefined): Animation[] {
  card.style.visibility = "visible";
  const box = card.getBoundingClientRect();
  const x = deck ? deck.left + deck.width / 2 - box.left : 0;
  const y = deck ? deck.top + deck.height / 2 - box.top : 0;
  const all = TURN + READ;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(.5) rotateY(180deg)`, offset: 0 },
    { transform: `scale(${LARGE})`, offset: TURN / all },
    { transform: `scale(${LARGE})`, offset: (all - 200) / all },
    { transform: "none", offset: 1 },
  ];
  return moved(card.firstElementChild, frames, { duration: all });
}

interface March {
  /** Until it is there, its place is empty. */
  hidden: CeremonyStep;
  steps: CeremonyStep[];
  lasts: number;
  toll: SVGElement | null;
}

/** The monster from outside its corner, along the way that the page tells, to where it was drawn. */
function marching(scene: Scene, monster: SVGGElement, { board, chart }: Places, begin: number): March {
  const { walk, cells } = scene;
  const toll = monster.nextElementSibling as SVGElement | null;
  const duration = Math.min(Math.max(walk.length * PACE, 500), LONGEST_WALK);
  const drawn = board.querySelectorAll(".map > .cell");
  const own = [...cellsOf(cells)].flatMap((at) => drawn[at] ?? []);
  const hidden = () =>
    own.flatMap((cell) => moved(cell, { opacity: [0, 0] }, { duration: begin + duration }));
  const gait = [{ transform: "rotate(-3deg)" }, { transform: "rotate(3deg)" }];
  const show = () => {
    monster.style.visibility = "visible";
    return [
      ...moved(monster, wayOf(walk, chart), { duration, easing: "linear" }),
      ...moved(monster.firstElementChild, gait, {
        duration: 160,
        iterations: Math.ceil(duration / 160),
        direction: "alternate",
      }),
    ];
  };
  const land = () => {
    if (toll) toll.style.visibility = "visible";
    const frames = { transform: ["scale(2)", "none"], opacity: [0, 1] };
    return moved(toll, frames, { duration: 250 });
  };
  const steps = [
    { after: TURN + READ, show },
    { after: duration, show: land },
  ];
  return { hidden: { after: 0, show: hidden }, steps, lasts: duration, toll };
}

/** The places of a walk as seen from its last one; it begins outside the map. */
function wayOf(walk: readonly number[], { rows, cols }: Chart): Keyframe[] {
  const place = (at: number) => ({ row: Math.floor(at / cols), col: at % cols });
  const last = place(walk.at(-1) ?? 0);
  const first = place(walk[0] ?? 0);
  const outside = {
    row: first.row + (first.row < rows / 2 ? -3 : 3),
    col: first.col + (first.col < cols / 2 ? -3 : 3),
  };
  return [outside, ...walk.map(place)].map(({ row, col }, number) => ({
    transform: `translate(${(col - last.col) * SIZE}px, ${(row - last.row) * SIZE}px)`,
    opacity: number === 0 ? 0 : 1,
  }));
}

/** The ambushes, said: who comes, and what it costs as things stand. */
function inWords(scenes: readonly Scene[]): string {
  return scenes
    .filter(({ kind }) => kind === "ambush")
    .map(({ card, number, walk }) => {
      const name = card ? capital(spoken(card.name)) : "";
      return say(walk.length > 0 ? "spoken-ambush-cost" : "spoken-ambush", { name, by: signed(number) });
    })
    .join(" ");
}
