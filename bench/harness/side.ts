import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Bench, Figures } from './row.ts';
import type { Answer } from './side-process.ts';

/** One side of a comparison, in a process of its own. */
export interface Side {
  measure(seconds: number): Promise<Figures>;
  /** Ends the process before the row is done. */
  stop(): Promise<void>;
}

/**
 * Starts `<name>.side.ts` (`new URL('./x.side.ts', import.meta.url)`) as a process of its own, so that load and server
 * do not share an event loop. Its `serve` gets `options` as JSON. The process ends with the row.
 */
export async function startSide<Options extends object>(bench: Bench, module: URL, options: Options): Promise<Side> {
  const child = fork(module, [], { execArgv: [] });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${module.pathname} ended (${code})`);
  });
  gone.catch(() => undefined);
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await gone.catch(() => undefined);
  };
  bench.atEnd(stop);
  const ask = async (question: object | number): Promise<Figures> => {
    const message = once(child, 'message') as Promise<[Answer]>;
    child.send(question);
    const [given] = await Promise.race([message, gone]);
    if ('fault' in given) throw new Error(given.fault);
    return given.figures;
  };
  await ask(options);
  return { measure: ask, stop };
}
