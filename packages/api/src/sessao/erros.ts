import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';
import { CREDENCIAIS_INVALIDAS } from './contrato.ts';

/** One text for an unknown user, a removed account and a wrong password (specification §8). */
export const credenciaisInvalidas = () => new ErroDeNegocio('UNAUTHORIZED', CREDENCIAIS_INVALIDAS);
