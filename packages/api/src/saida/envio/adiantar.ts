import type { Em } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';

/**
 * Sends waiting messages of an integration now, except those that a worker is sending. Returns how many. Uses the index
 * `mensagem_externa_a_enviar`.
 */
export async function adiantar(em: Em, integracao_id: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update mensagem_externa set proximo_envio = agora()
     where id = any(array(
       select id from mensagem_externa
        where integracao_id = ${integracao_id} and proximo_envio > (select agora()) and envios > 0
          and (tomado_ate is null or tomado_ate <= (select agora()))
          for no key update skip locked))`.execute(em.getKysely());
  return Number(numAffectedRows);
}
