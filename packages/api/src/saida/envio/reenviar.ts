import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { darVez } from './dar-vez.ts';

/** Messages whose streams one call takes up again, the oldest first. */
const POR_VEZ = 5_000;

/** Streams of the integration with a message that was given up, locked. Index `mensagem_externa_da_integracao`. */
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
 * Sends again what was given up: each stream goes on at the first message that was not delivered, in order, and has a day from
 * now on. What is under way at this moment comes first. How many messages; they may be fewer than there are, then it is
 * asked again.
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
    await darVez(tx, fluxos);
    await sql`update integracao set falhas = 0, pausada_ate = null where id = ${integracao_id} and falhas > 0`.execute(
      db,
    );
    return Number(numAffectedRows);
  });
}
