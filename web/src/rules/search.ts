/** Finding words in texts, whatever their case and accents. */

const ACCENTS = /\p{Diacritic}/gu;

/** The text in small letters without accents; curly apostrophes are straight. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(ACCENTS, "").replaceAll("’", "'").toLowerCase();
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all these words are in the text. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

export interface Part {
  text: string;
  isFound: boolean;
}

/** The text in parts, those that are one of the words marked. */
export function marked(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return [{ text, isFound: false }];
  const letters = [...text];
  const plain = letters.map(folded);
  const found = new Array<boolean>(letters.length).fill(false);
  const starts: number[] = [];
  plain.forEach((letter, at) => {
    for (let _ = 0; _ < letter.length; _++) starts.push(at);
  });
  const whole = plain.join("");
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      found.fill(true, starts[at], (starts[at + word.length - 1] ?? 0) + 1);
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isFound === found[at]) last.text += letter;
    else parts.push({ text: letter, isFound: found[at] ?? false });
  });
  return parts;
}
