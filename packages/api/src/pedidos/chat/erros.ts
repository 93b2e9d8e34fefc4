import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const conversaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Conversa não encontrada');
export const conversaDeOutro = () => new BusinessError('FORBIDDEN', 'Esta conversa pertence a outra conta.');
/** The exact text for a finished delivery [chat]. A cancelled delivery gets its own text (ADR 0025). */
export const chatFechado = (status: StatusSolicitacao) =>
  new BusinessError('CONFLICT', `Chat fechado - entrega ${status === 'cancelada' ? 'cancelada' : 'finalizada'}`);
export const chatSemEntregador = () =>
  new BusinessError('CONFLICT', 'O chat abre quando um entregador aceita a entrega.');
export const mensagemRepetida = () => new BusinessError('CONFLICT', 'Esta mensagem já foi enviada com outro texto.');
