import { RASTREIO_SOME_HORAS } from '@corre/contract/rastreio/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import { sql } from '@corre/db/sql.ts';
import { completarRastreios } from '../../pedidos/rastreio/completar.ts';
import type { NextBatch } from './task.ts';

/**
 * Deletes tracking links of requests that ended a day ago; the links are already closed. The table has only open
 * requests and those of the last day, so a full scan is cheap. Open requests without a link get one.
 */
export const rastreios: NextBatch = async ({ em, config, vault }) => {
  await completarRastreios(em, vault);
  const { numAffectedRows = 0n } = await sql`
    delete from rastreio where solicitacao_id in (
      select t.solicitacao_id from rastreio t join solicitacao s on s.id = t.solicitacao_id
       where s.status in (${sql.join(STATUS_ENCERRADO.map((status) => sql.lit(status)))})
         and s.data_status < (select agora() - make_interval(hours => ${sql.lit(RASTREIO_SOME_HORAS)}))
       limit ${sql.lit(config.LIMPEZA_LOTE)})`.execute(em.getKysely());
  const linhas = Number(numAffectedRows);
  return { linhas, cheio: linhas >= config.LIMPEZA_LOTE, ate: null };
};
