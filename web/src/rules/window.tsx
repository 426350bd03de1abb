/** The rules beside the table, with a field that searches them; on a phone they take the whole screen. */

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameName } from "../names";
import { rules } from "../net/api";
import { Icon } from "../parts/icon";
import { useModal } from "../parts/modal";
import { isTouch } from "../parts/touch";
import type { RuleBlock, RuleSection, Rules } from "../wire";
import { language, say } from "../words";
import { Found, Prose, textOf } from "./prose";
import { hasAll, wordsOf } from "./search";
import "./window.css";

const known = new Map<string, Rules>();

export function RulesWindow({ game, onClose }: { game: string; onClose: () => void }) {
  const dialog = useModal();
  useClickBesides(dialog);
  const { found, isLost, load } = useRules(game);
  const query = useSignal("");
  const title = say("web-rules-of", { game: gameName(game) });
  const words = wordsOf(query.value);
  const sections = useMemo(() => filtered(found?.sections ?? [], words), [found, words.join(" ")]);
  const hits = sections.reduce((sum, section) => sum + rowsOf(section), 0);
  return (
    <dialog ref={dialog} class="rules" aria-label={title} onClose={onClose}>
      <header class="rules-head">
        <h2>{title}</h2>
        <form method="dialog">
          <button type="submit" class="quiet" data-close autofocus={isTouch()}>
            {say("web-close")}
          </button>
        </form>
        <SearchField query={query} />
        <p class="fine rules-hits" role="status">
          {words.length > 0 && found ? say("web-rules-hits", { hits }) : ""}
        </p>
      </header>
      <div class="rules-body">
        {isLost && (
          <p class="warning" role="alert">
            {say("web-no-server")}{" "}
            <button type="button" onClick={load}>
              {say("web-try-again")}
            </button>
          </p>
        )}
        {words.length === 0 && <Chapters sections={sections} />}
        <Sections sections={sections} words={words} onWhole={() => (query.value = "")} />
      </div>
    </dialog>
  );
}

/** A click besides the window closes it. */
function useClickBesides(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const besides = (event: Event) => event.target === element && element?.close();
    element?.addEventListener("click", besides);
    return () => element?.removeEventListener("click", besides);
  }, []);
}

/** The rules of a game as the reader speaks, once they are there. */
function useRules(game: string) {
  const found = useSignal<Rules | null>(null);
  const isLost = useSignal(false);
  const load = () => {
    isLost.value = false;
    fetched(game, language.value).then(
      (told) => {
        found.value = told;
      },
      () => {
        isLost.value = true;
      },
    );
  };
  useEffect(load, [game, language.value]);
  return { found: found.value, isLost: isLost.value, load };
}

function SearchField({ query }: { query: Signal<string> }) {
  return (
    <label class="rules-search">
      <span class="unseen">{say("web-rules-search")}</span>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        value={query.value}
        placeholder={say("web-rules-search")}
        autocomplete="off"
        autofocus={!isTouch()}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

async function fetched(game: string, speaking: string): Promise<Rules> {
  const key = `${game} ${speaking}`;
  const told = known.get(key) ?? (await rules(game, speaking));
  known.set(key, told);
  return told;
}

/** The sections with the rows in which all words stand; a heading that has them keeps all of its rows. */
function filtered(sections: readonly RuleSection[], words: readonly string[]): readonly RuleSection[] {
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

type Row = RuleBlock["rows"][number];

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

function rowsOf(section: RuleSection): number {
  return section.blocks.reduce((sum, block) => sum + block.rows.length - (block.kind === "table" ? 1 : 0), 0);
}

/** Every chapter, to go there. */
function Chapters({ sections }: { sections: readonly RuleSection[] }) {
  return (
    <ul class="chapters">
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

function Sections({ sections, words, onWhole }: SectionsProps) {
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
