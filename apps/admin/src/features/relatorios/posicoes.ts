import type { ItemEntregador } from '@corre/contract/relatorios/contrato.ts';
import { participacoes } from './somar.ts';

/** A courier of a report, with the position and the share of all deliveries in percent. */
export type LinhaDoRanking = ItemEntregador & { posicao: number; participacao: number };

/** Adds position and share to the server's rows, most deliveries first. A sort or a search keeps both values. */
export function comPosicao(itens: readonly ItemEntregador[]): LinhaDoRanking[] {
  const partes = participacoes(itens.map(({ total_entregas }) => total_entregas));
  return itens.map((item, indice) => ({ ...item, posicao: indice + 1, participacao: partes[indice] ?? 0 }));
}
