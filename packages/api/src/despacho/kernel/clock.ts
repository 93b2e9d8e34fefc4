import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';

import { despachar } from './despachar.ts';
import { haTrabalho } from './ha-trabalho.ts';

/** Shortest pause between two looks, in milliseconds. */
const SHORTEST_PAUSE_MS = 20;

/** A place that cannot be brought to the present holds up no other one. */
const despacharNaVez = ({ orm, config, log }: Pick<Deps, 'orm' | 'config' | 'log'>, praca_id: number) =>
  despachar(orm.em.fork(), config, praca_id).catch((err: unknown) =>
    log.warn({ err, praca_id }, 'dispatch sweep of a place failed; trying again'),
  );

/**
 * The wake-up of this process: looks every `VARREDURA_SEGUNDOS`, or when the next deadline falls. It makes things prompt
 * and nothing else: deadlines hold by the database's clock whether or not any process runs this. Of the places it runs those of
 * `PRACAS`, all when none is named.
 * Ends when `signal` aborts.
 */
export async function runClock(deps: Pick<Deps, 'orm' | 'config' | 'log'>, signal: AbortSignal): Promise<void> {
  const sweep = deps.config.VARREDURA_SEGUNDOS * 1000;
  while (!signal.aborted) {
    let pause = sweep;
    try {
      const em = deps.orm.em.fork();
      const trabalho = await haTrabalho(em, deps.config);
      for (const praca_id of trabalho.pracas) await despacharNaVez(deps, praca_id);
      if (trabalho.proximo_ms !== null) pause = Math.min(sweep, Math.max(SHORTEST_PAUSE_MS, trabalho.proximo_ms));
    } catch (err) {
      deps.log.warn({ err }, 'dispatch sweep failed; trying again');
    }
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
