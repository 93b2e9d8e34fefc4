import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readBackup, writeBackup } from '@corre/db/copy/backup-file.ts';
import { backupOrigin } from '@corre/db/copy/backup-text.ts';
import { copyOut, databaseOrigin, readTables } from '@corre/db/copy/database-origin.ts';
import { verify } from '@corre/db/copy/fill.ts';
import { filledByMigrations, restore } from '@corre/db/copy/restore.ts';
import { RowSum, type TableSum } from '@corre/db/copy/row-sum.ts';
import { withCopySession } from '@corre/db/copy/session.ts';
import type { NamedMigration } from '@corre/db/migrate/migration.ts';
import { migrate } from '@corre/db/migrate.ts';
import { migrations } from '@corre/db/migrations/list.ts';
import { clusterVariable, databaseUrl, runSql } from '@corre/db/testing/cluster.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../start.ts';
import { backup, copy, restoreFile } from './commands.ts';

const cluster = process.env[clusterVariable] ?? '';
const made: string[] = [];
let folder: string;
let api: TestApi;
let file: string;
let told: string;
let courier: string;

const TRICKY = 'Rua \\. 5\n\\.\nfundos\tbloco "B" \\N 🛵';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corre-copia-'));
  api = await startApi();
  // The test clock is a table of its own, which no release has.
  await runSql(
    api.url,
    `create or replace function agora() returns timestamptz language sql volatile as 'select clock_timestamp()'; drop table relogio_de_teste`,
  );
  const [shop, who] = [await api.novo.comercio('Empório \\ & Cia'), await api.novo.entregador()];
  await ficarOnline(who);
  const [id] = await pedir(shop);
  expect((await ofertaDe(who)).proxima_entrega?.id).toBe(id);
  await aceitar(who, id);
  await avancar(who, id, 'em_retirada', 'em_entrega', 'finalizada');
  courier = `entregador${who.nome.replace(/\D/g, '')}`;
  await runSql(api.url, `insert into foto (entregador_id, bytes, etag) values ($1, $2, 'x')`, [
    who.id,
    randomBytes(300_000),
  ]);
  await runSql(api.url, `insert into limite (key, points, expire) values ($1, 1, 1)`, [TRICKY]);
  await backup(mesa(), path.join(folder, 'copias'));
  const [name = ''] = await readdir(path.join(folder, 'copias'));
  file = path.join(folder, 'copias', name);
  told = said.join('\n');
});
afterAll(async () => {
  await api.close();
  for (const name of made) await runSql(cluster, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** The lines of the commands, for the tests that check them. */
const said: string[] = [];
const mesa = (config = api.config) => ({ config, embedded: false, dizer: (linha: string) => void said.push(linha) });

/** Creates an empty database with `create database`. */
async function emptyDatabase(): Promise<string> {
  const name = `restaurado_${randomBytes(6).toString('hex')}`;
  await runSql(cluster, `create database ${name}`);
  made.push(name);
  return databaseUrl(cluster, name);
}

const sums = (url: string): Promise<Map<string, TableSum>> =>
  withCopySession(url, async (client) => {
    const found = new Map<string, TableSum>();
    for (const table of await readTables(client)) {
      const sum = new RowSum();
      for await (const piece of copyOut(client, table)) sum.add(piece);
      found.set(table.nome, sum.sum);
    }
    return found;
  });

const tables = async (url: string) => (await withCopySession(url, readTables)).length;

const value = (url: string, sql: string) =>
  withCopySession(url, async (client) => (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]);

const quiet = () => undefined;
const unchecked = async () => undefined;

test('a backup restored aside has the same sums, opens its sealed columns, and the product goes on with it', async () => {
  const url = await emptyDatabase();
  await restoreFile(mesa(), file, url, false);
  const restored = await sums(url);
  expect(restored).toEqual(await sums(api.url));
  expect(restored.get('entrega')?.linhas).toBe(1);
  expect(await value(url, `select key from limite where key like 'Rua%'`)).toBe(TRICKY);

  const { cpf } = await api.orm.em.getKysely().selectFrom('entregador').select('cpf').executeTakeFirstOrThrow();
  expect(await value(url, 'select cpf from entregador')).toBe(cpf);
  expect(api.vault.open(cpf)).toBe('52998224725');

  const process = await startServer(api.config, { url, ownerUrl: url }, pino({ level: 'silent' }), folder);
  const again = new Client(`http://127.0.0.1:${process.port}`);
  expect(await again.post('/login', { usuario: courier, senha: TEST_PASSWORD })).toMatchObject({ status: 200 });
  await process.stop();
  // Triggers work again, and sequences continue from the old numbers.
  await runSql(
    url,
    `insert into comercio (nome, nome_chave, senha_hash, senha_inicial) values ('Nova', 'nova', 'x', false)`,
  );
  expect(await value(url, `select id from comercio where nome = 'Nova'`)).toBeGreaterThan(1);
  await expect(runSql(url, 'truncate auditoria')).rejects.toThrow(/append-only/);
});

test('a backup says which key it needs, and that the key is not in it', async () => {
  expect(told).toContain('A chave dos dados não está na cópia.');
  const [, print = ''] = /Impressão da chave: (\w+)/.exec(told) ?? [];
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).toContain(`"chave":"${print}"`);
  expect(text).not.toContain(api.config.CHAVE_DADOS);
});

test('a backup says which database it was made of, and how old its newest request is', () => {
  const { host, pathname } = new URL(api.url);
  expect(told).toContain(`Do banco "${pathname.slice(1)}" em ${host}: `);
  expect(told).toMatch(/ linhas, a solicitação mais nova é de há \d+ (segundo|minuto)s?\.$/m);
});

test('a database without one request is no backup and no origin, unless that is what is meant', async () => {
  const [url, target] = [await emptyDatabase(), await emptyDatabase()];
  const fresh = mesa({ ...api.config, DATABASE_URL: url });
  const into = path.join(folder, 'vazia');
  await expect(backup(fresh, into)).rejects.toThrow(/relation "mikro_orm_migrations" does not exist/);
  await migrate(url);
  await expect(backup(fresh, into)).rejects.toThrow(/não tem nenhuma solicitação: é o banco certo\?/);
  await expect(copy(fresh, target)).rejects.toThrow(/não tem nenhuma solicitação/);
  expect([existsSync(into), await tables(target)]).toEqual([false, 0]);
  await backup(fresh, into, true);
  expect(said.join('\n')).toContain('nenhuma solicitação ainda.');
  await copy(fresh, target, true);
  expect(await tables(target)).toBeGreaterThan(20);
});

test('a backup is for its owner only, and what is written later is not in it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await withCopySession(api.url, async (client) => {
    const origin = await databaseOrigin(client, null);
    const before = await value(api.url, 'select count(*)::int from limite');
    await runSql(api.url, `insert into limite (key, points, expire) values ('depois', 1, 1)`);
    const second = await writeBackup(origin, path.join(folder, 'segunda'), quiet);
    const read = await backupOrigin(readBackup(second.file));
    await verify(read);
    expect(read.writtenSum({ nome: 'limite', colunas: [] })?.linhas).toBe(before);
    await runSql(api.url, `delete from limite where key = 'depois'`);
  });
});

test('an interrupted backup leaves no file that looks whole', async () => {
  const into = path.join(folder, 'interrompida');
  await withCopySession(api.url, async (client) => {
    const origin = await databaseOrigin(client, null);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    let killed: Promise<void> | undefined;
    const writing = writeBackup(origin, into, () => {
      killed ??= runSql(cluster, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
    });
    await expect(writing).rejects.toThrow();
    await killed;
  });
  expect(await readdir(into)).toEqual([]);
});

describe('nothing is restored', () => {
  /** Writes the backup with a changed text into another file. */
  async function changed(change: (text: string) => string): Promise<string> {
    const other = path.join(folder, `outra-${randomBytes(4).toString('hex')}.gz`);
    await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)).toString())));
    return other;
  }

  const refused = async (given: string, sentence: RegExp) => {
    const url = await emptyDatabase();
    await expect(restoreFile(mesa(), given, url, false)).rejects.toThrow(sentence);
    // At most the schema exists.
    if ((await tables(url)) > 0) expect((await sums(url)).get('comercio')?.linhas).toBe(0);
  };

  test('of a file that was cut', async () => {
    const sentence = /está incompleta/;
    await refused(await changed((text) => text.slice(0, text.indexOf('copy public."oferta"'))), sentence);
    const examined = async (given: string) => verify(await backupOrigin(readBackup(given)));
    const endless = await changed((text) => text.slice(0, text.lastIndexOf('-- {')));
    await expect(examined(endless)).rejects.toThrow(sentence);
    const cut = path.join(folder, 'cortada.gz');
    await writeFile(cut, (await readFile(file)).subarray(0, -5000));
    await expect(examined(cut)).rejects.toThrow(/unexpected end of file/);
    expect(await examined(file)).toBeGreaterThan(20);
  });

  test('of a file in which a row is another one', () =>
    changed((text) => text.replace('Empório', 'Empirio')).then((other) =>
      refused(other, /A tabela comercio não é a que foi copiada/),
    ));

  test('of a file that is none, or of a later release', async () => {
    await refused(await changed(() => 'create table t ();\n'), /não é uma cópia de segurança do Corre/);
    await refused(
      await changed((text) => text.replace('-initial"', '-initial","29990101000000-depois"')),
      /esquema mais novo do que o desta versão do Corre \(migração 29990101000000-depois\)/,
    );
  });

  test('with another data key, or without one', async () => {
    const url = await emptyDatabase();
    const other = { ...api.config, CHAVE_DADOS: '1'.repeat(64) };
    await expect(restoreFile(mesa(other), file, url, false)).rejects.toThrow(
      /Esta chave dos dados não é a destes dados/,
    );
    const none = { ...api.config, CHAVE_DADOS: undefined, DATA_DIR: path.join(folder, 'nada') };
    await expect(restoreFile(mesa(none), file, url, false)).rejects.toThrow(/Falta a chave dos dados/);
    expect(await tables(url)).toBe(0);
    await restoreFile(mesa(none), file, url, true);
    expect(await sums(url)).toEqual(await sums(api.url));
  });

  test('with another key where only the sealed values can tell', async () => {
    const url = await emptyDatabase();
    const unsaid = await changed((text) => text.replace(/"chave":"\w+"/, '"chave":null'));
    const other = { ...api.config, CHAVE_DADOS: '1'.repeat(64) };
    await expect(restoreFile(mesa(other), unsaid, url, false)).rejects.toThrow(
      /Esta chave dos dados não é a destes dados/,
    );
    expect((await sums(url)).get('comercio')?.linhas).toBe(0);
    // The database is still usable as an empty one.
    await restoreFile(mesa(), unsaid, url, false);
    expect(await sums(url)).toEqual(await sums(api.url));
  });

  test('into a database that has rows', () =>
    expect(restoreFile(mesa(), file, api.url, false)).rejects.toThrow(
      /O banco de destino já tem dados \(na tabela \w+/,
    ));
});

test('a migrated database has rows in no other tables than a restore passes over', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const filled = [...(await sums(url))].filter(([, { linhas }]) => linhas > 0).map(([name]) => name);
  expect(filled.sort()).toEqual(filledByMigrations);
});

describe('after a later release has widened the schema and was rolled back', () => {
  const wider: NamedMigration[] = [
    ...migrations,
    {
      name: '29990101000000-depois',
      phase: 'expand',
      sql: `alter table comercio add column cor text; create table cor (id int primary key, nome text); insert into cor values (1, 'azul')`,
    },
  ];
  let widened: string;
  let own: string;
  beforeAll(async () => {
    widened = await emptyDatabase();
    await restoreFile(mesa(), file, widened, false);
    await migrate(widened, { list: wider });
    await runSql(widened, `update comercio set cor = 'azul'; insert into cor values (2, 'verde')`);
    await backup(mesa({ ...api.config, DATABASE_URL: widened }), path.join(folder, 'depois'));
    const [name = ''] = await readdir(path.join(folder, 'depois'));
    own = path.join(folder, 'depois', name);
  });

  test('the former restores its own backup into a database that the later one has made', async () => {
    const url = await emptyDatabase();
    await migrate(url, { list: wider });
    await restoreFile(mesa(), own, url, false);
    expect(await sums(url)).toEqual(await sums(widened));
    expect(await value(url, `select string_agg(nome, ' ' order by id) from cor`)).toBe('azul verde');
  });

  test('it names the release that can where it has to make the schema by itself', async () => {
    const url = await emptyDatabase();
    const root = path.join(folder, 'raiz');
    const release = path.join(root, 'api/releases/9.9.9-abc');
    await mkdir(path.join(release, 'packages/db/src/migrations'), { recursive: true });
    await writeFile(path.join(release, 'packages/db/src/migrations/29990101000000-depois.ts'), '');
    const sentence =
      'Os dados são de um esquema mais novo do que o desta versão do Corre (migração 29990101000000-depois)';
    await expect(restoreFile(mesa(), own, url, false)).rejects.toThrow(sentence);
    process.env.CORRE_RAIZ = root;
    await expect(restoreFile(mesa(), own, url, false)).rejects.toThrow(
      `Ela está aqui: ${release}/bin/copias restore, ou ${release}/bin/migrate.`,
    );
    delete process.env.CORRE_RAIZ;
    expect(await tables(url)).toBe(0);
  });
});

test('a database goes over the wire into another one', async () => {
  const url = await emptyDatabase();
  await withCopySession(api.url, async (client) => restore(await databaseOrigin(client, null), url, quiet, unchecked));
  expect(await sums(url)).toEqual(await sums(api.url));
});
