import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinEmbedded, startEmbedded } from './embedded.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'corre-embedded-'));
});

afterEach(async () => {
  await rm(await clusterHome(), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the cluster's folder. It lies outside `dataDir` where root's temporary folder is closed to others. */
async function clusterHome(): Promise<string> {
  const text = await readFile(path.join(dataDir, 'cluster.json'), 'utf8').catch(() => '{"home":"postgres"}');
  return path.resolve(dataDir, JSON.parse(text).home);
}

const start = (log: (message: string) => void = () => undefined) => startEmbedded({ dataDir, durable: false, log });

async function query(url: string, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows[0];
  } finally {
    await client.end();
  }
}

describe('the role that the product works as', () => {
  test('reads and writes rows, and can neither change the schema nor empty a table nor switch a trigger off', async () => {
    const db = await start();
    await query(db.ownerUrl, 'create table pedido (numero int generated always as identity, nome text)');
    await query(db.url, `insert into pedido (nome) values ('um')`);
    await query(db.url, `update pedido set nome = 'dois'`);
    expect(await query(db.url, 'select numero, nome from pedido')).toEqual({ numero: 1, nome: 'dois' });
    for (const forbidden of [
      'truncate pedido',
      'drop table pedido',
      'alter table pedido disable trigger all',
      'create table outra (n int)',
      'set session_replication_role = replica',
      'create role intruso superuser',
      `copy pedido to program 'true'`,
    ]) {
      await expect(query(db.url, forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
    }
    await db.stop();
  });

  test('comes to a cluster that was made before it, with all the rows', async () => {
    const old = await start();
    await query(old.ownerUrl, 'create table pedido as select 7 as numero');
    await query(old.ownerUrl, 'drop owned by corre_app');
    await query(old.ownerUrl, 'drop role corre_app');
    await old.stop();
    const db = await start();
    expect(await query(db.url, 'select numero, current_user as papel from pedido')).toEqual({
      numero: 7,
      papel: 'corre_app',
    });
    await db.stop();
  });

  test('has a log that names neither rows nor statements', async () => {
    const db = await start();
    await query(db.ownerUrl, `create table pedido (endereco text check (endereco <> 'Rua das Flores'))`);
    await expect(query(db.url, `insert into pedido values ('Rua das Flores')`)).rejects.toThrow(/check constraint/);
    await db.stop();
    const log = await readFile(path.join(await clusterHome(), 'postgres.log'), 'utf8');
    expect(log).toContain('check constraint');
    expect(log).not.toContain('Flores');
  });
});

describe('the embedded database', () => {
  test('keeps what was written between two starts', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table pedido as select 7 as numero');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select numero from pedido')).toEqual({ numero: 7 });
    await second.stop();
  });

  test('is UTF-8, in UTC, and folds Portuguese letters the same on every machine', async () => {
    const db = await start();
    const row = await query(
      db.url,
      `select current_setting('server_encoding') as e, current_setting('timezone') as z, lower('AÇAÍ') as l`,
    );
    expect(row).toEqual({ e: 'UTF8', z: 'UTC', l: 'açaí' });
    await db.stop();
  });

  test('refuses a second start on the same folder in one Portuguese line', async () => {
    const db = await start();
    await expect(start()).rejects.toThrow(
      `A pasta de dados ${dataDir} já está em uso por outro Corre (processo ${process.pid}).`,
    );
    await db.stop();
  });

  test('lets a command join the database that runs, and starts it when none does', async () => {
    const options = { dataDir, durable: false, log: () => undefined };
    const alone = await joinEmbedded(options);
    await query(alone.ownerUrl, 'create table pedido as select 7 as numero');
    const beside = await joinEmbedded(options);
    await beside.stop();
    expect(beside.url).toBe(alone.url);
    expect(await query(alone.url, 'select numero from pedido')).toEqual({ numero: 7 });
    await alone.stop();
  });

  test('lets only one of several simultaneous starts in', async () => {
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    const started = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await started[0]?.value.stop();
  });

  test('recovers when its process is killed and PostgreSQL goes on alone', async () => {
    const script = `import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
      const db = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: true, log: () => undefined });
      console.log(db.ownerUrl); setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
    await query(String(url).trim(), 'create table pedido as select 7 as numero');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const said: string[] = [];
    const db = await start((line) => said.push(line));
    expect(said).toEqual(['A última execução não terminou direito: recuperando o banco de dados…']);
    expect(await query(db.url, 'select numero from pedido')).toEqual({ numero: 7 });
    await db.stop();
  });

  test('comes back by itself, on its address, when PostgreSQL alone is killed', async () => {
    const db = await startEmbedded({ dataDir, durable: true, log: () => undefined });
    await query(db.ownerUrl, 'create table pedido as select 7 as numero');
    const [pid] = (await readFile(path.join(await clusterHome(), 'data', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect
      .poll(() => query(db.url, 'select numero from pedido').catch(() => 'down'), { timeout: 60_000 })
      .toEqual({ numero: 7 });
    await db.stop();
  });

  test('does not take another program for its own when the number in a stale pid file was given away', async () => {
    const first = await start();
    await first.stop();
    await writeFile(path.join(await clusterHome(), 'data', 'postmaster.pid'), `${process.pid}\n`);
    await writeFile(path.join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, started: 'another life' }));
    const db = await start();
    expect(await query(db.url, 'select 1 as um')).toEqual({ um: 1 });
    await db.stop();
  });

  test('keeps its password where only its owner reads it', async () => {
    const db = await start();
    expect((await stat(path.join(dataDir, 'cluster.json'))).mode & 0o777).toBe(0o600);
    await db.stop();
  });
});
