import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, readFileSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { SEM_FREIOS } from '@corre/testing/harness/no-brakes.ts';
import sparticuz from '@sparticuz/chromium';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '..');
const readySeconds = 30;

/** One running API process of the product, serving the builds, and the database behind it. */
export interface Product {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  baseUrl: string;
  databaseUrl: string;
  process: ChildProcess;
  /** Everything the process printed so far. */
  output: () => string;
  /** Ends it as an operator would (SIGTERM), drops the database if this process came with it, and gives the exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL). The database stays: `startAnother` goes on with it. */
  kill9: () => Promise<void>;
  /** A further API process on the same database. */
  startAnother: (env?: Record<string, string>) => Promise<Product>;
}

/** Starts `packages/api/src/main.ts` on a free port and a database of its own; the apps must have been built (`npm test` does). */
export async function startProduct({ env = {} }: { env?: Record<string, string> } = {}): Promise<Product> {
  const database = await createTestDatabase();
  try {
    return await startProcess(database.url, env, database.drop);
  } catch (error) {
    await database.drop();
    throw error;
  }
}

async function startProcess(
  databaseUrl: string,
  env: Record<string, string>,
  drop: () => Promise<void>,
): Promise<Product> {
  const port = await freePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl, SEED: 'none', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['packages/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...SEM_FREIOS, ...own, ...env },
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
  const product: Product = {
    baseUrl: `http://127.0.0.1:${port}`,
    databaseUrl,
    process: child,
    output: () => printed,
    stop: async () => {
      await end('SIGTERM');
      await drop();
      return child.exitCode;
    },
    kill9: () => end('SIGKILL'),
    startAnother: (more = {}) => startProcess(databaseUrl, { ...env, ...more }, async () => undefined),
  };
  await untilReady(product);
  return product;
}

async function untilReady(product: Product): Promise<void> {
  for (const deadline = Date.now() + readySeconds * 1000; Date.now() < deadline; await wait(50)) {
    if (product.process.exitCode !== null) break;
    const answer = await fetch(`${product.baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  product.process.kill('SIGKILL');
  throw new Error(`the product did not become ready; it printed:\n${product.output()}`);
}

const locale = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };
/** A courier's phone: small, touched, sharp. */
export const phone: BrowserContextOptions = {
  ...locale,
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** The counter's or the office's screen. */
export const desktop: BrowserContextOptions = { ...locale, viewport: { width: 1360, height: 860 } };

/** Chromium out of an npm package, or the one `CHROMIUM_PATH` names. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await unpackChromium());
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
}

/** The package unpacks into the temporary directory for its owner alone: another user of the machine needs a copy of his own. */
async function unpackChromium(): Promise<string> {
  const shared = path.join(tmpdir(), 'chromium');
  const usable = await access(shared, constants.X_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (!usable) {
    const own = path.join(tmpdir(), `corre-chromium-${process.getuid?.() ?? 0}`);
    await mkdir(own, { recursive: true, mode: 0o700 });
    process.env.TMPDIR = own;
  }
  return sparticuz.executablePath();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong on the page (WCAG 2.2 A and AA), one line each; empty when all is well. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const results = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(tags)} })`);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
}
