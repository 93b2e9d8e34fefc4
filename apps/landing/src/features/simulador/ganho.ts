import { emCentavos, emReais, taxaEmCentavos } from '@corre/contract/money.ts';

/** A week's earnings in reais: gross, the administrative fee, net. The same arithmetic as the payout's (specification §9). */
export function ganhoDaSemana(entregas: number, valor_medio: number) {
  const bruto = entregas * emCentavos(valor_medio);
  const taxa = taxaEmCentavos(bruto);
  return { bruto: emReais(bruto), taxa: emReais(taxa), liquido: emReais(bruto - taxa) };
}
