import { ErroDeNegocio } from '../shared/erro-de-negocio.ts';

export const usuarioEmUso = () => new ErroDeNegocio('CONFLICT', 'Este usuário já está em uso');
export const cpfJaCadastrado = () => new ErroDeNegocio('CONFLICT', 'CPF já cadastrado');
export const chavePixInvalida = (detail: string) => new ErroDeNegocio('BAD_REQUEST', detail);
export const entregadorNaoEncontrado = () => new ErroDeNegocio('NOT_FOUND', 'Entregador não encontrado');
export const entregadorComEntregas = () =>
  new ErroDeNegocio(
    'CONFLICT',
    'Este entregador está com entrega em andamento. Espere ela terminar, ou ser cancelada, para remover.',
  );
