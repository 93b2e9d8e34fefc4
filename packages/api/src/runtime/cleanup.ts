import { setTimeout as wait } from 'node:timers/promises';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';
import { esquecerNavegadores } from '../acesso/sessoes/navegadores.ts';
import { limparSessoes } from '../acesso/sessoes/sessoes.ts';
import type { Deps } from '../base/deps.ts';
import { retain } from './retention.ts';

/** How often, in milliseconds. */
const A_CADA_MS = 3_600_000;
/** How long an answer is kept for retries, in seconds (docs/reliability.md). */
const GUARDAR_RESPOSTAS = 24 * 3_600;

/**
 * Deletes what nobody can use any more: dead sessions, browsers not seen for long, answers kept for retries past their time.
 * Safe in several processes at once.
 */
export async function cleanUp(em: Em): Promise<void> {
  await limparSessoes(em);
  await esquecerNavegadores(em);
  await em
    .getKysely()
    .deleteFrom('idempotencia')
    .where('criada_em', '<', secondsBefore(agora, GUARDAR_RESPOSTAS))
    .execute();
}

/** Runs it and the retention times at start and every hour, until `signal` aborts. */
export async function runCleanup(
  deps: Pick<Deps, 'orm' | 'config' | 'vault' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { orm, log } = deps;
  const falhou = (err: unknown) => log.warn({ err }, 'housekeeping failed; again in an hour');
  while (!signal.aborted) {
    await cleanUp(orm.em.fork()).catch(falhou);
    await retain(deps).catch(falhou);
    await wait(A_CADA_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
