import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { scheduleFirstOpen } from './schedule-first-open.ts';

/** The messages whose streams one call resumes, oldest first. */
const POR_VEZ = 5_000;

/** Locks the integration's streams with an abandoned message. Uses the index `mensagem_externa_da_integracao`. */
const comDesistidas = (em: Em, integracao_id: number) =>
  rows(
    em,
    sql<{ id: number }>`
      select id from fluxo_externo
       where id = any(array(
         select fluxo_id from mensagem_externa
          where integracao_id = ${integracao_id} and entregue_em is null and desistido_em is not null
          order by quando, id limit ${POR_VEZ}))
       order by id for no key update`,
  );

/**
 * Sends abandoned messages again. Each stream resumes at its first undelivered message, in order, with a day from now.
 * A message that is being sent now comes first. Returns how many; if there are more, a further call resumes them.
 */
export async function reenviar(em: Em, integracao_id: number): Promise<number> {
  return em.transactional(async (tx) => {
    const fluxos = (await comDesistidas(tx, integracao_id)).map(({ id }) => id);
    const db = tx.getKysely();
    const deles = sql`fluxo_id = any(${fluxos}::int[]) and entregue_em is null`;
    const { numAffectedRows = 0n } = await sql`
      update mensagem_externa set desistido_em = null, envios = 0, http = null, erro = null
       where ${deles} and desistido_em is not null`.execute(db);
    await sql`
      update mensagem_externa
         set reenviada_em = agora(), proximo_envio = case when tomado_ate > agora() then proximo_envio end
       where ${deles}`.execute(db);
    await scheduleFirstOpen(tx, fluxos);
    await sql`update integracao set falhas = 0, pausada_ate = null where id = ${integracao_id} and falhas > 0`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}
