/**
 * `npm run cluster -- 3`: starts the product as in production on this machine: API processes with one database behind
 * nginx (docs/operations.md).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { InvalidConfig, readConfig } from '@corre/api/base/config.ts';
import { dataKey } from '@corre/api/base/data-key.ts';
import { PANELS } from '@corre/contract/panels.ts';
import { EmbeddedStartError } from '@corre/db/embedded/error.ts';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { joinEmbedded } from '@corre/db/embedded.ts';
import { commitOfWorkspace, workspace } from '../release/programs.ts';
import { publishApp } from '../release/publish-app.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { type RunningNginx, startNginx } from '../testing/start-nginx.ts';
import { ApiProcess, NotReady, restartOneByOne } from './api-process.ts';

const HELP = `npm run cluster -- 3     três processos da API sobre um banco, com o nginx na frente (1 a 16)
                         Enter reinicia um processo de cada vez; Ctrl-C encerra.`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Lays out each build as a release below `root`, as nginx serves releases. */
async function release(root: string): Promise<void> {
  const commit = await commitOfWorkspace();
  for (const panel of PANELS) {
    const dist = path.join(workspace, 'apps', panel.name, 'dist');
    await publishApp({ root, panel, dist, version: '0.0.0', commit, now: new Date() });
  }
}

async function openProxy(processes: readonly ApiProcess[], root: string): Promise<RunningNginx | null> {
  const nginx = await debianProgram('nginx');
  if (nginx === null) return null;
  const api = processes.map(({ port }) => `127.0.0.1:${port}`);
  return startNginx(nginx, { apps: path.join(root, 'apps'), api });
}

async function run(count: number): Promise<number> {
  const config = readConfig(process.env);
  const embedded = config.DATABASE_URL
    ? null
    : await joinEmbedded({ dataDir: config.DATA_DIR, durable: true, log: say });
  const url = config.DATABASE_URL ?? embedded?.ownerUrl ?? '';
  const root = path.resolve(config.DATA_DIR, 'cluster');
  await mkdir(root, { recursive: true });
  // All processes share one key, so create it before any of them starts.
  const env = { DATABASE_URL: url, CHAVE_DADOS: await dataKey(config), SEED: config.SEED ?? 'none' };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const processes = ports.map((port) => new ApiProcess(port, env));
  let proxy: RunningNginx | null = null;
  try {
    await release(root);
    for (const one of processes) {
      await one.start();
      // Only the first start prints the first administrator's link.
      process.stdout.write(one.said);
    }
    proxy = await openProxy(processes, root);
    say(
      proxy
        ? `\n${count} processos atrás do nginx: ${proxy.origin} (certificado feito na hora: o navegador pergunta)`
        : `\nO nginx não está instalado: cada processo responde na própria porta, ${processes.map(({ base }) => base).join(', ')}`,
    );
    say('Enter reinicia um processo de cada vez; Ctrl-C encerra.');
    await untilStopped(() => restartOneByOne(processes, say));
    return 0;
  } finally {
    await proxy?.stop();
    await Promise.all(processes.map((one) => one.stop()));
    await embedded?.stop();
  }
}

/** Waits for a signal. Each Enter calls `again`; the calls never overlap. */
function untilStopped(again: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let working: Promise<void> = Promise.resolve();
    const lines = createInterface({ input: process.stdin });
    const end = () => {
      lines.close();
      working.finally(resolve);
    };
    lines.on('line', () => {
      working = working.then(again);
      working.catch(reject);
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, end);
  });
}

const [given = '3'] = process.argv.slice(2);
const count = Number(given);
if (!Number.isInteger(count) || count < 1 || count > 16) {
  say(HELP);
  process.exit(2);
}
process.exit(
  await run(count).catch((error: unknown) => {
    const expected = [InvalidConfig, EmbeddedStartError, NotReady].some((kind) => error instanceof kind);
    process.stderr.write(`${expected && error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }),
);
