import { setTimeout as esperar } from 'node:timers/promises';
import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { esquecerNavegadores } from '../acesso/sessoes/navegadores.ts';
import { limparSessoes } from '../acesso/sessoes/sessoes.ts';
import type { Deps } from '../base/deps.ts';

import { reter } from './retention.ts';

/** How often, in milliseconds. */
const A_CADA_MS = 3_600_000;

/** Deletes what nobody can use any more: dead sessions, browsers not seen for long, answers kept for retries past their 24 h. Safe in several processes at once. */
export async function faxina(em: Em): Promise<void> {
  await limparSessoes(em);
  await esquecerNavegadores(em);
  await rows(em, sql`delete from idempotencia where criada_em < agora() - interval '24 hours'`);
}

/** Runs it and the retention times at start and every hour, until `signal` aborts. */
export async function rodarFaxina(
  deps: Pick<Deps, 'orm' | 'config' | 'cofre' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { orm, log } = deps;
  const falhou = (err: unknown) => log.warn({ err }, 'housekeeping failed; again in an hour');
  while (!signal.aborted) {
    await faxina(orm.em.fork()).catch(falhou);
    await reter(deps).catch(falhou);
    await esperar(A_CADA_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
