import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import type { entradaComercioSchema, entrarComercioSchema } from '@corre/contract/sessao/contrato.ts';
import { row, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Candidata, iniciarSessao, type Pedido } from './iniciar-sessao.ts';

/** Signs in a shop by its name, without regard to case, accents and blanks (specification §2, Login). */
export async function entrarComercio(
  pedido: Pedido,
  { usuario, senha }: z.output<typeof entrarComercioSchema>,
): Promise<z.output<typeof entradaComercioSchema>> {
  const nome_chave = chaveDoNome(usuario);
  const conta = await iniciarSessao(pedido, {
    user_type: 'comercio',
    usuario: nome_chave,
    senha,
    candidatas: async (em) => [
      await row(
        em,
        sql<Candidata>`
          select 'comercio' as user_type, id, nome, senha_hash, senha_inicial
            from comercio where nome_chave = ${nome_chave} and ativo`,
      ),
    ],
  });
  return { user_type: 'comercio', comercio_nome: conta.nome, ...(conta.senha_inicial && { senha_inicial: true }) };
}
