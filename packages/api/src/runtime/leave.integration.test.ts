import { request } from 'node:http';
import { connect } from 'node:net';
import { addressOf } from '@corre/db/lines/address.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { Client as Caller } from '@corre/testing/harness/client.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestProcess;

beforeEach(async () => {
  database = await createTestDatabase();
  api = await startProcess({
    DATABASE_URL: database.url,
    CHAVE_DADOS: '0'.repeat(64),
    ADMIN_PASSWORD: 'senha-do-admin',
    SAIDA_SEGUNDOS: '2',
  });
});
afterEach(async () => {
  await api.kill();
  await database.drop();
});

/** Returns an answer's status and its `Connection` header. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const { port } = new URL(api.base);
    const call = request({ host: '127.0.0.1', port, path, headers: { connection: 'keep-alive' } }, (res) => {
      res.resume().once('end', () => resolve({ status: res.statusCode, connection: res.headers.connection }));
    });
    call.once('error', reject).end();
  });

describe('a process that is asked to stop', () => {
  it('first says that it is not ready, still answers, and ends each connection with its answer', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'keep-alive' });
    const stopped = api.stop();
    await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
    expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
    expect(await stopped).toBe(0);
    await expect(ask('/healthz')).rejects.toThrow();
  });

  it('lets a request finish that waits for the database, ends its streams, and waits for nobody who asks nothing', async () => {
    const admin = new Caller(api.base);
    await admin.post('/login', { usuario: 'admin', senha: 'senha-do-admin' });
    const stream = await fetch(`${api.base}/trpc/eventos.aoVivo`, {
      headers: { cookie: admin.cookie, accept: 'text/event-stream' },
    });
    const silent = connect(Number(new URL(api.base).port), '127.0.0.1').on('error', () => undefined);

    const holder = new Client(addressOf(database.url));
    await holder.connect();
    await holder.query('begin; lock table comercio in access exclusive mode');
    const creation = admin.post('/admin/comercios', { nome: 'Padaria do Fim', senha: 'corre123' });
    await expect
      .poll(async () => (await holder.query('select count(*)::int as n from pg_locks where not granted')).rows[0].n)
      .toBeGreaterThan(0);
    const stopped = api.stop();
    expect(await stream.text()).toMatch(/event: return\ndata: \n\n$/);
    await holder.query('rollback');
    await holder.end();

    expect((await creation).status).toBe(200);
    expect(await stopped).toBe(0);
    silent.destroy();
  });
});
