/** A line of the rules: bold, slanted and typed words, rulings that can be followed, and what was found. */

import { marked } from "./search";

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([CHMK][1-9]\d?)\b/g;

interface ProseProps {
  text: string;
  words: readonly string[];
  /** The rulings that one can go to. */
  rulings: ReadonlySet<string>;
  onRuling: (id: string) => void;
}

export function Prose({ text, words, rulings, onRuling }: ProseProps) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, bold, slanted, typed, ruling] = match;
    if (ruling && !rulings.has(ruling)) continue;
    if (match.index > from) parts.push(<Found text={text.slice(from, match.index)} words={words} />);
    from = match.index + whole.length;
    if (ruling)
      parts.push(
        <button type="button" class="cite" onClick={() => onRuling(ruling)}>
          <Found text={ruling} words={words} />
        </button>,
      );
    else if (bold) parts.push(<b>{<Found text={bold} words={words} />}</b>);
    else if (slanted) parts.push(<i>{<Found text={slanted} words={words} />}</i>);
    else parts.push(<code>{<Found text={typed ?? ""} words={words} />}</code>);
  }
  return (
    <>
      {parts}
      <Found text={text.slice(from)} words={words} />
    </>
  );
}

export function Found({ text, words }: Pick<ProseProps, "text" | "words">) {
  return (
    <>
      {marked(text, words).map((part, at) => (part.isFound ? <mark key={at}>{part.text}</mark> : part.text))}
    </>
  );
}

/** The text as one reads it, without its signs. */
export function bare(text: string): string {
  return text.replaceAll(/\*\*|[*`]/g, "");
}
