import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/**
 * Starts the town's process, which works at this address as people do. It ends when the channel to it closes: also
 * when this process is killed. `SIGINT` of a terminal ends both.
 */
export const startDemoTown = (base: string): ChildProcess =>
  fork(MAIN, [base], { execArgv: HEAP, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
