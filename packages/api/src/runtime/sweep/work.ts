import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { APAGADO, contestacaoApagada } from '../../acesso/contas/apagado.ts';
import { type Batch, depoisDe, type NextBatch, olderThan } from './task.ts';

/** `lidas` counts the rows read, the lowest ids after `ate`. `maior` is the highest of them. */
interface Apagadas {
  lidas: number;
  linhas: number;
  maior: number | null;
}

/**
 * Ids follow time closely enough. A young row among the lowest ids ends the kind, and the next sweep reads the same
 * rows again.
 */
const feito = ({ lidas, linhas, maior }: Apagadas, lote: number): Batch => {
  const todas = linhas === lidas;
  return { linhas, full: todas && lidas >= lote, ate: todas && maior !== null ? String(maior) : null };
};

const depois = (ate: string | null) => sql<number>`${ate ?? '0'}::int`;

/**
 * Deletes old offers. Uses the primary key, because an index on the time of answers would cost a write for each answer.
 */
export const ofertas: NextBatch = async ({ em, config }, ate) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
  const apagadas = await onlyRow(
    em,
    sql<Apagadas>`
      with lidas as (
        select id, respondida_em from oferta where id > ${depois(ate)} order by id limit ${sql.lit(lote)}
      ),
      pulos as (
        delete from oferta_pulo
         where oferta_id in (select id from lidas where respondida_em < ${olderThan(dias)})
      ),
      apagadas as (
        delete from oferta where id in (select id from lidas where respondida_em < ${olderThan(dias)}) returning id
      )
      select (select count(*) from lidas) as lidas, (select count(*) from apagadas) as linhas,
             (select max(id) from lidas) as maior`,
  );
  return feito(apagadas, lote);
};

/**
 * Deletes old turnos, the times in which a courier was online, and resolved calls for help (index `ajuda_resolvida`).
 */
export const turnos: NextBatch = async ({ em, config }, ate) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
  const apagados = await onlyRow(
    em,
    sql<Apagadas>`
      with lidas as (select id, fim from turno where id > ${depois(ate)} order by id limit ${sql.lit(lote)}),
      ajudas as (delete from ajuda where resolvida_em < ${olderThan(dias)}),
      apagadas as (delete from turno where id in (select id from lidas where fim < ${olderThan(dias)}) returning id)
      select (select count(*) from lidas) as lidas, (select count(*) from apagadas) as linhas,
             (select max(id) from lidas) as maior`,
  );
  return feito(apagados, lote);
};

/** Deletes old silences: times in which a courier in the queue gave no sign of life. */
export const silencios: NextBatch = async ({ em, config }, ate) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
  const apagados = await onlyRow(
    em,
    sql<Apagadas>`
      with lidas as (select id, ate from silencio where id > ${ate ?? '0'}::bigint order by id limit ${sql.lit(lote)}),
      apagadas as (delete from silencio where id in (select id from lidas where ate < ${olderThan(dias)}) returning id)
      select (select count(*) from lidas) as lidas, (select count(*) from apagadas) as linhas,
             (select max(id) from lidas) as maior`,
  );
  return feito(apagados, lote);
};

/** Erases the reasons of suspensions and the couriers' objections. Uses the index `suspensao_terminada`. */
export const suspensoes: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
    const lidas = await rows(
      tx,
      sql<{ id: number; fim: string }>`
        select id, data_expiracao_suspensao::text as fim from suspensao
         where data_expiracao_suspensao > ${depoisDe(ate)} and data_expiracao_suspensao < ${olderThan(dias)}
         order by data_expiracao_suspensao fetch first ${sql.lit(lote)} rows with ties`,
    );
    const ids = sql<number>`any(${lidas.map(({ id }) => id)}::int[])`;
    const db = tx.getKysely();
    await db.updateTable('contestacao').set(contestacaoApagada).where('suspensao_id', '=', ids).execute();
    await db.updateTable('suspensao').set({ motivo_suspensao: APAGADO }).where('id', '=', ids).execute();
    return { linhas: lidas.length, full: lidas.length >= lote, ate: lidas.at(-1)?.fim ?? null };
  });

/** Erases the reasons of interventions. Uses the index `intervencao_antiga`. */
export const intervencoes: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const { LIMPEZA_LOTE: lote, GUARDAR_TRABALHO_DIAS: dias } = config;
    const lidas = await rows(
      tx,
      sql<{ id: number; fim: string }>`
        select id, quando::text as fim from intervencao
         where quando > ${depoisDe(ate)} and quando < ${olderThan(dias)}
         order by quando fetch first ${sql.lit(lote)} rows with ties`,
    );
    await tx
      .getKysely()
      .updateTable('intervencao')
      .set({ motivo: APAGADO })
      .where('id', '=', sql<number>`any(${lidas.map(({ id }) => id)}::int[])`)
      .execute();
    return { linhas: lidas.length, full: lidas.length >= lote, ate: lidas.at(-1)?.fim ?? null };
  });
