import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { participacoes } from './somar.ts';

/** A courier of a report with their place in it and their share, in percent, of all its deliveries. */
export type LinhaDoRanking = ItemEntregador & { posicao: number; participacao: number };

/** The server's order is by deliveries; place and share stay with the courier however the table is sorted or searched. */
export function comPosicao(itens: readonly ItemEntregador[]): LinhaDoRanking[] {
  const partes = participacoes(itens.map(({ total_entregas }) => total_entregas));
  return itens.map((item, indice) => ({ ...item, posicao: indice + 1, participacao: partes[indice] ?? 0 }));
}
