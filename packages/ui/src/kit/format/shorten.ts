const words = (nome: string): string[] => nome.trim().split(/\s+/).filter(Boolean);

/** Returns the first name, for a greeting: 'João'. */
export const primeiroNome = (nome: string): string => words(nome)[0] ?? '';

/** Returns the first and the last name, for places where the full name would be cut: 'João Prado'. */
export function nomeCurto(nome: string): string {
  const [first, ...rest] = words(nome);
  const last = rest.at(-1);
  return last === undefined ? (first ?? '') : `${first} ${last}`;
}

/** Cuts a text to `max` characters and an ellipsis [torre]. Counts code points, so that no symbol is split. */
export function cut(text: string, max: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max).join('').trimEnd()}…`;
}
