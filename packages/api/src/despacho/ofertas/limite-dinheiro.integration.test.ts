import { rows, sql } from '@corre/db/sql.ts';
import { finishedAtTheDoor } from '@corre/testing/harness/cash.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CARO = { pagamento: 'dinheiro', valor_a_receber: 60 };
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ LIMITE_DINHEIRO: '50', OFERTA_SEGUNDOS: '60', ALCANCE_SEGUNDOS: '120' });
});
afterAll(() => api.close());

// [oferta-primeiro] [limite-dinheiro]
it('above the limit no cash is offered and all else is, the place stays, and a handover brings the cash back', async () => {
  const loja = await api.novo.comercio('Padaria São João');
  const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana);
  const [primeira] = await pedir(loja, CARO);
  await aceitar(ana, primeira);
  await avancar(ana, primeira, 'em_retirada', 'em_entrega', 'finalizada');
  await ficarOnline(bia);

  // Ana stands before Bia, but gets no cash route.
  const [segunda] = await pedir(loja, CARO);
  expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
  expect((await ofertaDe(bia)).proxima_entrega).toMatchObject({ id: segunda, posicao_fila: 2 });
  // Ana gets the route that is paid online, because she kept her place.
  const [online] = await pedir(loja, {});
  expect((await ofertaDe(ana)).proxima_entrega).toMatchObject({ id: online, posicao_fila: 1 });
  await aceitar(ana, online);
  await avancar(ana, online, 'em_retirada', 'em_entrega', 'finalizada');
  await aceitar(bia, segunda);

  const [terceira] = await pedir(loja, CARO);
  expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
  const saida = { entregador_id: ana.id, comercio_nome: loja.nome, valor: 60 };
  expect((await loja.cliente.post('/custodia/prestacoes', saida)).status).toBe(200);
  expect((await ofertaDe(ana)).proxima_entrega).toMatchObject({ id: terceira });
});

it('at the limit cash goes on; above it what waits is found by the act that brings them below it, behind any number of cash routes', async () => {
  await emptyQueue(api.orm.em.fork());
  const [loja, davi] = [await api.novo.comercio('Sabor da Serra'), await api.novo.entregador()];
  const par = { entregador_id: davi.id, comercio_id: loja.id };
  const ofertaViva = () =>
    rows(
      api.orm.em.fork(),
      sql<{ id: number }>`select s.id from oferta o join solicitacao s on s.rota_id = o.rota_id
        where o.entregador_id = ${davi.id} and o.resultado is null`,
    );
  await finishedAtTheDoor(api.orm.em.fork(), par, 'dinheiro', 50);
  await ficarOnline(davi);
  const [noLimite] = await pedir(loja, CARO);
  expect(await ofertaViva()).toEqual([{ id: noLimite }]);
  await loja.cliente.put(`/comercio/solicitacao/${noLimite}/cancelar`);

  const acima = await finishedAtTheDoor(api.orm.em.fork(), par, 'dinheiro', 0.01);
  const [primeira] = await pedir(loja, CARO);
  for (let vez = 0; vez < 17; vez += 1) await pedir(loja, CARO);
  const [online] = await pedir(loja, {});
  expect(await ofertaViva()).toEqual([{ id: online }]);
  await loja.cliente.put(`/comercio/solicitacao/${online}/cancelar`);
  expect(await ofertaViva()).toEqual([]);
  await loja.cliente.put(`/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`, {
    entrega_id: acima,
  });
  expect(await ofertaViva()).toEqual([{ id: primeira }]);
});

it('support may give cash to whoever is above the limit, and is told', async () => {
  await emptyQueue(api.orm.em.fork());
  const [loja, eva, suporte] = [
    await api.novo.comercio('Bom Pão'),
    await api.novo.entregador(),
    await api.novo.funcionario('suporte'),
  ];
  await finishedAtTheDoor(api.orm.em.fork(), { entregador_id: eva.id, comercio_id: loja.id }, 'dinheiro', 51);
  await ficarOnline(eva);
  const [solicitacao_id] = await pedir(loja, CARO);
  const { body } = await suporte.cliente.put<{ message: string }>('/suporte/atribuir-entrega', {
    solicitacao_id,
    entregador_id: eva.id,
  });
  expect(body.message).toBe('Entrega atribuída com sucesso! Atenção: é em dinheiro, e ele já está acima do limite.');
});

it('going offline says what the courier has in hand', async () => {
  const [loja, caio] = [await api.novo.comercio('Empório Central'), await api.novo.entregador()];
  await ficarOnline(caio);
  const [id] = await pedir(loja, { ...CARO, valor_a_receber: 37.9 });
  await aceitar(caio, id);
  await avancar(caio, id, 'em_retirada', 'em_entrega', 'finalizada');
  const { body } = await caio.cliente.put<{ message: string }>(`/entregador/${caio.id}/status-online`, {
    online: false,
  });
  expect(body).toMatchObject({
    em_maos: 'Você está com R$ 37,90 de Empório Central',
    message: 'Você está OFFLINE. Você está com R$ 37,90 de Empório Central.',
  });
});
