/** The rules as they are read: their chapters, paragraphs, lists and tables. */

import { useEffect, useRef } from "preact/hooks";
import type { RuleBlock, RuleSection } from "../wire";
import { Found, Prose, textOf } from "./prose";

type Row = RuleBlock["rows"][number];

/** Every chapter, to go there. */
export function Chapters({ sections }: { sections: readonly RuleSection[] }) {
  return (
    <ul class="contents">
      {sections.map((section, at) => (
        <li key={at}>
          <button
            type="button"
            class={section.depth === 1 ? "chapter page-title" : "chapter"}
            onClick={(event) => goTo(event.currentTarget, `[data-section="${at}"]`)}
          >
            {section.title} {span(section)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The rulings of a chapter, from the first to the last. */
function span(section: RuleSection): string {
  const ids = section.blocks.flatMap((block) => block.rows.flatMap((row) => rulingOf(row) ?? []));
  return ids.length > 1 ? `${ids[0]}–${ids.at(-1)}` : "";
}

/** The ruling that is answered in a row. */
function rulingOf(row: Row): string | undefined {
  return row[0]?.find((span) => span.style === "ruling")?.text;
}

function goTo(from: Element | null, selector: string): void {
  const target = from?.closest("dialog")?.querySelector<HTMLElement>(selector);
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
}

interface SectionsProps {
  sections: readonly RuleSection[];
  words: readonly string[];
  /** Shows everything again, so that one can go anywhere. */
  onWhole: () => void;
}

export function Sections({ sections, words, onWhole }: SectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current) goTo(place.current, `[data-ruling="${wanted.current}"]`);
    wanted.current = null;
  });
  const follow = (id: string) => {
    wanted.current = id;
    if (words.length > 0) onWhole();
    else goTo(place.current, `[data-ruling="${id}"]`);
  };
  return (
    <div ref={place}>
      {sections.map((section, at) => (
        <section key={`${at} ${section.title}`} data-section={at} tabIndex={-1}>
          <h3 class={section.depth === 1 ? "page-title" : undefined}>
            <Found text={section.title} words={words} />
          </h3>
          {section.blocks.map((block, number) => (
            <Block key={number} block={block} words={words} onRuling={follow} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface BlockProps {
  block: RuleBlock;
  words: readonly string[];
  onRuling: (id: string) => void;
}

function Block({ block, ...prose }: BlockProps) {
  const [head] = block.rows;
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Prose cell={head?.[0] ?? []} {...prose} />
        </p>
      );
    case "list":
      return (
        <ul class="points">
          {block.rows.map((row, at) => (
            <li key={at}>
              <Prose cell={row[0] ?? []} {...prose} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <TableBlock block={block} {...prose} />;
  }
}

function TableBlock({ block, ...prose }: BlockProps) {
  const [head = [], ...body] = block.rows;
  return (
    <table class={body.some(rulingOf) ? "rulings" : undefined}>
      <thead>
        <tr>
          {head.map((cell, at) =>
            cell.length === 0 ? (
              <td key={at} />
            ) : (
              <th key={at} scope="col">
                {textOf(cell)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.map(textOf).join()} data-ruling={rulingOf(row)} tabIndex={-1}>
            {row.map((cell, at) => (
              <td key={at} data-head={textOf(head[at])}>
                {at === 0 ? (
                  <Found text={textOf(cell)} words={prose.words} />
                ) : (
                  <Prose cell={cell} {...prose} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
