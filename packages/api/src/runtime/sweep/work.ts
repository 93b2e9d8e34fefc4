import { onlyRow, sql } from '@corre/db/sql.ts';
import { antesDe, type Batch, type NextBatch } from './task.ts';

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
  return { linhas, cheio: todas && lidas >= lote, ate: todas && maior !== null ? String(maior) : null };
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
         where oferta_id in (select id from lidas where respondida_em < ${antesDe(dias)})
      ),
      apagadas as (
        delete from oferta where id in (select id from lidas where respondida_em < ${antesDe(dias)}) returning id
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
      ajudas as (delete from ajuda where resolvida_em < ${antesDe(dias)}),
      apagadas as (delete from turno where id in (select id from lidas where fim < ${antesDe(dias)}) returning id)
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
      apagadas as (delete from silencio where id in (select id from lidas where ate < ${antesDe(dias)}) returning id)
      select (select count(*) from lidas) as lidas, (select count(*) from apagadas) as linhas,
             (select max(id) from lidas) as maior`,
  );
  return feito(apagados, lote);
};
