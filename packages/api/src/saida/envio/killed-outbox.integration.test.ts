import { initOrm, type Orm } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { advanceTime, createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders } from '@corre/testing/harness/builders.ts';
import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createVault, type Vault } from '../../base/vault.ts';
import { LEASE_SECONDS, tomar } from './tomar.ts';

// A process that dies with a message leaves one repeat, no loss, and no other order.

const KEY = '0'.repeat(64);
const SOON = { timeout: 30_000 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: Orm;
let vault: Vault;
let pos: Requester;
let integracao: number;
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
  vault = createVault(KEY);
  await start();
  pos = await startRequester();
  const { id } = await createBuilders(orm, vault, alive.base).comercio();
  integracao = await plantIntegration({ orm, vault }, id, pos);
});
beforeEach(() => {
  pos.answer(204);
  pos.arrivals.length = 0;
});
afterEach(() => expect(pos.overlaps).toEqual([]));
afterAll(async () => {
  await alive.kill();
  await pos.close();
  await orm.close();
  await database.drop();
});

/** Lets the dead process's lease expire, and expects all messages, the first one `times` times. */
async function everythingArrives(order: string, times: number): Promise<void> {
  await advanceTime(database.url, LEASE_SECONDS + 1);
  await pos.until(() => pos.delivered(order).length === 2, SOON.timeout);
  expect(pos.delivered(order)).toEqual(['ACCEPTED', 'ORDER_PICKED']);
  const mine = pos.arrivals.filter((arrival) => arrival.order === order);
  expect(mine.map(({ type }) => type)).toEqual([...Array<string>(times).fill('ACCEPTED'), 'ORDER_PICKED']);
  expect(new Set(mine.map(({ raw, headers }) => `${raw}${headers['webhook-id']}`)).size).toBe(2);
}

it('killed while the receiver has not answered', async () => {
  const order = await openOrder({ orm, vault }, integracao);
  pos.answer('slow');
  await tell({ orm, vault }, order, ['ACCEPTED', 'ORDER_PICKED']);
  await pos.until(() => pos.arrivals.length === 1);
  await alive.kill();
  pos.answer(204);
  await start();
  await everythingArrives(order.order, 2);
});

it('killed when the receiver has it and nobody wrote that down', async () => {
  const order = await openOrder({ orm, vault }, integracao);
  pos.answer('slow');
  await tell({ orm, vault }, order, ['ACCEPTED', 'ORDER_PICKED']);
  await pos.until(() => pos.arrivals.length === 1);
  const em = orm.em.fork();
  await em.begin();
  await sql`select from fluxo_externo where id = ${order.fluxo_id} for update`.execute(em.getKysely());
  pos.answer(204);
  pos.release();
  await expect.poll(() => waiting(), SOON).toBe(true);
  await alive.kill();
  await em.rollback();
  await start();
  await everythingArrives(order.order, 2);
});

it('killed between taking and sending, which costs no repeat; nobody else sends it before its lease is over', async () => {
  await alive.kill();
  const order = await openOrder({ orm, vault }, integracao);
  await tell({ orm, vault }, order, ['ACCEPTED', 'ORDER_PICKED']);
  expect(await tomar(orm.em.fork(), { free: 10, busy: new Map() })).toHaveLength(1);
  await start();
  const witness = await openOrder({ orm, vault }, integracao);
  await tell({ orm, vault }, witness, ['ACCEPTED']);
  await pos.until(() => pos.delivered(witness.order).length === 1, SOON.timeout);
  expect(pos.delivered(order.order)).toEqual([]);
  await everythingArrives(order.order, 1);
  await expect
    .poll(
      async () => (await outboxOf({ orm, vault }, integracao)).every(({ entregue_em }) => entregue_em !== null),
      SOON,
    )
    .toBe(true);
});

/** Returns whether a session waits for a lock of this database. */
async function waiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    orm.em.fork().getKysely(),
  );
  return rows.length > 0;
}
