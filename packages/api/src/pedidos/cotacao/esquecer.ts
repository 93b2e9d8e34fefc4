import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/** How long a quote is kept, in hours. */
const GUARDAR_HORAS = 24;

/** Deletes old quotes, at most `no_maximo` [cotacao]. Returns their number. Index `cotacao_antiga`. */
export async function esquecerCotacoes(em: Em, no_maximo: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cotacao where id = any (array(
      select id from cotacao where criada_em < (select agora() - make_interval(hours => ${GUARDAR_HORAS}::int))
       order by criada_em limit ${sql.lit(no_maximo)}))`.execute(em.getKysely());
  return Number(numAffectedRows);
}
