import { CREDENCIAIS_INVALIDAS } from '@corre/contract/sessao/contrato.ts';
import { BusinessError } from '../../base/business-error.ts';

export const sessaoNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Esta sessão já terminou');
export const contaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Conta não encontrada');
/** One text for an unknown user, a removed account and a wrong password (specification §8). */
export const credenciaisInvalidas = () => new BusinessError('UNAUTHORIZED', CREDENCIAIS_INVALIDAS);
