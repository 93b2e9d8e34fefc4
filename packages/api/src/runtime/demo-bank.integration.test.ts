import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaturaDoComercio } from '@corre/contract/fechamento/faturas-contrato.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../base/config.ts';
import { mayHaveDemoBank } from './demo-bank.ts';

const PIZZARIA = 'Pizzaria Bella Massa';

let database: TestDatabase;
let served: TestProcess;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  // The bank's books lie there. Books of an earlier run have the invoices paid.
  folder = await mkdtemp(path.join(tmpdir(), 'corre-banco-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, CHAVE_DADOS: '0'.repeat(64) };
  served = await startProcess({ ...env, SEED: 'demo' });
});
afterAll(async () => {
  await served?.kill();
  await database?.drop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Reads again until `found` returns something. */
async function until<T>(found: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const it = await found();
    if (it !== undefined) return it;
    await wait(50);
  }
}

describe('the bank of the demonstration', () => {
  it('pays an invoice with one press, and the invoice settles itself', async () => {
    const bank = await until(
      async () => served.said().match(/Banco de demonstração em (http:\/\/127\.0\.0\.1:\d+)/)?.[1],
    );
    const shop = new Client(served.base);
    await shop.post('/login/comercio', { usuario: PIZZARIA, senha: 'demo1234' });
    const name = encodeURIComponent(PIZZARIA);
    const invoices = async () => (await shop.get<FaturaDoComercio[]>(`/comercio/${name}/faturas`)).body;
    const charged = await until(async () => (await invoices()).find(({ dinamica }) => dinamica));
    expect(charged.estado).toBe('a_receber');

    const page = await (await fetch(bank)).text();
    expect(page).toContain('aria-label="Pagar a fatura de Bella Massa Pizzaria Ltda."');
    const txid = charged.txid;
    const press = (origin: string) =>
      fetch(`${bank}/pagar`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ txid }),
        redirect: 'manual',
      });
    expect((await press('https://outro.example')).status).toBe(403);
    expect((await press(bank)).status).toBe(303);
    const week = charged.semana_inicio;
    const settled = await until(async () =>
      (await invoices()).find((one) => one.semana_inicio === week && one.estado === 'recebida'),
    );
    expect(settled.recebido).toBe(charged.valor);
    expect(await (await fetch(bank)).text()).not.toContain(txid);
  });

  it.each([
    ['without the demonstration', { SEED: 'none' }],
    ['where a network reaches the process', { HOST: '0.0.0.0' }],
    ['behind a proxy', { TRUST_PROXY: '1' }],
    ['with a database of another host', { DATABASE_URL: 'postgresql://corre@banco.example/corre' }],
    ['with a key of a company', { EMPRESA_PIX_TIPO_CHAVE: 'email', EMPRESA_PIX_CHAVE: 'x@exemplo.com.br' }],
    [
      'with the bank of a company',
      {
        EMPRESA_PIX_TIPO_CHAVE: 'email',
        EMPRESA_PIX_CHAVE: 'x@exemplo.com.br',
        PIX_URL: 'https://pix.banco.example/v2',
        PIX_CLIENT_ID: 'x',
        PIX_CLIENT_SECRET: 'x',
        PIX_CERTIFICADO: 'x',
        PIX_CHAVE_PRIVADA: 'x',
      },
    ],
  ])('is not opened %s', async (_where, env) => {
    const config = readConfig({ SEED: 'demo', HOST: '127.0.0.1', DATABASE_URL: database.url, ...env });
    expect(await mayHaveDemoBank(config, database.url)).toBe(false);
  });

  it('is opened for the demonstration itself', async () => {
    const config = readConfig({ SEED: 'demo', HOST: '127.0.0.1', DATABASE_URL: database.url });
    expect(await mayHaveDemoBank(config, database.url)).toBe(true);
  });
});
