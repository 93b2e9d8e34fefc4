/** Folds case and accents letter by letter, so that an index in the result is an index in the text. */
function foldLetters(text: string): string[] {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter);
}

/** Returns true when every word of the query occurs: 'joao braga' finds 'João da Silva Braga'. */
export function matches(text: string, query: string): boolean {
  const folded = foldLetters(text).join('');
  return foldLetters(query)
    .join('')
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Splits the text into the parts before, at and after the match. Returns undefined without a match. */
export function matchParts(text: string, query: string): [string, string, string] | undefined {
  const letters = Array.from(text);
  const folded = foldLetters(text);
  const wanted = foldLetters(query.trim());
  if (wanted.length === 0) return undefined;
  const starts = folded
    .map((_letter, start) => start)
    .filter((start) => wanted.every((letter, index) => folded[start + index] === letter));
  // Prefer a match at the beginning of a word to one in the middle.
  const start = starts.find((index) => index === 0 || letters[index - 1] === ' ') ?? starts[0];
  if (start === undefined) return undefined;
  const end = start + wanted.length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
}
