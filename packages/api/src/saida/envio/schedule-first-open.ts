import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * Schedules the first open message of each stream for its instant, unless one of the stream is scheduled already. The
 * caller holds the streams' locks. Uses the index `mensagem_externa_por_fazer`.
 */
export async function scheduleFirstOpen(em: Em, fluxos: readonly number[]): Promise<void> {
  await sql`
    update mensagem_externa m
       set proximo_envio = greatest(agora(), m.quando), tomado_ate = null
      from unnest(${[...fluxos]}::int[]) as f(id)
      cross join lateral (
        select id, proximo_envio from mensagem_externa
         where fluxo_id = f.id and entregue_em is null and desistido_em is null
         order by sequencia limit 1) primeira
     where m.id = primeira.id
       and not exists (select from mensagem_externa v
                        where v.fluxo_id = f.id and v.entregue_em is null and v.proximo_envio is not null)`.execute(
    em.getKysely(),
  );
}
