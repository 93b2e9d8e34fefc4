import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { GIVE_UP_HOURS } from './schedule.ts';
import { scheduleFirstOpen } from './schedule-first-open.ts';

const HA_UM_DIA = sql`(select agora() - make_interval(hours => ${sql.lit(GIVE_UP_HOURS)}))`;

/**
 * Abandons expired messages that nobody sent, because their receiver is off or paused. Takes at most `lote`, oldest
 * first, and returns how many. Uses the index `mensagem_externa_a_desistir`.
 */
export const desistirDasVencidas = (em: Em, lote: number): Promise<number> =>
  em.transactional(async (tx) => {
    const travados = await rows(
      tx,
      sql<{ id: number }>`
        select id from fluxo_externo
         where id = any(array(
           select fluxo_id from mensagem_externa
            where entregue_em is null and desistido_em is null and quando < ${HA_UM_DIA}
              and coalesce(reenviada_em, quando) < ${HA_UM_DIA} and (tomado_ate is null or tomado_ate < (select agora()))
            order by quando limit ${lote}))
         order by id for no key update skip locked`,
    );
    const fluxos = travados.map(({ id }) => id);
    const desistidas = await rows(
      tx,
      sql`
        update mensagem_externa set desistido_em = agora(), proximo_envio = null, tomado_ate = null
         where fluxo_id = any(${fluxos}::int[]) and entregue_em is null and desistido_em is null
           and coalesce(reenviada_em, quando) < ${HA_UM_DIA} and (tomado_ate is null or tomado_ate < (select agora()))
        returning id`,
    );
    await scheduleFirstOpen(tx, fluxos);
    return desistidas.length;
  });
