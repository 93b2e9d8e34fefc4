import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { esquecerChaves } from '../../acesso/chaves/chaves.ts';
import { limparAvisos } from '../../acesso/fatores/avisos.ts';
import { limparDesafios } from '../../acesso/fatores/desafios.ts';
import { limparLinks } from '../../acesso/links/limpar-links.ts';
import { esquecerNavegadores } from '../../acesso/sessoes/navegadores.ts';
import { limparSessoes } from '../../acesso/sessoes/sessoes.ts';
import { esquecerCotacoes } from '../../pedidos/cotacao/esquecer.ts';
import { esquecerLocalizacoes } from '../../pedidos/localizacao/localizacao.ts';
import { type Means, type NextBatch, olderThan } from './task.ts';

/** How long an answer is kept for retries, in seconds (docs/reliability.md). */
const GUARDAR_RESPOSTAS = 24 * 3_600;

const feito = (linhas: number, lote: number) => ({ linhas, full: linhas >= lote, ate: null });

/** Runs one statement that deletes expired rows, oldest first, by the index on their time. */
const vencidos =
  (statement: (means: Means) => RawBuilder<unknown>): NextBatch =>
  async (means) => {
    const { numAffectedRows = 0n } = await statement(means).execute(means.em.getKysely());
    return feito(Number(numAffectedRows), means.config.LIMPEZA_LOTE);
  };

/** Deletes answers that were kept for retries. Uses the index `idempotencia_antiga`. */
const guardadas = vencidos(
  ({ config }) => sql`
    delete from idempotencia where ctid = any (array(
      select ctid from idempotencia
       where criada_em < (select agora() - make_interval(secs => ${GUARDAR_RESPOSTAS}))
       order by criada_em limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/** Deletes quotes that are a day old [cotacao], old positions [localizacao], and answers that were kept for retries. */
export const respostas: NextBatch = async (means, ate) => {
  const { linhas, ...resto } = await guardadas(means, ate);
  const { LIMPEZA_LOTE } = means.config;
  const cotacoes = await esquecerCotacoes(means.em, LIMPEZA_LOTE);
  const localizacoes = await esquecerLocalizacoes(means.em, LIMPEZA_LOTE);
  return { ...resto, ...feito(linhas + cotacoes + localizacoes, LIMPEZA_LOTE) };
};

/** Deletes expired rate limits; their keys are hashes. Uses the index `limite_vencido`. */
export const limites = vencidos(
  ({ config }) => sql`
    delete from limite where ctid = any (array(
      select ctid from limite where expire < (select (extract(epoch from agora()) * 1000)::bigint)
       order by expire limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/**
 * Deletes old audit rows. Uses the index `auditoria_recente`. The database refuses to delete rows younger than a year.
 */
export const auditoria = vencidos(
  ({ config }) => sql`
    delete from auditoria where ctid = any (array(
      select ctid from auditoria where quando < ${olderThan(config.GUARDAR_AUDITORIA_DIAS)}
       order by quando limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/**
 * Deletes ended sessions, begun logins and changes of factors that expired, old notices of access, old one-time links,
 * and API keys that were revoked or have expired.
 */
export const sessoes: NextBatch = async ({ em, config: { LIMPEZA_LOTE: lote } }) => {
  const apagadas = [limparSessoes, limparDesafios, limparAvisos, limparLinks, esquecerChaves];
  let linhas = 0;
  for (const apagar of apagadas) linhas += await apagar(em, lote);
  return feito(linhas, lote);
};

export const navegadores: NextBatch = async ({ em, config }) =>
  feito(await esquecerNavegadores(em, config.LIMPEZA_LOTE), config.LIMPEZA_LOTE);
