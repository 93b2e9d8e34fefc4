import { BusinessError } from '../../base/business-error.ts';

export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');
export const jaSuspenso = () => new BusinessError('CONFLICT', 'Este entregador já está suspenso');
export const naoSuspenso = () => new BusinessError('CONFLICT', 'Este entregador não está suspenso');
export const semSuspensao = () => new BusinessError('CONFLICT', 'Sua conta não está suspensa');
export const jaContestada = () =>
  new BusinessError('CONFLICT', 'Você já contestou esta suspensão. O suporte responde por aqui.');
export const suspensaoTerminada = () =>
  new BusinessError('CONFLICT', 'A suspensão contestada já terminou. Use Responder.');
export const contestacaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Contestação não encontrada');
export const jaRespondida = () => new BusinessError('CONFLICT', 'Esta contestação já foi respondida');
