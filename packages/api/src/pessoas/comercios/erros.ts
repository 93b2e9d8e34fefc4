import { BusinessError } from '../../base/business-error.ts';

export const comercioJaExiste = () => new BusinessError('CONFLICT', 'Já existe um comércio com este nome');
export const comercioNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Comércio não encontrado');
