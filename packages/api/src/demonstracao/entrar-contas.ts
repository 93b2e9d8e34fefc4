import { APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import { COLUNAS, contas } from '../acesso/conta.queries.ts';
import { loginsDaDemonstracao, temSenhaDaDemonstracao } from './contas.ts';

/** A session that was used within this time counts as a person at work, in seconds. */
const EM_USO_SEGUNDOS = 900;

/**
 * Returns the active accounts of the demonstration of a kind, best first: those that nobody uses, then couriers without
 * a suspension and without work. The town's own sessions are no person's.
 */
const candidatas = (em: Em, user_type: UserType) => {
  const logins = loginsDaDemonstracao(user_type);
  return contas(em)
    .leftJoin('fila_entregador as q', (join) =>
      join.onRef('q.entregador_id', '=', 'conta.id').on('conta.user_type', '=', 'entregador'),
    )
    .select(['conta.id', 'conta.usuario', 'conta.senha_hash'])
    .where('conta.user_type', '=', user_type)
    .where('conta.login', 'in', logins)
    .where('conta.ativo', '=', true)
    .orderBy(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessao as s')
          .select('s.id')
          .whereRef(`s.${COLUNAS[user_type]}`, '=', 'conta.id')
          .where('s.expira_em', '>', agora)
          .where('s.usada_em', '>', secondsBefore(agora, EM_USO_SEGUNDOS))
          .where('s.aparelho', '<>', APARELHO_DA_CIDADE),
      ),
    )
    .orderBy(sql`coalesce(q.suspenso_ate > agora(), false)`)
    .orderBy(sql`coalesce(q.entregas_abertas, 0) > 0`)
    .orderBy(sql`array_position(${logins}::text[], conta.login)`)
    .execute();
};

/**
 * Returns the accounts of a kind that still have the demonstration's password, best first. An account of the same name
 * with another password is a real one, and no entrance leads to it.
 */
export async function contasDaDemonstracao(em: Em, user_type: UserType): Promise<{ id: number; usuario: string }[]> {
  const achadas = await candidatas(em, user_type);
  const conferidas = await Promise.all(achadas.map(({ senha_hash }) => temSenhaDaDemonstracao(senha_hash)));
  return achadas.filter((_, i) => conferidas[i]);
}
