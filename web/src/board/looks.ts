/** What each letter of a board looks like and is called, game by game. Colours are in board.css by `kind`. */

import { cellsOf } from "../state/cells";
import type { Card, Chart, Note } from "../wire";
import type { SymbolName } from "./symbols";

export interface Look {
  /** The colour and pattern, as a class of board.css. */
  kind: string;
  /** Paper shows: nothing lies there, whatever is printed. */
  isEmpty?: boolean;
  symbol: SymbolName | null;
  /** The message that names it. */
  name: string;
  /** Who it is, where one is known by name. */
  who?: Note;
  /** Drawn over ruins, which stay visible. */
  onRuins?: boolean;
  /** Printed on the board: a round mark in the colour of this kind. */
  roundel?: string;
  initial?: string;
}

const EMPTY: Look = { kind: "empty", isEmpty: true, symbol: null, name: "web-empty" };

const LAND: Record<string, Look> = {
  ".": EMPTY,
  F: { kind: "forest", symbol: "forest", name: "terrain-forest" },
  V: { kind: "village", symbol: "village", name: "terrain-village" },
  A: { kind: "farm", symbol: "farm", name: "terrain-farm" },
  W: { kind: "water", symbol: "water", name: "terrain-water" },
  X: { kind: "monster", symbol: "monster", name: "terrain-monster" },
  H: { kind: "hero", symbol: "hero", name: "terrain-hero" },
  M: { kind: "mountain", symbol: "mountain", name: "web-mountain" },
  "#": { kind: "waste", symbol: "waste", name: "web-wasteland" },
  "*": { kind: "destroyed", symbol: "destroyed", name: "web-destroyed" },
  D: { kind: "monster", symbol: "dragon", name: "web-dragon" },
  Z: { kind: "monster", symbol: "zombie", name: "web-zombie" },
  T: { kind: "monster", symbol: "troll", name: "web-troll" },
  G: { kind: "monster", symbol: "gorgon", name: "web-gorgon" },
};

const onRuins = (look: Look): Look => ({ ...look, onRuins: true });

const CARTOGRAPHERS: Record<string, Look> = {
  ...LAND,
  ...Object.fromEntries(
    Object.entries(LAND)
      .filter(([letter]) => /[A-Z]/.test(letter))
      .map(([letter, look]) => [letter.toLowerCase(), onRuins(look)]),
  ),
  r: { ...EMPTY, symbol: "ruins", name: "web-ruins" },
  "+": onRuins(LAND["*"] ?? EMPTY),
};

const ANIMALS = [
  ["c", "cat"],
  ["s", "snake"],
  ["b", "bird"],
  ["h", "human"],
] as const;

const CARTOUCHE: Record<string, Look> = {
  ".": EMPTY,
  ...Object.fromEntries(
    ANIMALS.flatMap(([letter, animal]) => [
      [letter, { ...EMPTY, kind: "empty icon", symbol: animal, name: `web-icon-${animal}`, roundel: animal }],
      [letter.toUpperCase(), { kind: animal, symbol: animal, name: `web-${animal}` }],
    ]),
  ),
  O: { kind: "cartouche", symbol: "cartouche", name: "web-cartouche" },
  "#": { kind: "black", symbol: null, name: "web-black" },
  "+": { ...EMPTY, symbol: "start", name: "web-start" },
  K: { kind: "scarab", symbol: "scarab", name: "web-scarab" },
  "?": { kind: "any", symbol: null, name: "web-any", initial: "?" },
};

/** Letters that only printed pieces and brushes have: any terrain, and what a hero attacks. */
const PRINTED: Record<string, Look> = {
  "#": { kind: "any", symbol: null, name: "web-any" },
  x: { kind: "attack", symbol: "attack", name: "web-attacked" },
};

const GAMES: Record<string, Record<string, Look>> = {
  mapmaker: LAND,
  cartographers: CARTOGRAPHERS,
  heroes: CARTOGRAPHERS,
  cartouche: CARTOUCHE,
};

export function lookOf(game: string, letter: string): Look {
  return GAMES[game]?.[letter] ?? { kind: "other", symbol: null, name: "web-other", initial: letter };
}

/** What of a chart is drawn. */
export type Drawn = Pick<Chart, "rows" | "cols" | "letters" | "layers" | "figures">;

/** What each cell looks like, with who stands there. */
export function looksOf(game: string, { letters, figures }: Drawn): Look[] {
  const looks = [...letters].map((letter) => lookOf(game, letter));
  for (const { cells, picture, name } of figures)
    for (const at of cellsOf(cells)) {
      const look = looks[at];
      if (look) looks[at] = { ...look, symbol: picture, who: name };
    }
  return looks;
}

/** What has another face on a card that shows who comes. */
const FACELESS = ["monster", "hero"];

/** A letter of a printed piece or a brush, and who is drawn on their card. */
export function pieceLook(game: string, letter: string, picture: Card["picture"] = null): Look {
  const look = PRINTED[letter] ?? lookOf(game, letter);
  return picture && FACELESS.includes(look.kind) ? { ...look, symbol: picture } : look;
}
