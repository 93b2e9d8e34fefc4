import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import { onThisMachineOnly, wantsDemo } from '../base/wants-demo.ts';
import type { FirstStart } from './first-start.ts';

const MAIN = fileURLToPath(new URL('../../../demo/src/viva/main.ts', import.meta.url));
/** The town reads little at a time. A small heap keeps its process small. */
const HEAP = ['--max-old-space-size=32', '--max-semi-space-size=1', '--optimize-for-size', '--v8-pool-size=1'];

/**
 * Returns whether the demonstration's town may work: its accounts are there, only this machine reaches the process, and
 * nobody switched it off (ADR 0050).
 */
export const mayHaveDemoTown = (config: Config, { demo }: Pick<FirstStart, 'demo'>): boolean =>
  config.DEMO_VIVA && demo && wantsDemo(config) && onThisMachineOnly(config);

/** The town knows the HTTP address, and no secret of this process. */
const KNOWN = ['PATH', 'SystemRoot', 'NODE_COMPILE_CACHE'];
/** Pause before a town that ended is started again, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * Starts the town's process, which works at this address as people do, and starts it again when it ended by itself. It
 * ends when the channel to it closes: also when this process is killed. `SIGINT` of a terminal ends both.
 */
export function startDemoTown(base: string, log: Logger): { stop: () => void } {
  const env = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  let town: ChildProcess;
  let stopped = false;
  const start = () => {
    if (stopped) return;
    town = fork(MAIN, [base], { env, execArgv: HEAP, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let over = false;
    const ended = (why: unknown) => {
      if (over || stopped) return;
      over = true;
      log.warn({ why }, "the demonstration's town ended; it starts again");
      setTimeout(start, AGAIN_MS).unref();
    };
    // A terminal's SIGINT goes to both, and this process is about to stop, too.
    town.on('error', ended).on('exit', (code, signal) => signal === 'SIGINT' || ended(signal ?? code));
  };
  start();
  return {
    stop: () => {
      stopped = true;
      town.kill();
    },
  };
}
