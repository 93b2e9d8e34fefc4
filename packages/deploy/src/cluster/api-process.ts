import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../../../api/src/main.ts');
/** How long a process may take to become ready, in milliseconds. */
const READY_MS = 120_000;
/**
 * How long a process may take to stop before it is killed, in milliseconds. This is longer than its own limit
 * (ADR 0044).
 */
const STOP_MS = 35_000;

/** Thrown when an API process does not become ready. The message contains its output. */
export class NotReady extends Error {}

/** One API process. It keeps its port over restarts. */
export class ApiProcess {
  readonly port: number;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  #said = '';

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = env;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything that the process has printed since its last start. */
  get said(): string {
    return this.#said;
  }

  /** Starts the process and waits until it is ready. @throws NotReady */
  async start(): Promise<void> {
    const env = { ...process.env, HOST: '127.0.0.1', TRUST_PROXY: '1', ...this.#env, PORT: String(this.port) };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#said = '';
    for (const pipe of [child.stdout, child.stderr])
      pipe.setEncoding('utf8').on('data', (part) => (this.#said += part));
    const alongWithUs = () => child.kill('SIGKILL');
    process.once('exit', alongWithUs);
    child.once('exit', () => process.off('exit', alongWithUs));
    for (const late = Date.now() + READY_MS; !(await this.ready()); await wait(50)) {
      if (child.exitCode === null && child.signalCode === null && Date.now() < late) continue;
      throw new NotReady(`O processo da porta ${this.port} não ficou pronto. Ele disse: ${this.#said.trim()}`);
    }
  }

  async ready(): Promise<boolean> {
    const answer = await fetch(`${this.base}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }

  /** Stops the process with a signal and waits for its end. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(kill);
  }

  /** Kills the process without a graceful stop, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/**
 * Restarts processes one after another. It waits until a process is ready before it restarts the next. A release that
 * does not start then takes down only one process. @throws NotReady
 */
export async function restartOneByOne(
  processes: readonly ApiProcess[],
  say: (line: string) => void = () => undefined,
): Promise<void> {
  for (const [index, one] of processes.entries()) {
    await one.stop();
    await one.start();
    say(`Processo ${index + 1} de ${processes.length} (porta ${one.port}) reiniciado.`);
  }
}
