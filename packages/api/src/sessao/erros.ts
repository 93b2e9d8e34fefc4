import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';
import { CREDENCIAIS_INVALIDAS } from './contrato.ts';

export const sessaoNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Esta sessão já terminou');
export const contaNaoEncontrada = () => new ErroDeNegocio('NOT_FOUND', 'Conta não encontrada');
/** One text for an unknown user, a removed account and a wrong password (specification §8). */
export const credenciaisInvalidas = () => new ErroDeNegocio('UNAUTHORIZED', CREDENCIAIS_INVALIDAS);
