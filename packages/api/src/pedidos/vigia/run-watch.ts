import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import { type Limites, limitesDaEmpresa } from './limites.ts';
import { varrer } from './varrer.ts';

/** How long the limits hold before they are reckoned anew, in milliseconds: nine of ten deliveries change slowly. */
const LIMITS_HOLD_MS = 10 * 60_000;

/** The watchdog of this process: a round every `VIGIA_VARREDURA_SEGUNDOS`, until `signal` aborts. */
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
