import { RASTREIO_SOME_HORAS } from '@corre/contract/rastreio/contrato.ts';
import { STATUS_ENCERRADO } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { apagarPedidos } from '../../acesso/contas/apagado.ts';
import { completarRastreios } from '../../pedidos/rastreio/completar.ts';
import { type Batch, depoisDe, type Means, type NextBatch, olderThan } from './task.ts';

/**
 * Returns the next old closed requests, with all that closed at the same instant as the last one. Reads the index
 * `solicitacao_encerrada` from `ate` on, so that earlier requests are never read again.
 */
const encerrados = (em: Em, ate: string | null, dias: number, lote: number) =>
  rows(
    em,
    sql<{ id: number; fim: string }>`
      select id, data_status::text as fim from solicitacao
       where status in (${sql.join(STATUS_ENCERRADO.map((status) => sql.lit(status)))})
         and data_status > ${depoisDe(ate)} and data_status < ${olderThan(dias)}
       order by data_status fetch first ${sql.lit(lote)} rows with ties`,
  );

type Encerrados = Awaited<ReturnType<typeof encerrados>>;

const feito = (lidos: Encerrados, linhas: number, lote: number): Batch => ({
  linhas,
  full: lidos.length >= lote,
  ate: lidos.at(-1)?.fim ?? null,
});

/**
 * Deletes remembered addresses, with their hints, that no remaining request used. Uses the index
 * `endereco_conhecido_antigo`.
 */
async function esquecerEnderecos(em: Em, dias: number, lote: number): Promise<number> {
  const esquecidos = await rows(
    em,
    sql<{ id: number }>`
      delete from endereco_conhecido where usado_em < ${olderThan(dias)} and id = any (array(
        select id from endereco_conhecido where usado_em < ${olderThan(dias)} order by usado_em limit ${sql.lit(lote)}))
      returning id`,
  );
  return esquecidos.length;
}

/** Erases addresses and notes in requests. Deletes old remembered addresses and the questions of the watchdog. */
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
    return { ...batch, full: batch.full || esquecidos >= config.LIMPEZA_LOTE };
  });

/** Deletes the messages of conversations and their read marks. */
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

/** Deletes the oldest photos of one kind. Uses the indexes `foto_prova_antiga` and `foto_problema_antiga`. */
async function apagar({ em, config }: Means, table: 'foto_prova' | 'foto_problema', chave: string): Promise<number> {
  const [de, qual] = [sql.table(table), sql.ref(chave)];
  const { numAffectedRows = 0n } = await sql`
    delete from ${de} where ${qual} = any (array(
      select ${qual} from ${de} where registrada_em < ${olderThan(config.GUARDAR_PROVAS_DIAS)}
       order by registrada_em limit ${sql.lit(config.LIMPEZA_LOTE)}))`.execute(em.getKysely());
  return Number(numAffectedRows);
}

/** Deletes photos of deliveries and of problems. The deliveries, their other proofs and the texts stay. */
export const provas: NextBatch = async (means) => {
  const feitos = [
    await apagar(means, 'foto_prova', 'solicitacao_id'),
    await apagar(means, 'foto_problema', 'problema_id'),
  ];
  const linhas = feitos.reduce((sum, quantas) => sum + quantas, 0);
  return { linhas, full: feitos.some((quantas) => quantas >= means.config.LIMPEZA_LOTE), ate: null };
};

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
  return { linhas, full: linhas >= config.LIMPEZA_LOTE, ate: null };
};
