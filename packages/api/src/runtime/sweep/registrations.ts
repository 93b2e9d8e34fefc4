import { rows, sql } from '@corre/db/sql.ts';
import { antesDe, type NextBatch } from './task.ts';

/**
 * Deletes old registrations that were refused or never decided. They have no deliveries, so nothing refers to the row
 * (ADR 0072). Uses the index `entregador_em_aprovacao`.
 */
export const cadastros: NextBatch = async ({ em, config }) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_CADASTROS_DIAS: dias } = config;
  const apagados = await rows(
    em,
    sql<{ id: number }>`
      delete from entregador where aprovacao is not null and id = any (array(
        select id from entregador
         where aprovacao = 'pendente' and data_cadastro < ${antesDe(dias)}
            or aprovacao = 'recusada' and recusada_em < ${antesDe(dias)}
         order by id limit ${sql.lit(lote)}))
      returning id`,
  );
  return { linhas: apagados.length, cheio: apagados.length >= lote, ate: null };
};
