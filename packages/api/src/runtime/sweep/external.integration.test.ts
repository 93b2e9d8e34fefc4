import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { externos } from './external.ts';

const DIA = 86_400;
let api: TestApi;
let pos: Requester;
let integracao: number;
beforeEach(async () => {
  [api, pos] = await Promise.all([startApi({ OD_REDE_LOCAL: 'true' }), startRequester()]);
  integracao = await plantIntegration(api, (await api.novo.comercio()).id, pos);
});
afterEach(() => Promise.all([api.close(), pos.close()]));

const sweep = () => externos({ em: api.orm.em.fork(), config: api.config, vault: api.vault }, null);
const run = (statement: ReturnType<typeof sql>) => rows(api.orm.em.fork(), statement);
const messages = () => outboxOf(api, integracao);
const calls = () => run(sql`select id from chamada_externa where integracao_id = ${integracao} order by id`);

test('what was said to another system goes after its days, and what is a day old and was not sent is given up', async () => {
  const [told, waiting] = [await openOrder(api, integracao), await openOrder(api, integracao)];
  await tell(api, told, ['ACCEPTED']);
  await expect.poll(async () => (await messages())[0]?.entregue_em, { timeout: 30_000 }).not.toBeNull();
  await run(sql`update integracao set ativa = false where id = ${integracao}`);
  await tell(api, waiting, ['ACCEPTED', 'ORDER_PICKED']);
  await tell(api, waiting, ['DELIVERY_FINISHED'], 2 * DIA);
  await sweep();
  expect((await messages()).map(({ desistido_em }) => desistido_em)).toEqual([null, null, null, null]);
  await advanceTime(api.url, DIA + 60);
  await sweep();
  const given = await messages();
  expect(given.map(({ desistido_em }) => desistido_em !== null)).toEqual([false, true, true, false]);
  // The next message is scheduled for its own instant.
  expect(given.map(({ proximo_envio, quando }) => proximo_envio === quando)).toEqual([false, false, false, true]);
  await advanceTime(api.url, api.config.OD_RETENCAO_DIAS * DIA);
  await sweep();
  expect((await messages()).map(({ tipo, desistido_em }) => [tipo, desistido_em !== null])).toEqual([
    ['DELIVERY_FINISHED', true],
  ]);
});

test('of the calls the newest fifty are kept, and none for more than a week; tokens go when they ran out', async () => {
  await run(sql`
    insert into chamada_externa (integracao_id, direcao, rota, ms)
    select ${integracao}, 'entrada', 'details', 1 from generate_series(1, 70)`);
  await run(sql`
    insert into integracao_token (token_hash, integracao_id, expira_em)
    select sha256(convert_to(n::text, 'UTF8')), ${integracao}, agora() + make_interval(hours => n * 6) from generate_series(1, 2) n`);
  const before = await calls();
  await sweep();
  expect(await calls()).toEqual(before.slice(20));
  await advanceTime(api.url, 7 * 3_600);
  await sweep();
  expect(await run(sql`select from integracao_token`)).toHaveLength(1);
  await advanceTime(api.url, 7 * DIA);
  await sweep();
  expect(await calls()).toEqual([]);
});
