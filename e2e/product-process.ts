import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { NO_BRAKES } from '@corre/testing/harness/no-brakes.ts';
import { QUICK_LOOKS } from '@corre/testing/harness/quick-looks.ts';
import type { Product } from './harness.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Long, because in CI three other processes may start beside this one. */
const readySeconds = 90;

/** The product in a process of its own, as an operator runs it, for tests of how processes start and stop. */
export interface ProductProcess extends Product {
  /** Kills it with SIGKILL, like a power cut. The database stays, and `startAnother` continues on it. */
  kill9: () => Promise<void>;
  /** Starts another API process on the same database. */
  startAnother: (env?: Record<string, string>) => Promise<ProductProcess>;
}

/** Starts `packages/api/src/main.ts` on a free port with a database of its own. The apps must have been built. */
export async function startProductProcess(env: Record<string, string> = {}): Promise<ProductProcess> {
  const database = await createTestDatabase();
  try {
    return await startOn(database.url, env, database.drop);
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function startOn(
  databaseUrl: string,
  env: Record<string, string>,
  drop: () => Promise<void>,
): Promise<ProductProcess> {
  const port = await freePort();
  const own = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    DEMO_VIVA: 'false',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, ['packages/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...QUICK_LOOKS, ...NO_BRAKES, ...own, ...env },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilReady(child, baseUrl, () => printed);
  return {
    baseUrl,
    databaseUrl,
    stop: async () => {
      await end('SIGTERM');
      await drop();
    },
    kill9: () => end('SIGKILL'),
    startAnother: (more = {}) => startOn(databaseUrl, { ...env, ...more }, async () => undefined),
  };
}

async function untilReady(child: ChildProcess, baseUrl: string, printed: () => string): Promise<void> {
  for (const deadline = Date.now() + readySeconds * 1000; Date.now() < deadline; await wait(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not become ready; it printed:\n${printed()}`);
}
