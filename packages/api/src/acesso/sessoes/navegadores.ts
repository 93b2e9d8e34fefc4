import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';

const ID_BYTES = 32;

const resumoDoNavegador = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Whether this browser signed in to one of these accounts before (decision record 0015). */
export async function navegadorConhecido(em: Em, id: string | null, contas: readonly Conta[]): Promise<boolean> {
  if (id === null || contas.length === 0) return false;
  const achado = await em
    .getKysely()
    .selectFrom('navegador_conhecido')
    .select('id')
    .where('navegador_hash', '=', resumoDoNavegador(id))
    .where((eb) => eb.or(contas.map((conta) => eb(COLUNAS[conta.user_type], '=', conta.id))))
    .limit(1)
    .executeTakeFirst();
  return achado !== undefined;
}

/**
 * Remembers that the account signed in here and gives the browser a new id. The accounts that the old id was known for move
 * along, so that several share a counter's browser; the old id itself, which somebody might have planted, knows nobody any more.
 */
export async function lembrarNavegador(em: Em, anterior: string | null, conta: Conta): Promise<string> {
  const db = em.getKysely();
  const id = randomBytes(ID_BYTES).toString('base64url');
  const navegador_hash = resumoDoNavegador(id);
  if (anterior !== null) {
    await db
      .updateTable('navegador_conhecido')
      .set({ navegador_hash })
      .where('navegador_hash', '=', resumoDoNavegador(anterior))
      .execute();
  }
  await db
    .insertInto('navegador_conhecido')
    .values({ navegador_hash, ...idsDe(conta) })
    .onConflict((conflict) =>
      conflict
        .columns(['navegador_hash', 'entregador_id', 'comercio_id', 'funcionario_id'])
        .doUpdateSet({ usado_em: agora }),
    )
    .execute();
  return id;
}

/** Forgets browsers that nobody signed in with for half a year, and those of accounts that are no more. */
export async function esquecerNavegadores(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('navegador_conhecido as n')
    .where((eb) => {
      const inativo = (tabela: 'entregador' | 'comercio' | 'funcionario') =>
        eb.exists(
          eb
            .selectFrom(tabela)
            .select(sql.lit(1).as('um'))
            .whereRef(`${tabela}.id`, '=', `n.${tabela}_id`)
            .where('ativo', '=', false),
        );
      const velho = eb('usado_em', '<', sql<string>`agora() - interval '180 days'`);
      return eb.or([velho, inativo('entregador'), inativo('comercio'), inativo('funcionario')]);
    })
    .execute();
}
