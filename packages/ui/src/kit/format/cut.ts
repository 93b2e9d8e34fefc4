/**
 * The first `max` characters, then an ellipsis when there are more (specification §9, "Display truncations"). Counts what a
 * reader sees as one character, so that no accent or symbol is torn apart.
 */
export function cut(text: string, max: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max).join('').trimEnd()}…`;
}
