import { PooledConnections } from '@corre/db/lines/pools.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { createTestDatabase } from '@corre/db/test-database.ts';
import { createBuilders } from '@corre/testing/harness/builders.ts';
import { openOrder, outboxOf, plantIntegration, type ToldOrder } from '@corre/testing/harness/outbox.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { createLog } from '../../base/log.ts';
import { createVault } from '../../base/vault.ts';
import { createListener } from '../../eventos/listener.ts';
import { type Expander, expandirFluxo } from './expandir.ts';
import { runOutbox } from './run-outbox.ts';

// No process of the product runs on this database, because its outbox would expand the same facts.

const SOON = { timeout: 30_000 };
const CHAVE_DADOS = '0'.repeat(64);
const vault = createVault(CHAVE_DADOS);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let orm: Orm;
let pos: Requester;
let integracao: number;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await initOrm({ url: database.url, poolMax: 6 });
  pos = await startRequester();
  integracao = await plantIntegration({ orm, vault }, (await createBuilders(orm, vault, '').comercio()).id, pos);
});
afterAll(async () => {
  await pos.close();
  await orm.close();
  await database.drop();
});

const happen = ({ fluxo_id }: ToldOrder, ...valores: string[]) =>
  rows(
    orm.em.fork(),
    sql`insert into fato_externo (fluxo_id, tipo, valor, quando)
        select ${fluxo_id}, 'etapa', v, agora() from unnest(${valores}::text[]) with ordinality as u(v, n) order by n returning id`,
  );
const facts = () => rows(orm.em.fork(), sql`select from fato_externo`);

/** Makes one message of each fact, and fails on the fact `quebra`. */
const oneToOne: Expander = async (_em, fluxo, fatos) => {
  if (fatos.some(({ valor }) => valor === 'quebra')) throw new Error('nada a dizer');
  const mensagens = fatos.map(({ valor, quando }) => ({
    tipo: valor,
    quando,
    corpo: JSON.stringify({ orderId: String(fluxo.id), event: { type: valor, datetime: quando } }),
  }));
  const passo = fatos.at(-1)?.valor;
  return passo === undefined ? { mensagens } : { mensagens, passo };
};

it('facts become messages once, in order, whoever is at it', async () => {
  const order = await openOrder({ orm, vault }, integracao);
  await happen(order, 'ACCEPTED', 'ORDER_PICKED', 'DELIVERY_FINISHED');
  await Promise.all(
    Array.from({ length: 8 }, () => expandirFluxo({ orm, vault }, { opendelivery: oneToOne }, order.fluxo_id)),
  );
  expect((await outboxOf({ orm, vault }, integracao)).map(({ sequencia, tipo }) => [sequencia, tipo])).toEqual([
    [1, 'ACCEPTED'],
    [2, 'ORDER_PICKED'],
    [3, 'DELIVERY_FINISHED'],
  ]);
  expect(await facts()).toEqual([]);
  const passo = orm.em.fork().getKysely().selectFrom('fluxo_externo').select('passo');
  expect(await passo.where('id', '=', order.fluxo_id).execute()).toEqual([{ passo: 'DELIVERY_FINISHED' }]);
});

it('an order of which nothing can be told holds up no other', async () => {
  const [broken, fine] = [await openOrder({ orm, vault }, integracao), await openOrder({ orm, vault }, integracao)];
  await happen(broken, 'quebra');
  await happen(fine, 'ACCEPTED', 'ORDER_PICKED');
  const log = createLog('silent');
  const { url } = database;
  const config = readConfig({ DATABASE_URL: url, CHAVE_DADOS, OD_REDE_LOCAL: 'true' });
  const listener = await createListener({ url, listenUrl: url, pooled: new PooledConnections(), log });
  const ending = new AbortController();
  const running = runOutbox({ orm, vault, config, log, listener }, { opendelivery: oneToOne }, ending.signal);
  await expect.poll(() => pos.delivered(String(fine.fluxo_id)), SOON).toEqual(['ACCEPTED', 'ORDER_PICKED']);
  ending.abort();
  await running;
  await listener.close();
  expect(await facts()).toHaveLength(1);
});
