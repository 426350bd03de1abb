/** The rules that are searched for: the sections and rows in which all words stand. */

import type { RuleBlock, RuleSection } from "../wire";
import { textOf } from "./prose";
import { hasAll } from "./search";

type Row = RuleBlock["rows"][number];

/** The sections with the rows in which all words stand; a heading that has them keeps all of its rows. */
export function filtered(sections: readonly RuleSection[], words: readonly string[]): readonly RuleSection[] {
  if (words.length === 0) return sections;
  return sections
    .map((section) =>
      hasAll(section.title, words)
        ? section
        : {
            ...section,
            blocks: section.blocks.flatMap((block) => filteredBlock(block, section.title, words)),
          },
    )
    .filter((section) => section.blocks.length > 0);
}

/** A word may stand in the heading too, as long as the row has another of them. */
function filteredBlock(block: RuleBlock, title: string, words: readonly string[]): RuleBlock[] {
  const [head, ...body] = block.rows;
  const matches = (row: Row) => {
    const text = row.map(textOf).join(" ");
    return hasAll(`${title} ${text}`, words) && words.some((word) => hasAll(text, [word]));
  };
  const kept = block.kind === "table" ? body.filter(matches) : block.rows.filter(matches);
  if (kept.length === 0) return [];
  return [{ kind: block.kind, rows: block.kind === "table" && head ? [head, ...kept] : kept }];
}

export function rowsOf(section: RuleSection): number {
  return section.blocks.reduce((sum, block) => sum + block.rows.length - (block.kind === "table" ? 1 : 0), 0);
}
