import { CREDENCIAIS_INVALIDAS } from '@corre/contract/sessao/contrato.ts';
import { ErroDeNegocio } from '../../base/business-error.ts';

export const sessaoNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Esta sessão já terminou');
export const contaNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Conta não encontrada');
/** One text for an unknown user, a removed account and a wrong password (specification §8). */
export const credenciaisInvalidas = () => new ErroDeNegocio('UNAUTHORIZED', CREDENCIAIS_INVALIDAS);
