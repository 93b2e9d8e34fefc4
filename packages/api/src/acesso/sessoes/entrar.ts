import { type entradaSchema, type entrarSchema, TIPOS_COM_USUARIO } from '@corre/contract/sessao/contrato.ts';
import type { z } from 'zod';
import { iniciarSessao, type Pedido } from './iniciar-sessao.ts';

/** Signs in a courier, the administrator or support [entrada]. */
export async function entrar(
  pedido: Pedido,
  { usuario, senha, user_type }: z.output<typeof entrarSchema>,
): Promise<z.output<typeof entradaSchema>> {
  const conta = await iniciarSessao(pedido, {
    user_type: user_type ?? 'qualquer',
    usuario,
    senha,
    tipos: user_type ? [user_type] : TIPOS_COM_USUARIO,
  });
  return { user_type: conta.user_type, user_id: conta.id, nome: conta.nome };
}
