import { BusinessError } from '../../base/business-error.ts';

export const usuarioEmUso = () => new BusinessError('CONFLICT', 'Este usuário já está em uso', { campo: 'usuario' });
/**
 * The message does not say which value is known. Otherwise anybody could test whether the owner of a CPF works here.
 */
export const dadosJaCadastrados = () =>
  new BusinessError(
    'CONFLICT',
    'Não foi possível cadastrar com estes dados. Confira-os; se você já tem conta, entre com ela ou fale com o suporte.',
  );
export const chavePixInvalida = (detail: string) => new BusinessError('BAD_REQUEST', detail, { campo: 'pix_chave' });
export const entregadorNaoEncontrado = () => new BusinessError('NOT_FOUND', 'Entregador não encontrado');
export const entregadorComEntregas = () =>
  new BusinessError(
    'CONFLICT',
    'Este entregador está com entrega em andamento. Espere ela terminar, ou ser cancelada, para remover.',
  );
