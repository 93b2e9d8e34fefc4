import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';
import { FOTO_FALTANDO, FOTO_GRANDE, FOTO_INVALIDA } from './contrato.ts';

export const fotoFaltando = () => new ErroDeNegocio('BAD_REQUEST', FOTO_FALTANDO);
export const fotoGrande = () => new ErroDeNegocio('BAD_REQUEST', FOTO_GRANDE);
export const fotoInvalida = () => new ErroDeNegocio('BAD_REQUEST', FOTO_INVALIDA);
export const fotoDeOutro = () => new ErroDeNegocio('FORBIDDEN', 'Você só pode enviar a sua própria foto.');
