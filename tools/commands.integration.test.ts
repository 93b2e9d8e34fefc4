import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@corre/db/embedded/free-port.ts';
import { migrate } from '@corre/db/migrate.ts';
import { clusterVariable, databaseUrl, runSql } from '@corre/db/testing/cluster.ts';
import { debianProgram } from '@corre/deploy/testing/debian-package.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Run, runCommand } from './run-command.ts';
import { capture, install, root } from './workspace.mjs';

/**
 * Runs every command that the README names for a moment, as a person would. A command without an entry here fails. A
 * command that writes into the work tree also fails.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'corre-commands-'));
const inFolder = (name: string) => path.join(folder, name);
const inRoot = (name: string) => path.join(root, name);
const textOf = (file: string) => readFileSync(file, 'utf8');
const nginx = await debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
const ports = { dev: await freePort(), gallery: await freePort() };

const DATABASES = ['propria', 'migrada', 'restaurada', 'copiada'] as const;
const clusterUrl = process.env[clusterVariable] ?? '';
/** Databases of this file only. The first has the product's schema, the others are empty. */
const nameOf = (name: string) => `comando_${name}_${process.pid}`;
const urlOf = (name: (typeof DATABASES)[number]) => databaseUrl(clusterUrl, nameOf(name));

/** The environment of a command that needs a database and a data folder. */
const own = (url = urlOf('propria')) => ({
  DATABASE_URL: url,
  DATA_DIR: inFolder('dados'),
  CHAVE_DADOS: '0'.repeat(64),
  ADMIN_PASSWORD: 'senha-do-admin',
});
const theCopy = () => inFolder(readdirSync(folder).find((name) => name.endsWith('.sql.gz')) ?? 'nenhuma');

/** Two rows show that the command works. `CORRE_BENCH=all`, every night: all. */
const EVERY = process.env.CORRE_BENCH === 'all';
const ROWS = readdirSync(inRoot('bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .filter((name) => EVERY || ['polls', 'sequence'].includes(name));

/** Matches an output with a line for every row of the table. */
const EVERY_ROW = new RegExp(ROWS.map((row) => `(?=[\\s\\S]*^${row} )`).join(''), 'm');

interface Command extends Run {
  /** documents that the command writes, here into this file's folder; they must equal the committed ones */
  writes?: readonly string[];
}

/**
 * The runs of each command. A list has several entries if one line names several commands or a command has several
 * modes.
 */
const RUNS: Record<string, () => readonly Command[]> = {
  bench: () => [
    { args: ['bench', '--', '--short', ...ROWS], env: { TMPDIR: folder }, says: EVERY_ROW },
    { args: ['bench', '--', '--gate'], env: { TMPDIR: folder }, says: /counts are what/ },
  ],
  dev: () => [
    {
      args: ['dev'],
      env: { ...own(), PORT: String(ports.dev) },
      until: /Desenvolvimento em/,
      answers: `http://127.0.0.1:${ports.dev}/readyz`,
    },
  ],
  conta: () => [{ args: ['conta', '--', '--help'], env: own(), says: /npm run conta/ }],
  gallery: () => [
    {
      args: ['gallery', '--', '--port', String(ports.gallery), '--strictPort', '--host', '127.0.0.1'],
      until: /Local:.*http/,
      answers: `http://127.0.0.1:${ports.gallery}/`,
    },
  ],
  soak: () => [{ args: ['soak', '--', '--minutes', '0.34', '--processes', '2'], says: /0 {2}broken invariants/ }],
  simulate: () => [
    { args: ['simulate', '--', '--orders', '4', '--shops', '2', '--couriers', '3'], says: /fingerprint/ },
  ],
  screenshots: () => [
    { args: ['screenshots', '--', 'saiba-mais-phone', '--out', inFolder('fotos')], says: /^2 imagens/m },
  ],
  release: () => [
    { args: ['release', '--', 'courier', '--raiz', inFolder('raiz')], says: /está no ar/ },
    { args: ['release', '--', 'courier', '--raiz', inFolder('raiz'), '--lista'], says: /→/ },
  ],
  'deploy:conf': () => [
    { args: ['deploy:conf', '--', 'nginx', '--host', 'corre.example'], says: /server_name corre\.example/ },
  ],
  cluster: () => [{ args: ['cluster', '--', '1'], env: own(), until: /Enter reinicia/ }],
  rehearsal: () => [
    {
      args: [
        'rehearsal',
        '--',
        'rolling',
        '--processes',
        '2',
        '--couriers',
        '2',
        '--shops',
        '1',
        '--streams',
        '2',
        '--seconds',
        '1',
      ],
      says: /acknowledged: \d+ requests/,
    },
  ],
  migrate: () => [
    { args: ['migrate'], env: own(urlOf('migrada')), says: /Migrações aplicadas: \d+/ },
    { args: ['migrate', '--', '--ver'], env: own(urlOf('migrada')), says: /O esquema está em dia/ },
  ],
  // The database has no request, so the backup needs `--vazio`.
  backup: () => [{ args: ['backup', '--', '--vazio', '--para', folder], env: own(), says: /Cópia pronta/ }],
  // Runs after the backup, because it uses the backup's file.
  restore: () => [
    { args: ['restore', '--', '--de', theCopy(), '--conferir'], env: own(), says: /A cópia está inteira/ },
    { args: ['restore', '--', '--de', theCopy(), '--para', urlOf('restaurada')], env: own(), says: /Pronto: / },
  ],
  banco: () => [
    { args: ['banco', '--', 'copiar', '--vazio', '--para', urlOf('copiada')], env: own(), says: /Pronto: / },
  ],
  contract: () => [{ args: ['contract', '--', 'check'], says: /The present contract keeps/ }],
  migration: () => [{ args: ['migration', '--', 'check'], says: /agree/ }],
  er: () => [{ args: ['er', '--', '--out', folder], writes: ['architecture.md', 'database.md'] }],
  router: () => [{ args: ['router', '--', '--check'] }],
  openapi: () => [
    {
      args: ['openapi', '--', '--out', inFolder('openapi.json')],
      writes: ['openapi.json', 'openapi-chave.json', 'errors.md', 'open-delivery.json'],
    },
  ],
};

/** Commands that `npm test` runs itself, with the title of their step. */
const STEPS: Record<string, string> = { unused: 'Unused code', build: 'Builds' };
/** Commands that need a program of the machine. Without it they count as skipped. */
const NEEDS: Record<string, string | null> = { rehearsal: nginx };

const readme = textOf(inRoot('README.md'));
const [, table = ''] = /## More commands\n([\s\S]*?)\n\n(?!\|)(?=\S)[^|]/.exec(readme) ?? [];
const named = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(?:npm run )?([\w:]+)[^`]*`/g)].map(([, name = '']) => name),
);

/** Returns the files that differ from the commit; empty without a repository. */
const changedFiles = async () => (await capture('git', ['status', '--porcelain'])).output;
let changedBefore: string;

beforeAll(async () => {
  // `npm test` has installed already. Without this line, each command would install at the same time.
  await install(() => undefined);
  changedBefore = await changedFiles();
  for (const name of DATABASES) await runSql(clusterUrl, `create database ${nameOf(name)}`);
  await migrate(urlOf('propria'));
});
afterAll(async () => {
  for (const name of DATABASES) await runSql(clusterUrl, `drop database ${nameOf(name)} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

it('every command that the README names has an entry here', () => {
  expect(named.length).toBeGreaterThan(15);
  expect([...Object.keys(RUNS), ...Object.keys(STEPS)].sort()).toEqual([...named].sort());
  const steps = textOf(inRoot('tools/test.mjs')) + textOf(inRoot('tools/static-checks.mjs'));
  for (const title of Object.values(STEPS)) expect(steps).toContain(`title: '${title}'`);
});

describe('is run for a moment', () => {
  for (const [name, runs] of Object.entries(RUNS)) {
    it.skipIf(NEEDS[name] === null)(`npm run ${name}`, { timeout: 30 * 60_000 }, async () => {
      for (const run of runs()) {
        const { said, code } = await runCommand(run);
        expect(code, `npm run ${run.args.join(' ')}\n${said}`).toBe(run.until ? null : 0);
        if (run.says) expect(said, run.args.join(' ')).toMatch(run.says);
        for (const file of run.writes ?? []) expect(textOf(inFolder(file))).toBe(textOf(inRoot(`docs/${file}`)));
      }
    });
  }
});

it('and none of them writes into the work tree', async () => {
  expect(await changedFiles()).toBe(changedBefore);
});
