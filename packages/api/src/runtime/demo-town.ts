import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import type { Town } from '../base/ports.ts';
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

/** How long a process counts as starting, in milliseconds. Afterwards a person may start another one. */
const STARTING_MS = 60_000;

/**
 * The town's process, which works at this address as people do. It is started again when it ended by itself, or when a
 * person asks for it. It ends when the channel to it closes: also when this process is killed. `SIGINT` of a terminal
 * ends both.
 */
export class DemoTown implements Town {
  readonly #log: Logger;
  readonly #forget: (quem: string) => Promise<void>;
  #base: string | null = null;
  #child: ChildProcess | null = null;
  #began = 0;
  #again: NodeJS.Timeout | undefined;

  /** `forget` lets the database know that the process of this name has ended. */
  constructor(log: Logger, forget: (quem: string) => Promise<void>) {
    this.#log = log;
    this.#forget = forget;
  }

  get here(): boolean {
    return this.#base !== null;
  }

  get starting(): boolean {
    return this.#child !== null && performance.now() - this.#began < STARTING_MS;
  }

  /** Starts the town's first process. `base` is the address of the API. */
  open(base: string): void {
    this.#base = base;
    this.start();
  }

  start(): void {
    if (this.#base === null || this.starting) return;
    clearTimeout(this.#again);
    const [before, quem] = [this.#child, crypto.randomUUID()];
    const env = Object.fromEntries(KNOWN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
    const child = fork(MAIN, [this.#base, quem], {
      env,
      execArgv: HEAP,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    [this.#child, this.#began] = [child, performance.now()];
    child
      .once('error', (error) => this.#ended(child, quem, error))
      .once('exit', (code, signal) => this.#ended(child, quem, signal ?? code));
    before?.kill('SIGKILL');
  }

  stop(): void {
    this.#base = null;
    clearTimeout(this.#again);
    this.#child?.kill();
  }

  #ended(child: ChildProcess, quem: string, why: unknown): void {
    if (this.#base === null) return;
    // Until the next process reports, everybody reads that nobody works.
    this.#forget(quem).catch((error: unknown) => this.#log.warn({ err: error }, "the town's end was not written"));
    if (this.#child !== child) return;
    this.#child = null;
    // A terminal's SIGINT goes to both, and this process is about to stop, too.
    if (why === 'SIGINT') return;
    this.#log.warn({ why }, "the demonstration's town ended; it starts again");
    this.#again = setTimeout(() => this.start(), AGAIN_MS).unref();
  }
}
