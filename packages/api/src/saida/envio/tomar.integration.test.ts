import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders } from '@corre/testing/harness/builders.ts';
import { openOrder, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createVault, type Vault } from '../../base/vault.ts';
import { tomar } from './tomar.ts';

// The distribution of a process's places. No outbox runs here, so nothing is sent.

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: Orm;
let vault: Vault;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 4 });
  vault = createVault('0'.repeat(64));
});
beforeEach(async () => {
  await orm.em.fork().getKysely().updateTable('integracao').set({ ativa: false }).execute();
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const NOWHERE = { events: 'http://127.0.0.1:9/eventos', codes: 'http://127.0.0.1:9/codigo', secrets: [] };

/** Creates a shop with so many integrations, each with so many due orders. Returns the integrations' ids. */
async function shop(integrations: number, orders: number): Promise<number[]> {
  const { id } = await createBuilders(orm, vault, '').comercio();
  const ids: number[] = [];
  for (let i = 0; i < integrations; i += 1) {
    const integracao = await plantIntegration({ orm, vault }, id, NOWHERE);
    for (let o = 0; o < orders; o += 1) {
      await tell({ orm, vault }, await openOrder({ orm, vault }, integracao), ['ACCEPTED']);
    }
    ids.push(integracao);
  }
  return ids;
}

const taken = async (free: number, busy: ReadonlyMap<number, number> = new Map()) =>
  (await tomar(orm.em.fork(), { free, busy })).map(({ integracao_id }) => integracao_id);
const of = (ids: readonly number[], these: readonly number[]) => these.filter((id) => ids.includes(id)).length;

it('a shop with many integrations, whose receivers are slow, leaves half of the places to the others', async () => {
  const many = await shop(5, 6);
  const [other = 0] = await shop(1, 2);
  const first = await taken(24);
  expect([of(many, first), of([other], first)]).toEqual([12, 2]);
  expect(many.map((id) => of([id], first)).sort()).toEqual([2, 2, 2, 3, 3]);
  // All of them are still in progress.
  const busy = new Map(many.map((id) => [id, of([id], first)]));
  expect(await taken(12, busy)).toEqual([]);
});

it('what is under way counts: of two shops the one of which nothing is gets the place that is free, though its message is younger', async () => {
  const old = await shop(3, 3);
  const young = await shop(1, 1);
  expect(await taken(1, new Map(old.map((id) => [id, 1])))).toEqual(young);
  // The same rule applies among a shop's own integrations.
  const [first = 0, second = 0, third = 0] = old;
  expect(
    await taken(
      1,
      new Map([
        [first, 2],
        [second, 1],
        [third, 2],
      ]),
    ),
  ).toEqual([second]);
});
