/** The introductions as data: a game that is dealt alike every time, and what is said at it, step by step. */

import type { Page } from "../wire";

/** When a step is over: by itself once this has happened, or when one presses Next. */
export type Until = "next" | "picked" | "aimed" | "turned" | "down" | "gained" | "drawn" | "took" | "season";

/** A step that is over once something else is asked, or by what has happened. */
type End = { until: "asked"; task: NonNullable<Page["task"]> } | { until: Until };

export type Step = Said & End;

interface Said {
  /** What is said: `intro-…`. */
  message: string;
  /** What it points at: the first of these that can be seen. */
  at: readonly string[];
  /** The tab behind which it is, where there are tabs. */
  tab?: string;
  /** Left out where it is otherwise. */
  when?: "has piece" | "has no piece";
  /** What is needed to do it, and must stay free as well. */
  free?: readonly string[];
  /** What should stay free where there is room. */
  rather?: readonly string[];
}

export interface Lesson {
  /** The version of the rules by which it is dealt: later cards change nothing here. */
  rules: number;
  seed: string;
  options: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

const BOARD = [".board-area .board"];
const CARD = [".panel.card"];
const TOOLS = [".tools"];
const GOALS = [".goals"];
const CLOCK = [".clock"];
const RULES = ["[data-rules]"];

/** How a shape is placed, the same in every game of maps. */
const placing = (game: string): Step[] => [
  { message: "aim", at: BOARD, rather: [...TOOLS, ...CARD], until: "aimed" },
  { message: "turn", at: ["[data-tool=turn]"], free: BOARD, rather: TOOLS, until: "turned" },
  { message: `${game}-down`, at: BOARD, free: TOOLS, until: "gained" },
  { message: `${game}-gain`, at: GOALS, rather: [...TOOLS, ...BOARD], until: "next" },
  { message: "confirm", at: ["[data-tool=confirm]"], free: TOOLS, rather: BOARD, until: "drawn" },
];

const PLACE: End = { until: "asked", task: "place" };

const DONE: Step = { message: "done", at: RULES, until: "next" };

export const LESSONS: Readonly<Record<string, Lesson>> = {
  mapmaker: {
    rules: 1,
    seed: "4925",
    options: { missions: "Edge of the forest, Watering potatoes, Empty site, Odd numbered silos" },
    steps: [
      { message: "mapmaker-map", at: BOARD, until: "next" },
      { message: "mapmaker-element", at: CARD, until: "next" },
      ...placing("mapmaker"),
      { message: "mapmaker-time", at: CLOCK, until: "next" },
      { message: "explain", at: GOALS, until: "next" },
      { message: "mapmaker-on", at: CLOCK, free: [...BOARD, ...TOOLS], rather: CARD, until: "season" },
      { message: "mapmaker-season", at: GOALS, until: "next" },
      DONE,
    ],
  },
  cartographers: {
    rules: 1,
    seed: "200434",
    options: { edicts: "Sentinel Wood, Great City, Canal Lake, Borderlands" },
    steps: [
      { message: "cartographers-map", at: BOARD, until: "next" },
      { message: "cartographers-card", at: CARD, until: "picked" },
      ...placing("cartographers"),
      { message: "cartographers-time", at: CLOCK, until: "next" },
      { message: "cartographers-terrain", at: [".brushes"], free: [...BOARD, ...TOOLS], until: "drawn" },
      {
        message: "cartographers-ruins",
        at: [".pending"],
        free: [...BOARD, ...TOOLS],
        rather: CARD,
        until: "drawn",
      },
      { message: "cartographers-ambush", at: BOARD, until: "next" },
      { message: "explain", at: GOALS, until: "next" },
      { message: "cartographers-on", at: CLOCK, free: [...BOARD, ...TOOLS], rather: CARD, until: "season" },
      { message: "cartographers-season", at: GOALS, until: "next" },
      DONE,
    ],
  },
  heroes: {
    rules: 1,
    seed: "13143",
    options: { edicts: "Faunlost Thicket, Gnomish Colony, Craylund, Silos" },
    steps: [
      { message: "heroes-map", at: BOARD, until: "next" },
      { message: "heroes-card", at: CARD, until: "picked" },
      ...placing("heroes"),
      { message: "heroes-ambush", at: BOARD, rather: CARD, until: "next" },
      { message: "heroes-hero", at: BOARD, free: TOOLS, rather: CARD, until: "drawn" },
      { message: "explain", at: GOALS, until: "next" },
      { message: "heroes-on", at: CLOCK, free: [...BOARD, ...TOOLS], rather: CARD, until: "season" },
      { message: "cartographers-season", at: GOALS, until: "next" },
      DONE,
    ],
  },
  cartouche: {
    rules: 1,
    seed: "26",
    options: { achievements: "starred", level: "easy" },
    steps: [
      { message: "cartouche-mural", at: BOARD, tab: "stories", until: "next" },
      { message: "cartouche-stories", at: [".stories"], tab: "stories", until: "next" },
      { message: "cartouche-tile", at: [".offer .pieces"], free: [".offer"], tab: "act", until: "took" },
      { message: "cartouche-story", at: [".offer"], when: "has piece", ...PLACE },
      {
        message: "cartouche-tile-yet",
        at: [".offer .pieces"],
        free: [".offer"],
        when: "has no piece",
        ...PLACE,
      },
      {
        message: "cartouche-place",
        at: BOARD,
        rather: [".act", ".tools", ".panel.mine"],
        when: "has piece",
        until: "down",
      },
      {
        message: "cartouche-confirm",
        at: ["[data-tool=confirm]"],
        free: BOARD,
        when: "has piece",
        until: "drawn",
      },
      { message: "cartouche-tokens", at: ["[data-tray=tokens]", ".panel.mine"], until: "next" },
      { message: "cartouche-place-done", at: [".done"], free: BOARD, until: "asked", task: "score" },
      { message: "cartouche-score", at: [".done"], free: BOARD, until: "asked", task: "take" },
      {
        message: "cartouche-achievements",
        at: [".ladders", "[data-to=ladders]"],
        tab: "ladders",
        until: "next",
      },
      { message: "cartouche-opponent", at: [".opponent", "[data-to=people]"], tab: "people", until: "next" },
      DONE,
    ],
  },
};
