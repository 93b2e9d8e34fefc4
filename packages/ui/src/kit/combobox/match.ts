/** Without case and accents, letter by letter, so that places in the folded text are places in the text. */
function foldLetters(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter);
}

/** True when every word of the query occurs: 'joao braga' finds 'João da Silva Braga'. */
export function matches(text: string, query: string): boolean {
  const folded = foldLetters(text).join('');
  return foldLetters(query)
    .join('')
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The text in three parts, the middle one being where the query occurs; undefined when it does not. */
export function matchParts(text: string, query: string): [string, string, string] | undefined {
  const letters = Array.from(text);
  const folded = foldLetters(text);
  const wanted = foldLetters(query.trim());
  if (wanted.length === 0) return undefined;
  const starts = folded
    .map((_letter, start) => start)
    .filter((start) => wanted.every((letter, index) => folded[start + index] === letter));
  // The beginning of a word is what the eye looks for; the middle of one is the second best.
  const start = starts.find((index) => index === 0 || letters[index - 1] === ' ') ?? starts[0];
  if (start === undefined) return undefined;
  const end = start + wanted.length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
