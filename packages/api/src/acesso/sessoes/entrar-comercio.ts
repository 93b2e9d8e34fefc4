import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { entradaComercioSchema, entrarComercioSchema } from '@corre/contract/sessao/contrato.ts';
import type { z } from 'zod';
import { iniciarSessao, type Pedido } from './iniciar-sessao.ts';

/** Signs in a shop by its name, without regard to case, accents and blanks [entrada]. */
export async function entrarComercio(
  pedido: Pedido,
  { usuario, senha }: z.output<typeof entrarComercioSchema>,
): Promise<z.output<typeof entradaComercioSchema>> {
  const conta = await iniciarSessao(pedido, {
    user_type: 'comercio',
    usuario: chaveDoNome(usuario),
    senha,
    tipos: ['comercio'],
  });
  return { user_type: 'comercio', comercio_nome: conta.nome, ...(conta.senha_inicial && { senha_inicial: true }) };
}
