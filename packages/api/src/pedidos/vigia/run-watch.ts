import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';
import { limitesDeAgora } from './limites.ts';
import { varrer } from './varrer.ts';

/** The watchdog of this process: a round every `VIGIA_VARREDURA_SEGUNDOS`, until `signal` aborts. */
export async function runWatch(deps: Pick<Deps, 'orm' | 'config' | 'log'>, signal: AbortSignal): Promise<void> {
  const { orm, config, log } = deps;
  while (!signal.aborted) {
    await wait(config.VIGIA_VARREDURA_SEGUNDOS * 1000, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const em = orm.em.fork();
      await varrer(em, config, await limitesDeAgora(em, config));
    } catch (err) {
      log.warn({ err }, 'the watchdog failed; trying again');
    }
  }
}
