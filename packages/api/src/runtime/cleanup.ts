import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../base/deps.ts';
import { refazerChaves } from '../pedidos/enderecos/refazer-chaves.ts';
import { sweep } from './sweep/sweep.ts';
import { due } from './sweep/turn.ts';

/** The interval between two checks whether a sweep is due, in milliseconds. */
const OLHAR_A_CADA_MS = 60_000;

/** Gives remembered places the keys of this release. */
async function rekey({ orm, log }: Pick<Deps, 'orm' | 'log'>, signal: AbortSignal): Promise<void> {
  try {
    for (let found = 1; found > 0 && !signal.aborted; ) found = await refazerChaves(orm.em.fork());
  } catch (err) {
    log.warn({ err }, 'keys of remembered places were not renewed; again with the next sweep');
  }
}

/** Sweeps when a sweep is due and no other process runs one, until `signal` aborts. */
export async function runCleanup(
  deps: Pick<Deps, 'orm' | 'config' | 'vault' | 'log' | 'stopping'>,
  signal: AbortSignal,
): Promise<void> {
  const { orm, log } = deps;
  // Once at the start, and after each sweep: a process of the former release may have written old ones since.
  let renewed = false;
  while (!signal.aborted) {
    try {
      if (await due(orm)) {
        await sweep(deps);
        renewed = false;
      }
    } catch (err) {
      log.warn({ err }, 'the sweep failed; again in a minute');
    }
    if (!renewed) await rekey(deps, signal);
    renewed = true;
    await wait(OLHAR_A_CADA_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
