import type { MovimentoView } from '@corre/contract/custodia/contrato.ts';
import type { TipoMovimento } from '@corre/contract/vocabulario.ts';
import { formatMoney } from '../../kit/format/money.ts';

/** The names of the cash movements on the screen. */
export const MOVIMENTOS: Record<TipoMovimento, string> = {
  troco_levado: 'Troco levado',
  recebido: 'Recebido do cliente',
  prestado: 'Entregue à loja',
  diferenca: 'Diferença',
  diferenca_revertida: 'Diferença revertida',
};

/** Formats a movement with its sign: '+R$ 20,00' came to the courier, '−R$ 20,00' left the courier. */
export const signedMoney = (valor: number): string => `${valor > 0 ? '+' : ''}${formatMoney(valor)}`;

/** Returns the state of the objection to a difference as a sentence, or null when there is no objection. */
export function objectionSentence({ contestacao }: Pick<MovimentoView, 'contestacao'>): string | null {
  if (contestacao === null) return null;
  if (contestacao.decisao === null) return 'Contestada: o suporte ainda não respondeu.';
  const decisao = contestacao.decisao === 'revertida' ? 'Revertida' : 'Mantida';
  return `${decisao} pelo suporte: ${contestacao.resposta ?? ''}`;
}

/** Returns whether a courier can still object to this movement. */
export const contestable = ({ tipo, prestacao_id, contestacao }: MovimentoView): boolean =>
  tipo === 'diferenca' && prestacao_id !== null && contestacao === null;
