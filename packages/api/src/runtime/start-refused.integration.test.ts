import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { startProcess } from '@corre/testing/harness/process.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const KEY = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
let banco: TestDatabase;

beforeEach(async () => {
  banco = await createTestDatabase();
});
afterEach(() => banco.drop());

const start = (ambiente: Record<string, string>) => startProcess({ DATABASE_URL: banco.url, ...ambiente });

it('a start with another data key than the database was made with is refused with what to do', async () => {
  await (await start({ CHAVE_DADOS: KEY })).stop();
  await expect(start({ CHAVE_DADOS: OTHER })).rejects.toThrow('CHAVE_DADOS não é a chave deste banco de dados');
  await (await start({ CHAVE_DADOS: KEY })).stop();
});

it('so is one on a database from before the proof, whose sealed columns another key made', async () => {
  await (await start({ CHAVE_DADOS: KEY })).stop();
  await runSql(banco.url, 'delete from prova_da_chave');
  await expect(start({ CHAVE_DADOS: OTHER })).rejects.toThrow('CHAVE_DADOS não é a chave deste banco de dados');
  await (await start({ CHAVE_DADOS: KEY })).stop();
});

it('a TLS mode that may fall back to none is refused', async () => {
  await expect(start({ DATABASE_URL: `${banco.url}?sslmode=prefer` })).rejects.toThrow(
    'DATABASE_URL: sslmode=prefer pode cair para uma conexão sem cifra',
  );
});
