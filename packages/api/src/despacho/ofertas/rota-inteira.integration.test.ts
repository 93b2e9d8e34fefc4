import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  // No sweep runs, so the tests see only the effect of deadlines in the database.
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
});
afterAll(() => api.close());

/** Each test has an empty queue. */
beforeEach(() => emptyQueue(api.orm.em.fork()));

// [oferta-rota]
describe('a route', () => {
  const tres = {
    multiplas_entregas: [
      { endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8.5 },
      { endereco: '  ', valor_estimado: 5 },
      { endereco: 'Av. Guedner, 710', valor_estimado: 9 },
    ],
  };

  it('is offered, accepted and shown whole', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const ids = await pedir(loja, tres);
    expect(ids).toHaveLength(3);
    const oferta = await ofertaDe(ana);
    expect(oferta).toMatchObject({ is_rota: true, total_entregas: 3, valor_total: 27, comercio: loja.nome });
    expect(oferta.rota_completa.map((parada) => parada.id)).toEqual(ids);
    const parte = await ana.cliente.put(`/entregador/${ana.id}/aceitar-rota`, { solicitacao_ids: ids.slice(0, 2) });
    expect(parte).toMatchObject({ status: 400, body: { detail: 'Solicitação não disponível' } });
    const toda = await ana.cliente.put(`/entregador/${ana.id}/aceitar-rota`, { solicitacao_ids: ids });
    expect(toda).toMatchObject({ status: 200, body: { solicitacao_ids: ids } });
  });

  it('loses one stop by a cancellation without losing the others or its offer', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const [primeira, segunda, terceira] = await pedir(loja, tres);
    await ofertaDe(ana);
    expect((await loja.cliente.put(`/comercio/solicitacao/${segunda}/cancelar`)).status).toBe(200);
    expect((await ofertaDe(ana)).rota_completa.map((parada) => parada.id)).toEqual([primeira, terceira]);
    expect((await loja.cliente.put(`/comercio/solicitacao/${primeira}/cancelar`)).status).toBe(200);
    expect(await ofertaDe(ana)).toMatchObject({ is_rota: false, proxima_entrega: { id: terceira } });
  });
});
