import { chaveDoNome } from '@corre/contract/comercios/regras.ts';
import { APARELHO_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';
import { COMERCIOS, FUNCIONARIOS, PESSOAS, SENHA_DEMO } from '@corre/demo/people.ts';
import { COLUNAS, contas } from '../acesso/conta.queries.ts';
import { verifyPassword } from '../base/password-hash.ts';

/** The demonstration's accounts of a kind by their login, as `contas` has it. */
const loginsDe = (user_type: UserType): string[] => {
  if (user_type === 'comercio') return COMERCIOS.map(({ nome }) => chaveDoNome(nome));
  const pessoas = user_type === 'entregador' ? PESSOAS : FUNCIONARIOS.filter((um) => um.user_type === user_type);
  return pessoas.map(({ usuario }) => usuario.toLowerCase());
};

/** A session that was used within this time counts as a person at work, in seconds. */
const EM_USO_SEGUNDOS = 900;

/**
 * Returns the active accounts of the demonstration of a kind, best first: those that nobody uses, then couriers without
 * a suspension and without work. The town's own sessions are no person's.
 */
const candidatas = (em: Em, user_type: UserType) => {
  const logins = loginsDe(user_type);
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
  // The accounts share one password, so it is usually one hash.
  const conferidas = new Map<string, boolean>();
  for (const { senha_hash } of achadas) {
    if (conferidas.has(senha_hash)) continue;
    conferidas.set(senha_hash, await verifyPassword(senha_hash, SENHA_DEMO));
  }
  return achadas.filter(({ senha_hash }) => conferidas.get(senha_hash));
}
