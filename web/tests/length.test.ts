/** Functions fit a screen, whatever they are written in: Biome's rule hardly counts the lines of JSX. */

import { parseAst } from "vite";
import { expect, test } from "vitest";

const MOST = 40;

const FILES = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.tsx", "!../src/wire.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Everything in the tree, from the whole file down. */
function* nodesIn(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* nodesIn(each);
}

/** How many lines the longest function has. */
function longest(path: string, text: string): number {
  const tree = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  const functions = [...nodesIn(tree)].filter(({ type }) => /Function/.test(type) && !type.startsWith("TS"));
  return Math.max(0, ...functions.map(({ start, end }) => text.slice(start, end).split("\n").length));
}

test("every function fits a screen", () => {
  const lengths = Object.entries(FILES).map(([path, text]) => ({ path, lines: longest(path, text) }));
  expect(lengths.filter(({ lines }) => lines > MOST)).toEqual([]);
  expect(lengths.some(({ lines }) => lines > MOST / 2)).toBe(true);
});
