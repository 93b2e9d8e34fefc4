const palavras = (nome: string) => nome.trim().split(/\s+/);

/** 'Marcos': the first name greets. */
export const primeiroNome = (nome: string): string => palavras(nome)[0] ?? '';

/** 'Marcos Prado': first and last, for places where a whole name would be cut. */
export function nomeCurto(nome: string): string {
  const todas = palavras(nome);
  return todas.length < 3 ? todas.join(' ') : `${todas[0]} ${todas.at(-1)}`;
}
