import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { parteDoMaior } from './somar.ts';

/** A courier of a report with their place in it and how much they delivered beside the first. */
export type LinhaDoRanking = ItemEntregador & { posicao: number; parte: number };

/** The server's order is by deliveries; the place stays with the courier however the table is sorted. */
export function comPosicao(itens: readonly ItemEntregador[]): LinhaDoRanking[] {
  const maior = Math.max(0, ...itens.map(({ total_entregas }) => total_entregas));
  return itens.map((item, indice) => ({
    ...item,
    posicao: indice + 1,
    parte: parteDoMaior(item.total_entregas, maior),
  }));
}
