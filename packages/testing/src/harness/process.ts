import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { NO_BRAKES } from './no-brakes.ts';

const MAIN = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url));

/** A separate API process that can be killed. */
export interface TestProcess {
  base: string;
  pid: number;
  /** Everything that it has printed, including its log. */
  said(): string;
  /** Kills it with SIGKILL, so that nothing is finished or closed. */
  matar(): Promise<void>;
  /** Asks it to stop. Returns its exit code, or null when it had to be killed. */
  stop(): Promise<number | null>;
}

/**
 * Starts `main`, by default of this release, on a free port with the database of `ambiente.DATABASE_URL`. Waits until
 * it has started.
 */
export async function startProcess(ambiente: Record<string, string>, main = MAIN): Promise<TestProcess> {
  const porta = await freePort();
  const filho = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...NO_BRAKES,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      SAIDA_SEGUNDOS: '0',
      ...ambiente,
      PORT: String(porta),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const pipe of [filho.stdout, filho.stderr]) pipe.setEncoding('utf8').on('data', (part) => (said += part));
  const levarJunto = () => filho.kill('SIGKILL');
  process.once('exit', levarJunto);
  const acabou = once(filho, 'exit').then(() => process.off('exit', levarJunto));
  const noAr = once(filho.stdout, 'data');
  await Promise.race([
    noAr,
    acabou.then(() => {
      throw new Error(`the process ended while starting: ${said}`);
    }),
  ]);
  return {
    base: `http://127.0.0.1:${porta}`,
    pid: filho.pid ?? 0,
    said: () => said,
    async matar() {
      filho.kill('SIGKILL');
      await acabou;
    },
    async stop() {
      filho.kill('SIGTERM');
      await acabou;
      return filho.exitCode;
    },
  };
}
