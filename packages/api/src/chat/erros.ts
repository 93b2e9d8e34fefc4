import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';

export const conversaNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Conversa não encontrada');
export const conversaDeOutro = () => new ErroDeNegocio('FORBIDDEN', 'Esta conversa pertence a outra conta.');
/** Verbatim (specification §4). */
export const chatFechado = () => new ErroDeNegocio('CONFLICT', 'Chat fechado - entrega finalizada');
export const chatSemEntregador = () =>
  new ErroDeNegocio('CONFLICT', 'O chat abre quando um entregador aceita a entrega.');
export const mensagemRepetida = () => new ErroDeNegocio('CONFLICT', 'Esta mensagem já foi enviada com outro texto.');
