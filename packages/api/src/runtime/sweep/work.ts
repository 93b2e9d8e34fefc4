import { onlyRow, sql } from '@corre/db/sql.ts';
import { antesDe, type Batch, type NextBatch } from './task.ts';

/** `lidas` rows were looked at, the lowest ids from `ate` on; `maior` is the highest of them. */
interface Apagadas {
  lidas: number;
  linhas: number;
  maior: number | null;
}

/** Ids follow time closely enough: whatever is young among the lowest ends the kind for this sweep, and is looked at again. */
const feito = ({ lidas, linhas, maior }: Apagadas, lote: number): Batch => {
  const todas = linhas === lidas;
  return { linhas, cheio: todas && lidas >= lote, ate: todas && maior !== null ? String(maior) : null };
};

const depois = (ate: string | null) => sql<number>`${ate ?? '0'}::int`;

/** What a courier was offered. By the primary key: an index of the answers' time would be written with every answer. */
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

/** When a courier stood online; and the calls for help that are over (index `ajuda_resolvida`). */
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

/** When a courier stood in the queue and was not heard from. */
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
