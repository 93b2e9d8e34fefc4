import { taxaInCents, toCents, toReais } from '@corre/contract/cents.ts';

/** Where the simulator starts without a ranking. */
export const ENTREGAS_NO_INICIO = 20;
export const ENTREGAS_MIN = 10;
export const ENTREGAS_MAX = 105;

/** Returns where the simulator starts: at the median of the week's ranking, so that it promises what somebody did. */
export function entregasNoInicio(ranking: readonly { total_entregas: number }[]): number {
  const sorted = ranking.map(({ total_entregas }) => total_entregas).sort((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? ENTREGAS_NO_INICIO;
  return Math.min(ENTREGAS_MAX, Math.max(ENTREGAS_MIN, median));
}

/**
 * Returns a week's gross value, fee and net value in reais, with the same calculation as the payout [taxa]. `percentual`:
 * the company's fee.
 */
export function ganhoDaSemana(entregas: number, valor_medio: number, percentual: number) {
  const bruto = entregas * toCents(valor_medio);
  const taxa = taxaInCents(bruto, percentual);
  return { bruto: toReais(bruto), taxa: toReais(taxa), liquido: toReais(bruto - taxa) };
}
