import { BusinessError } from '../../base/business-error.ts';

/** Two administrators at once: one decides, the other is told. */
export const jaDecidido = () =>
  new BusinessError('CONFLICT', 'Outra pessoa já decidiu este cadastro. A lista foi atualizada.');
export const cadastroNaoEncontrado = () =>
  new BusinessError('NOT_FOUND', 'Este cadastro não existe mais. A lista foi atualizada.');
/** A refused registration gave its user name and CPF free again. */
export const dadosTomados = () =>
  new BusinessError(
    'CONFLICT',
    'Depois da recusa, outro cadastro passou a usar o mesmo usuário ou CPF. Aprove o outro, ou remova-o antes.',
  );
