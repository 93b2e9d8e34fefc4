import { BusinessError } from '../../base/business-error.ts';

/** For the second of two administrators who decide the same registration. */
export const jaDecidido = () =>
  new BusinessError('CONFLICT', 'Outra pessoa já decidiu este cadastro. A lista foi atualizada.');
export const cadastroNaoEncontrado = () =>
  new BusinessError('NOT_FOUND', 'Este cadastro não existe mais. A lista foi atualizada.');
/** For a refused registration whose user name or CPF another registration uses now. */
export const dadosTomados = () =>
  new BusinessError(
    'CONFLICT',
    'Depois da recusa, outro cadastro passou a usar o mesmo usuário ou CPF. Aprove o outro, ou remova-o antes.',
  );
