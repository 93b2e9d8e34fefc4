/** Maximum length of a message in the banner, in characters. */
const CABEM = 26;

/** Returns the first words of a text on one line: 'Pode trazer a…'. A first word that is too long is cut. */
export function primeirasPalavras(texto: string): string {
  const linha = texto.trim().replaceAll(/\s+/g, ' ');
  if (linha.length <= CABEM) return linha;
  const cabe = linha.slice(0, CABEM + 1);
  const fim = cabe.lastIndexOf(' ');
  return `${cabe.slice(0, fim > 0 ? fim : CABEM)}…`;
}
