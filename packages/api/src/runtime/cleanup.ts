import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../base/deps.ts';
import { sweep } from './sweep/sweep.ts';
import { due } from './sweep/turn.ts';

/** The interval between two checks whether a sweep is due, in milliseconds. */
const OLHAR_A_CADA_MS = 60_000;

/** Sweeps when a sweep is due and no other process runs one, until `signal` aborts. */
export async function runCleanup(
  deps: Pick<Deps, 'orm' | 'config' | 'vault' | 'log' | 'stopping'>,
  signal: AbortSignal,
): Promise<void> {
  const { orm, log } = deps;
  while (!signal.aborted) {
    try {
      if (await due(orm)) await sweep(deps);
    } catch (err) {
      log.warn({ err }, 'the sweep failed; again in a minute');
    }
    await wait(OLHAR_A_CADA_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
