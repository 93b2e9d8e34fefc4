import { createHash, randomBytes } from 'node:crypto';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';
import { COLUNAS, type Conta, idsDe } from '../conta.queries.ts';

const ID_BYTES = 32;

const resumoDoNavegador = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Returns whether this browser signed in to one of these accounts before (ADR 0028). */
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
 * Records a login in this browser, and returns the browser's new id. All accounts of the old id move to the new id,
 * because several accounts may share a browser. The old id becomes unknown, because an attacker may have planted it.
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

/**
 * Deletes browsers without a login for 180 days, and browsers of inactive accounts, at most `no_maximo` of each kind.
 * Returns their number. Indexes `navegador_conhecido_antigo`, `navegador_conhecido_do_*`.
 */
export async function esquecerNavegadores(em: Em, no_maximo: number): Promise<number> {
  const db = em.getKysely();
  const velhos = db
    .selectFrom('navegador_conhecido as n')
    .select('n.id')
    .where('n.usado_em', '<', sql<string>`(select agora() - interval '180 days')`)
    .orderBy('n.usado_em')
    .limit(no_maximo);
  const semConta = (tabela: 'entregador' | 'comercio' | 'funcionario') => sql<number>`(
    select n.id from ${sql.table(tabela)} conta join navegador_conhecido n on n.${sql.ref(`${tabela}_id`)} = conta.id
     where not conta.ativo limit ${no_maximo})`;
  let esquecidos = 0;
  for (const ids of [velhos.$asScalar(), semConta('entregador'), semConta('comercio'), semConta('funcionario')]) {
    const { numDeletedRows } = await db
      .deleteFrom('navegador_conhecido')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    esquecidos += Number(numDeletedRows);
  }
  return esquecidos;
}
