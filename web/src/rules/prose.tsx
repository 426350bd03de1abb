/** A line of the rules: bold, slanted and typed words, rulings that can be followed, and what was found. */

import type { RuleSpan } from "../wire";
import { marked } from "./search";

interface ProseProps {
  cell: readonly RuleSpan[];
  words: readonly string[];
  onRuling: (id: string) => void;
}

export function Prose({ cell, words, onRuling }: ProseProps) {
  return (
    <>
      {cell.map((span, at) => {
        const found = <Found key={at} text={betweenCitations(cell, at)} words={words} />;
        switch (span.style) {
          case "bold":
            return <b key={at}>{found}</b>;
          case "slanted":
            return <i key={at}>{found}</i>;
          case "typed":
            return <code key={at}>{found}</code>;
          case "citation":
            return (
              <span key={at} class="cited">
                {signsBefore(cell, at)}
                <button type="button" class="cite" onClick={() => onRuling(span.text)}>
                  {found}
                </button>
                {signsAfter(cell, at)}
              </span>
            );
          default:
            return found;
        }
      })}
    </>
  );
}

const isCited = (span: RuleSpan | undefined) => span?.style === "citation";

/** Brackets and commas that touch a citation: no line ends between them and it. */
function signsAfter(cell: readonly RuleSpan[], at: number): string {
  return /^[^\s\p{L}\p{N}]+/u.exec(cell[at + 1]?.text ?? "")?.[0] ?? "";
}

function signsBefore(cell: readonly RuleSpan[], at: number): string {
  const taken = isCited(cell[at - 2]) ? signsAfter(cell, at - 2).length : 0;
  return /[^\s\p{L}\p{N}]+$/u.exec(cell[at - 1]?.text.slice(taken) ?? "")?.[0] ?? "";
}

/** The text of a span without what the citations beside it take. */
function betweenCitations(cell: readonly RuleSpan[], at: number): string {
  const text = cell[at]?.text ?? "";
  const start = isCited(cell[at - 1]) ? signsAfter(cell, at - 1).length : 0;
  const end = isCited(cell[at + 1]) ? signsBefore(cell, at + 1).length : 0;
  return text.slice(start, text.length - end);
}

export function Found({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {marked(text, words).map((part, at) => (part.isFound ? <mark key={at}>{part.text}</mark> : part.text))}
    </>
  );
}

/** The text as one reads it. */
export function textOf(cell: readonly RuleSpan[] | undefined): string {
  return cell?.map((span) => span.text).join("") ?? "";
}
