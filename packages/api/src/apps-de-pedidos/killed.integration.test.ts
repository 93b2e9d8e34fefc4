import { randomUUID } from 'node:crypto';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { advanceTime, createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { OrderingApp } from '@corre/testing/open-delivery/ordering-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../base/vault.ts';
import { LEASE_SECONDS } from '../saida/envio/tomar.ts';

// A process that dies between two messages, or with one, loses nothing. What it repeats, the app refuses as a
// repetition.

const KEY = '0'.repeat(64);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: Orm;
let app: OrderingApp;
let alive: TestProcess;

const start = async () => {
  alive = await startProcess({
    DATABASE_URL: database.url,
    CHAVE_DADOS: KEY,
    OD_REDE_LOCAL: 'true',
    ADMIN_PASSWORD: 'senha-do-admin',
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 4 });
  app = await new OrderingApp().start();
});
afterAll(async () => {
  await alive.kill();
  await app.close();
  await orm.close();
  await database.drop();
});

it.each([
  ['before the app has it', 'cut before'],
  ['when the app has it and nobody wrote that down', 'late'],
] as const)('killed with the dispatch, %s', async (_, manner) => {
  await start();
  await emptyQueue(orm.em.fork());
  const novo = createBuilders(orm, createVault(KEY), alive.base);
  const [loja, ana] = [await novo.comercio(), await novo.entregador()];
  const ligado = await loja.cliente.post(`/comercio/${encodeURIComponent(loja.nome)}/apps-de-pedidos`, {
    nome: 'App do bairro',
    endereco: app.base,
    client_id: app.client_id,
    client_secret: app.client_secret,
    avisa_andamento: false,
  });
  expect(ligado.status, JSON.stringify(ligado.body)).toBe(200);
  await ficarOnline(ana);
  const orderId = app.order(randomUUID());
  const [id] = await pedir(loja, { pedido_externo_id: orderId });
  await aceitar(ana, id);
  app.answerNext(manner);
  await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
  await app.until(() => app.of(orderId).length === 1);
  await alive.kill();
  app.release();
  await start();
  // A cut call waits for its next time, a killed one for the end of its lease.
  await advanceTime(database.url, LEASE_SECONDS + 1);
  await app.until(() => app.state(orderId) === 'DELIVERED');
  expect(app.told(orderId)).toEqual(['dispatch', 'delivered']);
  const refused = app.of(orderId).filter(({ refusal }) => refusal !== undefined);
  expect(refused.map(({ status }) => status)).toEqual(manner === 'late' ? [422] : []);
  await alive.kill();
});
