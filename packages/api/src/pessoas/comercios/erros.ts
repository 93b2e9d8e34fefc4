import { ErroDeNegocio } from '../../base/business-error.ts';

export const comercioJaExiste = () => new ErroDeNegocio('CONFLICT', 'Já existe um comércio com este nome');
export const comercioNaoEncontrado = () => new ErroDeNegocio('NOT_FOUND', 'Comércio não encontrado');
