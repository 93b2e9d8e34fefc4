import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import { concludeDue, devido, rejectDue, startNext } from './due.ts';

/**
 * Runs the deadlines of Open Delivery every `OD_VARREDURA_SEGUNDOS`, until `signal` aborts. Several processes may run
 * it at once. Each check reads indexes that contain open rows only.
 */
export async function runDeadlines({ orm, config, log }: Pick<Deps, 'orm' | 'config' | 'log'>, signal: AbortSignal) {
  if (!config.OD) return;
  while (!signal.aborted) {
    await wait(config.OD_VARREDURA_SEGUNDOS * 1_000, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const { rejeitar, concluir, aceitos } = await devido(orm.em.fork());
      if (rejeitar) await rejectDue(orm.em.fork(), config);
      if (concluir) await concludeDue(orm.em.fork());
      if (aceitos) await startNext(orm.em.fork());
    } catch (err) {
      log.warn({ err }, 'the deadlines of Open Delivery failed; trying again');
    }
  }
}
