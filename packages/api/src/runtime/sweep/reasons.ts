import { rows, sql } from '@corre/db/sql.ts';
import { APAGADO, contestacaoApagada } from '../../acesso/contas/apagado.ts';
import { antesDe, depoisDe, type NextBatch } from './task.ts';

/** Erases the reasons of suspensions and the couriers' objections. Uses the index `suspensao_terminada`. */
export const suspensoes: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
    const lidas = await rows(
      tx,
      sql<{ id: number; fim: string }>`
        select id, data_expiracao_suspensao::text as fim from suspensao
         where data_expiracao_suspensao > ${depoisDe(ate)} and data_expiracao_suspensao < ${antesDe(dias)}
         order by data_expiracao_suspensao fetch first ${sql.lit(lote)} rows with ties`,
    );
    const ids = sql<number>`any(${lidas.map(({ id }) => id)}::int[])`;
    const db = tx.getKysely();
    await db.updateTable('contestacao').set(contestacaoApagada).where('suspensao_id', '=', ids).execute();
    await db.updateTable('suspensao').set({ motivo_suspensao: APAGADO }).where('id', '=', ids).execute();
    return { linhas: lidas.length, cheio: lidas.length >= lote, ate: lidas.at(-1)?.fim ?? null };
  });

/** Erases the reasons of interventions. Uses the index `intervencao_antiga`. */
export const intervencoes: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
    const lidas = await rows(
      tx,
      sql<{ id: number; fim: string }>`
        select id, quando::text as fim from intervencao
         where quando > ${depoisDe(ate)} and quando < ${antesDe(dias)}
         order by quando fetch first ${sql.lit(lote)} rows with ties`,
    );
    await tx
      .getKysely()
      .updateTable('intervencao')
      .set({ motivo: APAGADO })
      .where('id', '=', sql<number>`any(${lidas.map(({ id }) => id)}::int[])`)
      .execute();
    return { linhas: lidas.length, cheio: lidas.length >= lote, ate: lidas.at(-1)?.fim ?? null };
  });
