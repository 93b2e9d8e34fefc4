import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { NO_BRAKES } from './no-brakes.ts';
import { QUICK_LOOKS } from './quick-looks.ts';

const MAIN = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));

/** A separate API process that can be killed. */
export interface TestProcess {
  base: string;
  pid: number;
  /** Everything that it has printed, including its log. */
  said(): string;
  /** Kills it with SIGKILL, so that nothing is finished or closed. */
  kill(): Promise<void>;
  /** Asks it to stop. Returns its exit code, or null when it had to be killed. */
  stop(): Promise<number | null>;
}

/** Starts a process for each environment. If one cannot start, ends the others and throws. */
export async function startProcesses(...environments: Record<string, string>[]): Promise<TestProcess[]> {
  const starts = await Promise.allSettled(environments.map((environment) => startProcess(environment)));
  const failed = starts.find((start) => start.status === 'rejected');
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  if (!failed) return started;
  await Promise.all(started.map((one) => one.kill()));
  throw failed.reason;
}

/**
 * Starts `main`, by default of this release, on a free port with the database of `ambiente.DATABASE_URL`. Waits until
 * it has started.
 */
export async function startProcess(environment: Record<string, string>, main = MAIN): Promise<TestProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...QUICK_LOOKS,
      ...NO_BRAKES,
      SEED: 'none',
      DEMO_VIVA: 'false',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', (part) => (said += part));
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  const ended = once(child, 'exit').then(() => process.off('exit', killWithParent));
  const started = once(child.stdout, 'data');
  await Promise.race([
    started,
    ended.then(() => {
      throw new Error(`the process ended while starting: ${said}`);
    }),
  ]);
  return {
    base: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said: () => said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
