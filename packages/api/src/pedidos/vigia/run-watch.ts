import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import { type Limites, limitesDaEmpresa } from './limites.ts';
import { varrer } from './varrer.ts';

/** Lifetime of the limits before they are computed again, in milliseconds. The 90th percentiles change slowly. */
const LIMITS_HOLD_MS = 10 * 60_000;

/**
 * Runs the watchdog of this process every `VIGIA_VARREDURA_SEGUNDOS`, until `signal` aborts. An error is logged, and
 * the loop goes on.
 */
export async function runWatch(deps: Pick<Deps, 'orm' | 'config' | 'log'>, signal: AbortSignal): Promise<void> {
  const { orm, config, log } = deps;
  let known: { limites: Limites; since: number } | null = null;
  while (!signal.aborted) {
    await wait(config.VIGIA_VARREDURA_SEGUNDOS * 1000, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const em = orm.em.fork();
      if (known === null || performance.now() - known.since > LIMITS_HOLD_MS) {
        known = { limites: await limitesDaEmpresa(em, config), since: performance.now() };
      }
      await varrer(em, config, known.limites);
    } catch (err) {
      log.warn({ err }, 'the watchdog failed; trying again');
    }
  }
}
