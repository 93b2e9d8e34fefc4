import type { StatusSolicitacao } from '@corre/contract/vocabulario.ts';
import { BusinessError } from '../../base/business-error.ts';

export const conversaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Conversa não encontrada');
export const conversaDeOutro = () => new BusinessError('FORBIDDEN', 'Esta conversa pertence a outra conta.');
/** Verbatim for a finished delivery (specification §4); a cancelled one is called what it is (decision record 0025). */
export const chatFechado = (status: StatusSolicitacao) =>
  new BusinessError('CONFLICT', `Chat fechado - entrega ${status === 'cancelada' ? 'cancelada' : 'finalizada'}`);
export const chatSemEntregador = () =>
  new BusinessError('CONFLICT', 'O chat abre quando um entregador aceita a entrega.');
export const mensagemRepetida = () => new BusinessError('CONFLICT', 'Esta mensagem já foi enviada com outro texto.');
