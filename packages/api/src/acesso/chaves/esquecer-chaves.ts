import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** How long an ended key stays in the list, in days. */
const GUARDAR_DIAS = 90;

/**
 * Deletes keys that ended long ago, at most `no_maximo` of each kind. Returns their number. Indexes
 * `chave_api_revogada_antiga`, `chave_api_vencida`.
 */
export async function esquecerChaves(em: Em, no_maximo: number): Promise<number> {
  let apagadas = 0;
  for (const fim of [sql.ref('revogada_em'), sql.ref('expira_em')]) {
    const { numAffectedRows = 0n } = await sql`
      delete from chave_api where id = any (array(
        select id from chave_api where ${fim} < (select agora() - make_interval(days => ${GUARDAR_DIAS}::int))
         order by ${fim} limit ${sql.lit(no_maximo)}))`.execute(em.getKysely());
    apagadas += Number(numAffectedRows);
  }
  return apagadas;
}
