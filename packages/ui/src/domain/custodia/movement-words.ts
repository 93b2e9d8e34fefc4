import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import type { TipoMovimento } from '@corre/contract/vocabulario.ts';
import { formatMoney } from '../../kit/format/money.ts';

/** What happened to the cash, as couriers and shops call it. */
export const MOVIMENTOS: Record<TipoMovimento, string> = {
  troco_levado: 'Troco levado',
  recebido: 'Recebido do cliente',
  prestado: 'Entregue à loja',
  diferenca: 'Diferença',
  diferenca_revertida: 'Diferença revertida',
};

/** '+R$ 20,00', '−R$ 20,00': what came to the courier's pocket or left it. */
export const signedMoney = (valor: number): string => `${valor > 0 ? '+' : ''}${formatMoney(valor)}`;

/** Where an objection to a difference stands, in a sentence; null where there is none. */
export function objectionSentence({ contestacao }: Pick<MovimentoView, 'contestacao'>): string | null {
  if (contestacao === null) return null;
  if (contestacao.decisao === null) return 'Contestada: o suporte ainda não respondeu.';
  const decisao = contestacao.decisao === 'revertida' ? 'Revertida' : 'Mantida';
  return `${decisao} pelo suporte: ${contestacao.resposta ?? ''}`;
}

/** Whether a courier can still object to it. */
export const contestable = ({ tipo, prestacao_id, contestacao }: MovimentoView): boolean =>
  tipo === 'diferenca' && prestacao_id !== null && contestacao === null;
