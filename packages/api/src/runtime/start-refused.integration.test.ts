import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const KEY = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const start = (env: Record<string, string>) => startProcess({ DATABASE_URL: database.url, ...env });

it('a start with another data key than the database was made with is refused with what to do', async () => {
  await (await start({ CHAVE_DADOS: KEY })).stop();
  await expect(start({ CHAVE_DADOS: OTHER })).rejects.toThrow('CHAVE_DADOS não é a chave deste banco de dados');
  await (await start({ CHAVE_DADOS: KEY })).stop();
});

it('so is one on a database from before the proof, whose sealed columns another key made', async () => {
  await (await start({ CHAVE_DADOS: KEY })).stop();
  await runSql(database.url, 'delete from prova_da_chave');
  await expect(start({ CHAVE_DADOS: OTHER })).rejects.toThrow('CHAVE_DADOS não é a chave deste banco de dados');
  await (await start({ CHAVE_DADOS: KEY })).stop();
});

it('a TLS mode that may fall back to none is refused', async () => {
  await expect(start({ DATABASE_URL: `${database.url}?sslmode=prefer` })).rejects.toThrow(
    'DATABASE_URL: sslmode=prefer pode cair para uma conexão sem cifra',
  );
});

it('below systemd the link of the first administrator goes into a file of its own, and not into the journal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'corre-link-'));
  const given = { CHAVE_DADOS: KEY, DATA_DIR: folder, JOURNAL_STREAM: '8:1234', LOGIN_FALHAS_USUARIO: '100' };
  const api = await start({ ...given, SITE_URL: 'https://corre.example' });
  const file = join(folder, 'link-admin');
  await expect.poll(api.said).toContain(file);
  const [, segredo = ''] =
    /^https:\/\/corre\.example\/senha\?comecar#([\w-]{43})\n$/.exec(await readFile(file, 'utf8')) ?? [];
  expect(segredo).not.toBe('');
  expect(api.said()).not.toContain(segredo);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const admin = new Client(api.base);
  expect((await admin.post('/senha', { segredo, nova_senha: 'uma frase bem nova' })).status).toBe(200);
  expect((await admin.post('/login', { usuario: 'admin', senha: 'uma frase bem nova' })).status).toBe(200);
  expect((await admin.post('/senha', { segredo, nova_senha: 'outra frase bem nova' })).status).toBe(409);
  await api.stop();
  await rm(folder, { recursive: true });
});
