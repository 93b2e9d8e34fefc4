import { BusinessError } from '../../base/business-error.ts';

export const enderecoNaoLembrado = () =>
  new BusinessError('NOT_FOUND', 'Este endereço já não está na memória. A lista foi atualizada.');
export const dicaNaoEncontrada = () => new BusinessError('NOT_FOUND', 'Esta dica já foi apagada.');
/** For a delivery of another courier, one that has not begun, or one that ended too long ago. */
export const dicaForaDeHora = () =>
  new BusinessError(
    'FORBIDDEN',
    'Só quem está com a entrega, ou a terminou nas últimas 24 horas, pode deixar uma dica.',
  );
/** The shop deleted the place from its memory, or the address has no usable key. */
export const lugarEsquecido = () =>
  new BusinessError('NOT_FOUND', 'O comércio não guarda este endereço: a dica não tem onde ficar.');
