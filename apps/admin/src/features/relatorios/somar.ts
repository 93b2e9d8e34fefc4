/** The sum of whole numbers. */
export const somar = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  linhas.reduce((total, linha) => total + parte(linha), 0);

/** A share is said to one decimal: in thousandths of the whole. */
const MILESIMOS = 1000;

/**
 * Each value's share of their sum in percent, to one decimal. Together they are 100: what rounding down leaves over goes to those
 * that lost most by it. All are 0 where the sum is.
 */
export function participacoes(valores: readonly number[]): number[] {
  const total = somar(valores, (valor) => valor);
  if (total <= 0) return valores.map(() => 0);
  const partes = valores.map((valor, indice) => {
    const exata = (valor / total) * MILESIMOS;
    return { indice, inteira: Math.floor(exata), resto: exata - Math.floor(exata) };
  });
  const sobra = MILESIMOS - somar(partes, ({ inteira }) => inteira);
  const premiados = partes.toSorted((a, b) => b.resto - a.resto || a.indice - b.indice).slice(0, sobra);
  for (const parte of premiados) parte.inteira += 1;
  return partes.map(({ inteira }) => inteira / 10);
}

/** The sum of shares, without the dust that adding decimals leaves. */
export const somarParticipacoes = (partes: readonly number[]): number => Math.round(somar(partes, (p) => p) * 10) / 10;
