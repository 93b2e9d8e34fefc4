/** Returns the sum of whole numbers. */
export const somar = <Linha>(linhas: readonly Linha[], parte: (linha: Linha) => number): number =>
  linhas.reduce((total, linha) => total + parte(linha), 0);

/** Shares have one decimal, so the calculation uses thousandths of the whole. */
const MILESIMOS = 1000;

/**
 * Returns each value's share of the total in percent, with one decimal. The shares add up to exactly 100 by the largest
 * remainder method. All shares are 0 if the total is 0.
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

/** Returns the sum of shares without floating-point errors. */
export const somarParticipacoes = (partes: readonly number[]): number => Math.round(somar(partes, (p) => p) * 10) / 10;
