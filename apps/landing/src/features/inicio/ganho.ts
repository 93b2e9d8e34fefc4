import { emCentavos, emReais, taxaEmCentavos } from '@corre/contract/money.ts';

/** Returns a week's gross value, fee and net value in reais, with the same calculation as the payout [taxa]. */
export function ganhoDaSemana(entregas: number, valor_medio: number) {
  const bruto = entregas * emCentavos(valor_medio);
  const taxa = taxaEmCentavos(bruto);
  return { bruto: emReais(bruto), taxa: emReais(taxa), liquido: emReais(bruto - taxa) };
}
