const words = (nome: string): string[] => nome.trim().split(/\s+/).filter(Boolean);

/** 'João': how somebody is greeted. */
export const primeiroNome = (nome: string): string => words(nome)[0] ?? '';

/** 'João Prado': first and last name, where the whole name would be cut in its middle. */
export function nomeCurto(nome: string): string {
  const [first, ...rest] = words(nome);
  const last = rest.at(-1);
  return last === undefined ? (first ?? '') : `${first} ${last}`;
}
