/** Cuts a text to `max` characters and an ellipsis [torre]. Counts code points, so that no symbol is split. */
export function cut(text: string, max: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max).join('').trimEnd()}…`;
}
