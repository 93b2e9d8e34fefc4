/** So many characters of a message stand in a banner, at most. */
const CABEM = 26;

/** The first words of a text on one line: 'Pode trazer a…'. A first word that is too long itself is cut. */
export function primeirasPalavras(texto: string): string {
  const linha = texto.trim().replaceAll(/\s+/g, ' ');
  if (linha.length <= CABEM) return linha;
  const cabe = linha.slice(0, CABEM + 1);
  const fim = cabe.lastIndexOf(' ');
  return `${cabe.slice(0, fim > 0 ? fim : CABEM)}…`;
}
