import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../base/deps.ts';

import { despachar } from './despachar.ts';
import { haTrabalho } from './ha-trabalho.ts';

/** Shortest pause between two sweeps, in milliseconds. */
const SHORTEST_PAUSE_MS = 20;

/** Logs a failure, so that one failing praça does not block the others. */
const despacharNaVez = ({ orm, config, log }: Pick<Deps, 'orm' | 'config' | 'log'>, praca_id: number) =>
  despachar(orm.em.fork(), config, praca_id).catch((err: unknown) =>
    log.warn({ err, praca_id }, 'dispatch sweep of a place failed; trying again'),
  );

/**
 * Runs the dispatch of this process's praças (`PRACAS`, or all praças if it is empty) until `signal` aborts.
 * Wakes up every `VARREDURA_SEGUNDOS`, or earlier at the next deadline. This loop only reduces latency. Deadlines hold
 * by the database's clock even if no process runs it.
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
