/** Which ceremony plays when: each by itself, so that what is over is out of sight while another goes on. */

import { moved } from "../../../parts/ceremony";
import { isStill } from "../../../settings";
import { play } from "../../../state/sounds";
import type { Controller } from "../../../table/controller";
import { performCards, TURN } from "./cards";
import { hide, layOver, placeOf, type Stage } from "./places";
import { type Showing, soundsOf } from "./showing";

/** Milliseconds. */
const INK = 1100;
const FOUND = 450;
const ROLL = 800;
const APART = 120;
const SHINE = 1000;
const PASS = 600;

/** All that happened, laid where it belongs and begun. */
export function performAll(controller: Controller, now: Showing, root: HTMLElement): void {
  const { stage } = controller;
  const board = document.querySelector<SVGSVGElement>(".board-area > .board");
  const chart = now.at.page.charts[controller.shownSeat.peek()];
  if (!board || !chart) return;
  const box = placeOf(board);
  layOver(root, ".over", box);
  layOver(root, ".passing", box);
  for (const each of soundsOf(now, board.querySelector(".fresh") !== null)) play(each);
  performInk(stage, board);
  performShine(stage, root);
  performCoins(stage, root);
  const lasts = performCards(stage, now, { root, board, chart });
  performPassing(stage, root, lasts);
  performTurn(stage, root, lasts);
}

/** What is drawn is drawn by the style of the board; here it can be cut short. */
function performInk(stage: Stage, board: SVGSVGElement): void {
  stage.perform({ steps: [{ after: 0, show: () => board.getAnimations({ subtree: true }) }], stays: INK });
}

function performShine(stage: Stage, root: HTMLElement): void {
  const shining = [...root.querySelectorAll(".shine")];
  if (shining.length === 0) return;
  const frames = [
    { transform: "scale(.4)", opacity: 0 },
    { transform: "scale(.9)", opacity: 1, offset: 0.3 },
    { transform: "scale(1.05)", opacity: 1, offset: 0.7 },
    { transform: "scale(1.25)", opacity: 0 },
  ];
  const timing = { duration: SHINE, easing: "linear" };
  stage.perform({
    steps: [{ after: 350, show: () => shining.flatMap((each) => moved(each, frames, timing)) }],
    stays: SHINE,
  });
}

/** Coins roll from where they were found to the very places of the track that they fill, which are empty until then. */
function performCoins(stage: Stage, root: HTMLElement): void {
  const coins = [...root.querySelectorAll<SVGGElement>(".rolling")];
  const filled = [...document.querySelectorAll(".board-area .taken")].slice(-coins.length);
  if (coins.length === 0 || isStill()) return;
  const roll = (coin: SVGGElement, number: number) => {
    const place = filled[number];
    if (!place) return [];
    const { x, y } = offset(coin, place);
    const size = place.getBoundingClientRect().width / coin.getBoundingClientRect().width;
    const timing = { duration: ROLL, delay: number * APART, easing: "ease-in-out" };
    const frames = [
      { transform: "translate(0, 0) scale(.4) rotate(0)", opacity: 0 },
      { transform: "translate(0, -10px) scale(1.1) rotate(0)", opacity: 1, offset: 0.2 },
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(2turn)`, opacity: 1 },
    ];
    return moved(coin, frames, timing);
  };
  const waiting = (place: Element, number: number) =>
    moved(place, { opacity: [0, 0] }, { duration: FOUND + ROLL + number * APART });
  stage.perform({
    steps: [
      { after: 0, show: () => filled.flatMap(waiting) },
      { after: FOUND, show: () => coins.flatMap(roll) },
    ],
    stays: ROLL + coins.length * APART,
  });
}

/** How far a thing is from a drawing, in the measure of that drawing. */
function offset(coin: SVGGElement, target: Element): DOMPoint {
  const box = target.getBoundingClientRect();
  const there = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there.matrixTransform(coin.getScreenCTM()?.inverse());
}

/** The map that was shown before goes to the neighbour, or back to whom it belongs. */
function performPassing(stage: Stage, root: HTMLElement, begin: number): void {
  const map = root.querySelector<HTMLElement>(".passing");
  if (!map) return;
  const way = map.dataset.on === "true" ? "-110%" : "110%";
  const frames = [
    { transform: "none", opacity: 1, offset: 0 },
    { transform: "none", opacity: 1, offset: begin / (begin + PASS) },
    { transform: `translateX(${way}) rotate(${way === "110%" ? 6 : -6}deg)`, opacity: 0 },
  ];
  const show = () => moved(map, frames, { duration: begin + PASS, easing: "ease-in" });
  stage.perform({ steps: [{ after: 0, show }], stays: begin + PASS });
}

/** The card that lies there now turns over on its deck; where nothing moves it simply lies there. */
function performTurn(stage: Stage, root: HTMLElement, begin: number): void {
  const cover = layOver(root, ".cover", document.querySelector(".panel.card")?.getBoundingClientRect());
  if (!cover || isStill()) return;
  cover.style.visibility = "visible";
  const turn = { duration: TURN, delay: begin };
  const show = () =>
    moved(cover.firstElementChild, [{ transform: "rotateY(180deg)" }, { transform: "none" }], turn);
  const lift = () => moved(cover, [{ opacity: 1 }, { opacity: 0 }], { duration: 150, fill: "forwards" });
  stage.perform({
    steps: [
      { after: 0, show },
      { after: begin + TURN, show: lift },
    ],
    stays: 150,
    end: () => hide(cover),
  });
}
