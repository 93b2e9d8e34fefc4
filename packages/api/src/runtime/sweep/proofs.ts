import { sql } from '@corre/db/sql.ts';
import { antesDe, type NextBatch } from './task.ts';

/** Photos of deliveries, oldest first; the delivery and its other proofs stay. Index `foto_prova_antiga`. */
export const provas: NextBatch = async ({ em, config }) => {
  const { LIMPEZA_LOTE: lote, GUARDAR_PROVAS_DIAS: dias } = config;
  const { numAffectedRows = 0n } = await sql`
    delete from foto_prova where solicitacao_id = any (array(
      select solicitacao_id from foto_prova where registrada_em < ${antesDe(dias)}
       order by registrada_em limit ${sql.lit(lote)}))`.execute(em.getKysely());
  return { linhas: Number(numAffectedRows), cheio: Number(numAffectedRows) >= lote, ate: null };
};
