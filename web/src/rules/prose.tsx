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
        const found = <Found key={at} text={span.text} words={words} />;
        switch (span.style) {
          case "bold":
            return <b key={at}>{found}</b>;
          case "slanted":
            return <i key={at}>{found}</i>;
          case "typed":
            return <code key={at}>{found}</code>;
          case "citation":
            return (
              <button key={at} type="button" class="cite" onClick={() => onRuling(span.text)}>
                {found}
              </button>
            );
          default:
            return found;
        }
      })}
    </>
  );
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
