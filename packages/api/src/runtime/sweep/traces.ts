import { type RawBuilder, sql } from '@corre/db/sql.ts';
import { esquecerChaves } from '../../acesso/chaves/esquecer-chaves.ts';
import { esquecerNavegadores } from '../../acesso/sessoes/navegadores.ts';
import { limparSessoes } from '../../acesso/sessoes/sessoes.ts';
import { antesDe, type Means, type NextBatch } from './task.ts';

/** How long an answer is kept for retries, in seconds (docs/reliability.md). */
const GUARDAR_RESPOSTAS = 24 * 3_600;

/** As many as a statement may take away were there. */
const feito = (linhas: number, lote: number) => ({ linhas, cheio: linhas >= lote, ate: null });

/** Runs one statement that takes away what ran out, oldest first, by the index on its time. */
const vencidos =
  (statement: (means: Means) => RawBuilder<unknown>): NextBatch =>
  async (means) => {
    const { numAffectedRows = 0n } = await statement(means).execute(means.em.getKysely());
    return feito(Number(numAffectedRows), means.config.LIMPEZA_LOTE);
  };

/** Answers kept for retries. Index `idempotencia_antiga`. */
export const respostas = vencidos(
  ({ config }) => sql`
    delete from idempotencia where ctid = any (array(
      select ctid from idempotencia
       where criada_em < (select agora() - make_interval(secs => ${GUARDAR_RESPOSTAS}))
       order by criada_em limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/** The limits' keys are hashes; they are no use once they ran out. Index `limite_vencido`. */
export const limites = vencidos(
  ({ config }) => sql`
    delete from limite where ctid = any (array(
      select ctid from limite where expire < (select (extract(epoch from agora()) * 1000)::bigint)
       order by expire limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/** Index `auditoria_recente`. The database itself refuses to give up what is younger than a year. */
export const auditoria = vencidos(
  ({ config }) => sql`
    delete from auditoria where ctid = any (array(
      select ctid from auditoria where quando < ${antesDe(config.GUARDAR_AUDITORIA_DIAS)}
       order by quando limit ${sql.lit(config.LIMPEZA_LOTE)}))`,
);

/** What opens accounts and opens them no more: sessions, and API keys that were revoked or ran out. */
export const sessoes: NextBatch = async ({ em, config: { LIMPEZA_LOTE: lote } }) =>
  feito((await limparSessoes(em, lote)) + (await esquecerChaves(em, lote)), lote);

export const navegadores: NextBatch = async ({ em, config }) =>
  feito(await esquecerNavegadores(em, config.LIMPEZA_LOTE), config.LIMPEZA_LOTE);
