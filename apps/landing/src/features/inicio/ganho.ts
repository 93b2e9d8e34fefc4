import { taxaInCents, toCents, toReais } from '@corre/contract/cents.ts';

/** Returns a week's gross value, fee and net value in reais, with the same calculation as the payout [taxa]. */
export function ganhoDaSemana(entregas: number, valor_medio: number) {
  const bruto = entregas * toCents(valor_medio);
  const taxa = taxaInCents(bruto);
  return { bruto: toReais(bruto), taxa: toReais(taxa), liquido: toReais(bruto - taxa) };
}
