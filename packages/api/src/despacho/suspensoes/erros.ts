import { ErroDeNegocio } from '../../base/business-error.ts';

export const entregadorNaoEncontrado = () => new ErroDeNegocio('NOT_FOUND', 'Entregador não encontrado');
export const jaSuspenso = () => new ErroDeNegocio('CONFLICT', 'Este entregador já está suspenso');
export const naoSuspenso = () => new ErroDeNegocio('CONFLICT', 'Este entregador não está suspenso');
export const semSuspensao = () => new ErroDeNegocio('CONFLICT', 'Sua conta não está suspensa');
export const jaContestada = () =>
  new ErroDeNegocio('CONFLICT', 'Você já contestou esta suspensão. O suporte responde por aqui.');
export const suspensaoTerminada = () =>
  new ErroDeNegocio('CONFLICT', 'A suspensão contestada já terminou. Use Responder.');
export const contestacaoNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Contestação não encontrada');
export const jaRespondida = () => new ErroDeNegocio('CONFLICT', 'Esta contestação já foi respondida');
