import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { apagarPedidos } from '../../acesso/contas/apagado.ts';
import { antesDe, type Batch, depoisDe, type NextBatch } from './task.ts';

/**
 * The next requests that closed long enough ago, and with them all that closed at the same instant as the last. Index
 * `solicitacao_encerrada`, from `ate` on: what is done is never looked at again, however much that is.
 */
const encerrados = (em: Em, ate: string | null, dias: number, lote: number) =>
  rows(
    em,
    sql<{ id: number; fim: string }>`
      select id, data_status::text as fim from solicitacao
       where status in (${sql.join(STATUS_ENCERRADO.map((status) => sql.lit(status)))})
         and data_status > ${depoisDe(ate)} and data_status < ${antesDe(dias)}
       order by data_status fetch first ${sql.lit(lote)} rows with ties`,
  );

type Encerrados = Awaited<ReturnType<typeof encerrados>>;

const feito = (lidos: Encerrados, linhas: number, lote: number): Batch => ({
  linhas,
  cheio: lidos.length >= lote,
  ate: lidos.at(-1)?.fim ?? null,
});

/**
 * Places in the shops' memories, and the hints for them, that were used last so long ago that no request knows them any more.
 * Index `endereco_conhecido_antigo`.
 */
async function esquecerEnderecos(em: Em, dias: number, lote: number): Promise<number> {
  const esquecidos = await rows(
    em,
    sql<{ id: number }>`
      delete from endereco_conhecido where usado_em < ${antesDe(dias)} and id = any (array(
        select id from endereco_conhecido where usado_em < ${antesDe(dias)} order by usado_em limit ${sql.lit(lote)}))
      returning id`,
  );
  return esquecidos.length;
}

/** Customers' places and the notes about them, in requests and in the shops' memories, and what the watchdog asked about them. */
export const pedidos: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const lidos = await encerrados(tx, ate, config.GUARDAR_PEDIDOS_DIAS, config.LIMPEZA_LOTE);
    await tx
      .getKysely()
      .deleteFrom('vigia')
      .where('solicitacao_id', '=', sql<number>`any(${lidos.map(({ id }) => id)}::int[])`)
      .execute();
    const linhas = await apagarPedidos(
      tx.getKysely(),
      sql<number>`(select unnest(${lidos.map(({ id }) => id)}::int[]))`,
    );
    const esquecidos = await esquecerEnderecos(tx, config.GUARDAR_PEDIDOS_DIAS, config.LIMPEZA_LOTE);
    const batch = feito(lidos, linhas + esquecidos, config.LIMPEZA_LOTE);
    return { ...batch, cheio: batch.cheio || esquecidos >= config.LIMPEZA_LOTE };
  });

/** Conversations: the messages go, with the marks of how far they were read. */
export const mensagens: NextBatch = ({ em, config }, ate) =>
  em.transactional(async (tx) => {
    const lidos = await encerrados(tx, ate, config.GUARDAR_MENSAGENS_DIAS, config.LIMPEZA_LOTE);
    const ids = sql<number>`any(${lidos.map(({ id }) => id)}::int[])`;
    const db = tx.getKysely();
    await db.deleteFrom('leitura').where('solicitacao_id', '=', ids).execute();
    const { numDeletedRows } = await db
      .deleteFrom('mensagem')
      .where('solicitacao_id', '=', ids)
      .executeTakeFirstOrThrow();
    return feito(lidos, Number(numDeletedRows), config.LIMPEZA_LOTE);
  });
