import {
  type entradaSchema,
  type entrarSchema,
  TIPOS_COM_USUARIO,
  type TipoComUsuario,
} from '@corre/contract/sessao/contrato.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { z } from 'zod';
import { type Candidata, iniciarSessao, type Pedido } from './iniciar-sessao.ts';

interface ContaComUsuario extends Candidata {
  user_type: TipoComUsuario;
}

/** The active accounts of that user name, without regard to case. Indexes `entregador_usuario_unico`, `funcionario_usuario_unico`. */
const contasDe = (em: Em, usuario: string) =>
  rows(
    em,
    sql<ContaComUsuario>`
      select 'entregador' as user_type, id, nome_completo as nome, senha_hash
        from entregador where lower(usuario) = ${usuario.toLowerCase()} and ativo
      union all
      select user_type, id, nome, senha_hash
        from funcionario where lower(usuario) = ${usuario.toLowerCase()} and ativo`,
  );

/** Signs in a courier, the administrator or support (specification §2, Login). */
export async function entrar(
  pedido: Pedido,
  { usuario, senha, user_type }: z.output<typeof entrarSchema>,
): Promise<z.output<typeof entradaSchema>> {
  const tipos: readonly TipoComUsuario[] = user_type ? [user_type] : TIPOS_COM_USUARIO;
  const conta = await iniciarSessao(pedido, {
    user_type: user_type ?? 'qualquer',
    usuario,
    senha,
    candidatas: async (em) => {
      const contas = await contasDe(em, usuario);
      return tipos.map((tipo) => contas.find((achada) => achada.user_type === tipo) ?? null);
    },
  });
  return { user_type: tipoComUsuario(conta), user_id: conta.id, nome: conta.nome };
}

function tipoComUsuario({ user_type }: Candidata): TipoComUsuario {
  if (user_type === 'comercio') throw new Error('a shop does not sign in with a user name');
  return user_type;
}
