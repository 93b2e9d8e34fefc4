import { agora } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { metricsOf, sample } from '@corre/testing/harness/metrics.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const METRICAS_TOKEN = 'um-token-comprido-1234';
const bearer = { authorization: `Bearer ${METRICAS_TOKEN}` };

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi({ METRICAS_TOKEN, VARREDURA_SEGUNDOS: '3600' });
  [loja, ana] = [await api.novo.comercio('Padaria Nome Raro'), await api.novo.entregador()];
});
afterAll(() => api.close());

const scrape = () => metricsOf(api.base, bearer);
/**
 * Expects that `act` increases a sample by `by`. The value before is subtracted, because other tests of this process
 * count as well. The end value is polled, because a request counts only after its answer is sent.
 */
async function grows(by: number, name: string, labels: Record<string, string>, act: () => Promise<unknown>) {
  const now = async () => sample(await scrape(), name, labels) ?? 0;
  const before = await now();
  await act();
  await expect.poll(async () => (await now()) - before, { timeout: 30_000 }).toBe(by);
}

describe('/metrics on the main port', () => {
  it('is told to whoever has the token, and to nobody else', async () => {
    expect((await fetch(`${api.base}/metrics`, { headers: bearer })).status).toBe(200);
    expect((await fetch(`${api.base}/metrics`)).status).toBe(401);
    expect((await fetch(`${api.base}/metrics`, { headers: { authorization: 'Bearer outro' } })).status).toBe(401);
  });

  it('does not come through a proxy, with the token or without', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${api.base}/metrics`, { headers: { ...bearer, ...forwarded } })).status).toBe(404);
  });
});

describe('requests are counted by procedure and status', () => {
  const requests = 'http_request_duration_seconds_count';
  const verificar = { route: 'ofertas.verificar', method: 'GET', status: '200' };

  it('over REST', async () => {
    const path = `/entregador/${ana.id}/verificar-entrega-disponivel`;
    await grows(1, requests, verificar, () => ana.cliente.get(path));
  });

  it('over tRPC, each call of a batch with its own status', async () => {
    const input = encodeURIComponent(
      JSON.stringify({ 0: { entregador_id: ana.id }, 1: { entregador_id: ana.id + 1 } }),
    );
    const batch = () => ana.cliente.pedir('GET', `/trpc/ofertas.verificar,ofertas.verificar?batch=1&input=${input}`);
    await grows(1, requests, { ...verificar, status: '403' }, batch);
    await grows(1, requests, verificar, batch);
  });

  it('with one label for every route that does not exist', async () => {
    const unknown = { route: 'unknown', method: 'GET', status: '404' };
    const paths = ['/api/nada', '/trpc/nada.disso', `/api/comercio/${encodeURIComponent(loja.nome)}/segredo`, '/x'];
    const ask = () => Promise.all(paths.map((path) => fetch(`${api.base}${path}`)));
    await grows(paths.length, requests, unknown, ask);
  });
});

describe('the dispatch is measured where it decides:', () => {
  let id = 0;
  const ask = async () => {
    [id] = await pedir(loja);
  };
  beforeAll(async () => {
    // The first scrape starts the timing of offers.
    await scrape();
    await ficarOnline(ana);
  });

  it('an act, by its procedure, and its wait for the lock', async () => {
    await grows(1, 'corre_dispatch_act_seconds_count', { act: 'solicitacoes.criar' }, ask);
    await ofertaDe(ana);
    await grows(1, 'corre_dispatch_lock_wait_seconds_count', {}, () => aceitar(ana, id));
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
  });

  it('an offer made, one accepted, and how long the customer had waited for either', async () => {
    const timed = async () => sample(await scrape(), 'corre_request_to_offer_seconds_count') ?? 0;
    const before = await timed();
    await grows(1, 'corre_offers_made_total', {}, ask);
    await ofertaDe(ana);
    const accept = () => aceitar(ana, id);
    await grows(1, 'corre_request_to_accept_seconds_count', {}, accept);
    // The figures of the database are read every few seconds only.
    await expect.poll(timed, { timeout: 30_000 }).toBeGreaterThan(before);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
  });

  it('not what was rolled back, and each end of an offer once', async () => {
    await ask();
    await ofertaDe(ana);
    const refuse = () => ana.cliente.put(`/entregador/${ana.id}/recusar-entrega`, {}, { 'idempotency-key': 'r1' });
    await grows(1, 'corre_offers_total', { resultado: 'recusada' }, refuse);
    await grows(0, 'corre_offers_total', { resultado: 'recusada' }, refuse);
    await grows(1, 'corre_idempotent_replays_total', {}, refuse);
    const none = () => ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`);
    await grows(0, 'corre_offers_total', { resultado: 'aceita' }, none);
  });
});

it('what the whole database knows is read at a scrape, and the NOTIFY lag with it', async () => {
  await pedir(loja, { multiplas_entregas: [{ endereco: 'Rua Segunda, 2', valor_estimado: 8 }] });
  const text = () => scrape();
  await expect.poll(async () => sample(await text(), 'corre_requests_waiting'), { timeout: 30_000 }).toBe(2);
  await expect
    .poll(async () => sample(await text(), 'corre_oldest_waiting_seconds'), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(sample(await text(), 'corre_couriers_online')).toBe(1);
  expect(sample(await text(), 'corre_queue_length')).toBe(1);
  expect(sample(await text(), 'corre_database_up')).toBe(1);
  expect(sample(await text(), 'corre_listen_connected')).toBe(1);
  await expect
    .poll(async () => sample(await text(), 'corre_notify_lag_seconds_count'), { timeout: 30_000 })
    .toBeGreaterThan(0);
});

it('a kind of old data that the last sweep could not take away is counted', async () => {
  const failed = {
    tarefa: 'mensagens',
    terminada_em: agora,
    duracao_ms: 1,
    linhas: 0,
    ha_mais: true,
    falhou: true,
  } as const;
  const db = api.orm.em.fork().getKysely();
  const kept = db.insertInto('limpeza').values(failed);
  await kept.onConflict((of) => of.column('tarefa').doUpdateSet(failed)).execute();
  await expect.poll(async () => sample(await scrape(), 'corre_sweep_failed_kinds'), { timeout: 30_000 }).toBe(1);
  expect(sample(await scrape(), 'corre_sweep_age_seconds')).toBeGreaterThan(0);
});

it('no name of anybody stands in it', async () => {
  const text = await scrape();
  expect(text).not.toMatch(/Padaria|Nome Raro|Entregador \d|Joubert/);
  expect(text).not.toMatch(new RegExp(`[="]${METRICAS_TOKEN}`));
});
