import { randomUUID } from 'node:crypto';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { openOrder, outboxOf, plantIntegration, tell } from '@corre/testing/harness/outbox.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { OrderingApp } from '@corre/testing/open-delivery/ordering-app.ts';
import { startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const SOON = { timeout: 60_000 };

/** Of a short token, in seconds. Three messages take less, also on a busy machine. */
const LIFE_SECONDS = 55;

let api: TestApi;
let app: OrderingApp;
/** How far the clock of the process, which the tokens follow, is ahead, in milliseconds. */
let aheadMs = 0;

beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  api = await startApi({ OD_REDE_LOCAL: 'true', SITE_URL: 'https://corre.example' });
});
beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  app = await new OrderingApp().start();
});
afterEach(async () => {
  expect(app.overlaps).toEqual([]);
  await app.close();
});
afterAll(async () => {
  await api.close();
  vi.restoreAllMocks();
});

const rota = ({ nome }: SignedIn) => `/comercio/${encodeURIComponent(nome)}`;

/** The shop connects the app in its panel. Returns the integration's id. */
async function conectar(loja: SignedIn, more: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await loja.cliente.post<{ id: number }>(`${rota(loja)}/apps-de-pedidos`, {
    nome: 'App do bairro',
    endereco: app.base,
    client_id: app.client_id,
    client_secret: app.client_secret,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

interface Cena {
  loja: SignedIn;
  integracao_id: number;
  ana: SignedIn;
}

async function cena(more: Record<string, unknown> = {}): Promise<Cena> {
  const loja = await api.novo.comercio();
  const integracao_id = await conectar(loja, more);
  const ana = await api.novo.entregador({ nome_completo: 'Ana Beatriz Moura' });
  await ficarOnline(ana);
  return { loja, integracao_id, ana };
}

const mensagens = (integracao_id: number) =>
  rows(
    api.orm.em.fork(),
    sql<{
      tipo: string;
      envios: number;
      http: number | null;
      erro: string | null;
      entregue: boolean;
      desistida: boolean;
    }>`
      select tipo, envios, http, erro, entregue_em is not null as entregue, desistido_em is not null as desistida
        from mensagem_externa where integracao_id = ${integracao_id} order by fluxo_id, sequencia`,
  );

/** Returns how many messages of an integration are being sent. */
const emCurso = async (integracao_id: number) =>
  (await outboxOf(api, integracao_id)).filter(({ tomado_ate }) => tomado_ate !== null).length;

/** Waits until the outbox has taken all messages that are due now: another system of the shop gets one of them. */
async function outboxLooked(loja: SignedIn): Promise<void> {
  const witness = await startRequester();
  try {
    await tell(api, await openOrder(api, await plantIntegration(api, loja.id, witness)), ['ACCEPTED']);
    await witness.until(() => witness.arrivals.length === 1);
  } finally {
    await witness.close();
  }
}

const SO_O_PRECISO = { avisa_andamento: false };

describe('a delivery of an app’s order', () => {
  it('is told as dispatched and delivered, once, with one token and nothing of the recipient', async () => {
    const { loja, ana } = await cena(SO_O_PRECISO);
    const orderId = app.order(randomUUID());
    const [id] = await pedir(loja, { pedido_externo_id: orderId.toUpperCase(), observacao: 'Falar com Bruno' });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    await app.until(() => app.state(orderId) === 'DELIVERED');
    expect(app.told(orderId)).toEqual(['dispatch', 'delivered']);
    expect(app.calls.map(({ status }) => status)).toEqual([202, 202]);
    expect(app.tokens).toEqual([200]);
    const { deliveryTrackingInfo: info } = JSON.parse(app.calls[0]?.raw ?? '');
    expect(info.deliveryPerson.name).toBe('Ana M.');
    expect(info.externalTrackingURL).toMatch(/^https:\/\/corre\.example\//);
    expect(app.calls.map(({ raw }) => raw).join('')).not.toMatch(/Bruno|Joubert/);
  });

  it('is told step by step to an app that wants it', async () => {
    const { loja, ana } = await cena();
    const orderId = app.order(randomUUID());
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    const marco = await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' });
    expect(marco.status).toBe(200);
    const porta = { motivo: 'ninguem_atende', mensagem: 'Interfone do Bruno sem resposta' };
    const problema = await ana.cliente.post(`/entregador/solicitacao/${id}/problema`, porta);
    expect(problema.status, JSON.stringify(problema.body)).toBe(200);
    await avancar(ana, id, 'finalizada');
    await app.until(() => app.state(orderId) === 'DELIVERED');
    expect(app.told(orderId)).toEqual([
      'PICKUP_ONGOING',
      'ARRIVED_AT_MERCHANT',
      'ORDER_PICKED',
      'dispatch',
      'ARRIVED_AT_CUSTOMER',
      'ARRIVED_AT_CUSTOMER!NOBODY_TO_RECEIVE',
      'ORDER_DELIVERED',
      'delivered',
    ]);
    expect(app.calls.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
    expect(app.calls.map(({ raw }) => raw).join('')).not.toContain('Bruno');
  });

  it('that another courier takes over is told with the new courier, and dispatched once', async () => {
    const { loja, ana } = await cena();
    const bia = await api.novo.entregador({ nome_completo: 'Bia Costa' });
    const suporte = await api.novo.funcionario('suporte');
    const transferir = (id: number, { id: entregador_id }: SignedIn) =>
      suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
        acao: 'transferir',
        entregador_id,
        motivo: 'Sem sinal de vida',
      });
    const orderId = app.order(randomUUID());
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada');
    await app.until(() => app.told(orderId).length === 2);
    expect((await transferir(id, bia)).status).toBe(200);
    await avancar(bia, id, 'em_entrega');
    await app.until(() => app.state(orderId) === 'DISPATCHED');
    expect((await transferir(id, ana)).status).toBe(200);
    await avancar(ana, id, 'finalizada');
    await app.until(() => app.state(orderId) === 'DELIVERED');
    const ditos = app.calls.map(({ name, event, raw }) => [
      name === 'tracking' ? event : name,
      /"name":"([^"]*)"/.exec(raw)?.[1],
    ]);
    expect(ditos).toEqual([
      ['PICKUP_ONGOING', 'Ana M.'],
      ['ARRIVED_AT_MERCHANT', 'Ana M.'],
      ['ARRIVED_AT_MERCHANT', 'Bia C.'],
      ['ORDER_PICKED', 'Bia C.'],
      ['dispatch', 'Bia C.'],
      ['DELIVERY_ONGOING', 'Ana M.'],
      ['ORDER_DELIVERED', 'Ana M.'],
      ['delivered', undefined],
    ]);
  });

  it('that is cancelled on the way is told as a cancelled delivery to an app that follows it', async () => {
    const { loja, ana } = await cena();
    const suporte = await api.novo.funcionario('suporte');
    const orderId = app.order(randomUUID());
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    const cancelar = { acao: 'cancelar', motivo: 'O cliente desistiu' };
    expect((await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, cancelar)).status).toBe(200);
    await app.until(() => app.told(orderId).includes('CANCELLED'));
    expect(app.told(orderId).at(-2)).toBe('dispatch');
    expect(app.state(orderId)).toBe('DISPATCHED');
  });

  it('of a route is told stop by stop, each its own order', async () => {
    const { loja, ana } = await cena(SO_O_PRECISO);
    const [um, dois] = [app.order(randomUUID()), app.order(randomUUID())];
    const outra = { endereco: 'Rua Santos Dumont, 9', valor_estimado: 7 };
    const ids = await pedir(loja, {
      pedido_externo_id: um,
      multiplas_entregas: [outra, { ...outra, pedido_externo_id: dois }],
    });
    await aceitar(ana, ids[0]);
    for (const id of ids) await avancar(ana, id, 'em_retirada');
    for (const id of ids) await avancar(ana, id, 'em_entrega');
    await avancar(ana, ids[0], 'finalizada');
    await app.until(() => app.state(um) === 'DELIVERED' && app.state(dois) === 'DISPATCHED');
    for (const id of ids.slice(1)) await avancar(ana, id, 'finalizada');
    await app.until(() => app.state(dois) === 'DELIVERED');
    expect([app.told(um), app.told(dois)]).toEqual([
      ['dispatch', 'delivered'],
      ['dispatch', 'delivered'],
    ]);
  });

  it('that the customer confirms by the app’s code ends with the right one, which the app checks', async () => {
    const { loja, ana } = await cena({ ...SO_O_PRECISO, confere_codigo: true });
    const orderId = app.order(randomUUID(), 'AB77&x');
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    await app.until(() => app.state(orderId) === 'DISPATCHED');
    const [minha] = (
      await ana.cliente.get<{ id: number; exige_codigo: boolean; codigo_de_fora: boolean }[]>(
        `/entregador/${ana.id}/minhas-solicitacoes`,
      )
    ).body;
    expect(minha).toMatchObject({ id, exige_codigo: true, codigo_de_fora: true });
    expect((await loja.cliente.get(`/comercio/solicitacao/${id}/codigo`)).body.codigo).toBe('CODIGO_DO_SISTEMA');
    const finalizar = (codigo?: string) =>
      ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', codigo });
    expect((await finalizar()).body.codigo).toBe('FALTA_CODIGO');
    app.answerNext(503);
    expect(await finalizar('1234')).toMatchObject({ status: 400, body: { codigo: 'CODIGO_INCORRETO' } });
    app.forgetTokens();
    expect((await finalizar('AB77&x')).status).toBe(200);
    await app.until(() => app.state(orderId) === 'DELIVERED');
    expect(app.told(orderId)).toEqual(['dispatch', 'delivered']);
  });

  it('that the shop cancels is not told, and no cancellation of the order is asked for', async () => {
    const { loja, integracao_id, ana } = await cena(SO_O_PRECISO);
    const orderId = app.order(randomUUID());
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    const { status } = await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect(status).toBe(200);
    const [outro] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, outro);
    await avancar(ana, outro, 'em_retirada', 'em_entrega');
    await app.until(() => app.state(orderId) === 'DISPATCHED');
    expect(app.told(orderId)).toEqual(['dispatch']);
    expect(await mensagens(integracao_id)).toHaveLength(1);
    await avancar(ana, outro, 'finalizada');
  });
});

describe('an app that does not do its part', () => {
  const anda = async ({ loja, ana }: Cena, orderId: string) => {
    const [id] = await pedir(loja, { pedido_externo_id: orderId });
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    return id;
  };

  it('forgets its tokens: one renewal, and the message arrives', async () => {
    const tudo = await cena(SO_O_PRECISO);
    const first = app.order(randomUUID());
    await anda(tudo, first);
    await app.until(() => app.state(first) === 'DELIVERED');
    app.forgetTokens();
    const second = app.order(randomUUID());
    await anda(tudo, second);
    await app.until(() => app.state(second) === 'DELIVERED');
    expect(app.tokens).toEqual([200, 200]);
    expect(app.of(second).map(({ status }) => status)).toEqual([401, 202, 202]);
  });

  it('gives short tokens: each is renewed before its end, and one is fetched for many messages', async () => {
    const tudo = await cena(SO_O_PRECISO);
    app.life = LIFE_SECONDS;
    const orders = [app.order(randomUUID()), app.order(randomUUID()), app.order(randomUUID())];
    const outra = { endereco: 'Rua Santos Dumont, 9', valor_estimado: 7 };
    const [primeira, ...demais] = orders;
    const ids = await pedir(tudo.loja, {
      pedido_externo_id: primeira,
      multiplas_entregas: demais.map((pedido_externo_id) => ({ ...outra, pedido_externo_id })),
    });
    await aceitar(tudo.ana, ids[0]);
    for (const id of ids) await avancar(tudo.ana, id, 'em_retirada');
    for (const id of ids) await avancar(tudo.ana, id, 'em_entrega');
    await app.until(() => orders.every((order) => app.state(order) === 'DISPATCHED'));
    expect(app.tokens).toEqual([200]);
    await expect.poll(async () => emCurso(tudo.integracao_id), SOON).toBe(0);
    aheadMs += LIFE_SECONDS * 1_000;
    for (const id of ids) await avancar(tudo.ana, id, 'finalizada');
    await app.until(() => orders.every((order) => app.state(order) === 'DELIVERED'));
    expect(app.tokens).toEqual([200, 200]);
    expect(app.calls.filter(({ status }) => status !== 202)).toEqual([]);
  });

  it('does not know the order: it is told once, the list says so, and once more at the end of the day', async () => {
    const tudo = await cena(SO_O_PRECISO);
    const orderId = randomUUID();
    await anda(tudo, orderId);
    await expect
      .poll(async () => (await mensagens(tudo.integracao_id)).map(({ http }) => http), SOON)
      .toEqual([404, null]);
    const { status, body } = await tudo.loja.cliente.get<{ estado: string; http: number; erro: string }[]>(
      `${rota(tudo.loja)}/integracoes/${tudo.integracao_id}/mensagens`,
    );
    expect(status).toBe(200);
    expect(body.map(({ estado }) => estado)).toEqual(['esperando', 'esperando']);
    const [dispatch, delivered] = await mensagens(tudo.integracao_id);
    expect(dispatch).toMatchObject({ envios: 1, erro: expect.stringContaining('não conhece este pedido') });
    expect(delivered).toMatchObject({ envios: 0 });
    await advanceTime(api.url, 12 * 3_600);
    await outboxLooked(tudo.loja);
    expect(app.of(orderId)).toHaveLength(1);
    await advanceTime(api.url, 12 * 3_600 + 60);
    await expect
      .poll(async () => (await mensagens(tudo.integracao_id)).map(({ desistida }) => desistida), SOON)
      .toEqual([true, true]);
    expect(app.of(orderId).length).toBeLessThanOrEqual(3);
  });

  it('is busy, breaks down and loses a connection: everything arrives, in order', async () => {
    const tudo = await cena(SO_O_PRECISO);
    const orderId = app.order(randomUUID());
    app.answerNext({ status: 429, retryAfter: '1' }, 503, 'cut before', 'cut after');
    await anda(tudo, orderId);
    for (const failed of [1, 2, 3, 4]) {
      await app.until(() => app.of(orderId).length >= failed);
      await expect.poll(async () => emCurso(tudo.integracao_id), SOON).toBe(0);
      await advanceTime(api.url, 600);
    }
    await app.until(() => app.state(orderId) === 'DELIVERED');
    expect(app.told(orderId)).toEqual(['dispatch', 'delivered']);
    // The dispatch whose answer was lost is refused as a repetition, and counts as told.
    expect(app.of(orderId).map(({ status }) => status)).toEqual([429, 503, null, null, 422, 202]);
    await expect
      .poll(async () => (await mensagens(tudo.integracao_id)).every(({ entregue }) => entregue), SOON)
      .toBe(true);
  });

  it('has no tracking: each refusal is said and not repeated, and the rest arrives', async () => {
    const tudo = await cena();
    const orderId = app.order(randomUUID());
    app.answerNext(404, 404, 404);
    await anda(tudo, orderId);
    await app.until(() => app.state(orderId) === 'DELIVERED');
    expect(app.told(orderId)).toEqual(['dispatch', 'ORDER_DELIVERED', 'delivered']);
    expect((await mensagens(tudo.integracao_id)).map(({ desistida }) => desistida)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('says 410: the integration goes off', async () => {
    const tudo = await cena(SO_O_PRECISO);
    const orderId = app.order(randomUUID());
    app.answerNext(410);
    await anda(tudo, orderId);
    await expect
      .poll(async () => {
        const { body } = await tudo.loja.cliente.get<{ ativa: boolean }[]>(`${rota(tudo.loja)}/apps-de-pedidos`);
        return body.map(({ ativa }) => ativa);
      }, SOON)
      .toEqual([false]);
    expect(app.state(orderId)).toBe('CONFIRMED');
  });
});

describe('the connection', () => {
  it('is tested with a token, and the sentence says what came back', async () => {
    const loja = await api.novo.comercio();
    const id = await conectar(loja);
    const testar = async () =>
      (await loja.cliente.post<{ certo: boolean; message: string }>(`${rota(loja)}/apps-de-pedidos/${id}/testar`)).body;
    expect(await testar()).toMatchObject({ certo: true, message: expect.stringContaining('deu o acesso') });
    const errado = await loja.cliente.put(`${rota(loja)}/apps-de-pedidos/${id}`, { client_secret: 'outro' });
    expect(errado.status).toBe(200);
    expect(await testar()).toMatchObject({ certo: false, message: expect.stringContaining('não aceitou') });
    expect(app.tokens).toEqual([200, 401]);
  });

  it('keeps the secret encrypted, and no answer holds it', async () => {
    const loja = await api.novo.comercio();
    const id = await conectar(loja);
    const [linha] = await rows(
      api.orm.em.fork(),
      sql<{ tudo: string }>`
        select row(i.*, a.*)::text as tudo from integracao i join app_de_pedidos a on a.integracao_id = i.id where i.id = ${id}`,
    );
    expect(linha?.tudo).not.toContain(app.client_secret);
    const { body } = await loja.cliente.get(`${rota(loja)}/apps-de-pedidos`);
    expect(body).toMatchObject([{ id, client_id: app.client_id, endereco: expect.stringContaining(app.base) }]);
    expect(JSON.stringify(body)).not.toContain(app.client_secret);
    const rotacionado = await loja.cliente.post(`${rota(loja)}/integracoes/${id}/rotacionar`);
    expect(rotacionado.status).toBe(409);
  });

  it('of another shop is 404', async () => {
    const [loja, outra] = [await api.novo.comercio(), await api.novo.comercio()];
    const id = await conectar(loja);
    expect((await outra.cliente.get(`${rota(outra)}/apps-de-pedidos`)).body).toEqual([]);
    expect((await outra.cliente.put(`${rota(outra)}/apps-de-pedidos/${id}`, { nome: 'Meu' })).status).toBe(404);
    expect((await outra.cliente.post(`${rota(outra)}/apps-de-pedidos/${id}/testar`)).status).toBe(404);
  });
});

describe('the order that a request names', () => {
  const recusa = async (loja: SignedIn, pedido: Record<string, unknown>) => {
    const corpo = { endereco: 'Rua Joubert de Carvalho, 623', valor_estimado: 9.5, ...pedido };
    const { status, body } = await loja.cliente.post<{ detail: string }>(`${rota(loja)}/solicitar-entrega`, corpo);
    return `${status} ${body.detail}`;
  };

  it('needs the form of the standard, a connected app, and a choice between two', async () => {
    const loja = await api.novo.comercio();
    const pedido_externo_id = randomUUID();
    expect(await recusa(loja, { pedido_externo_id })).toMatch(/^400 Nenhum app/);
    const id = await conectar(loja);
    expect(await recusa(loja, { pedido_externo_id: '96B4' })).toMatch(/^400 .*36 caracteres/);
    expect(await recusa(loja, { pedido_externo_id, app_id: id + 1_000 })).toMatch(/^400 Este app/);
    await conectar(loja);
    expect(await recusa(loja, { pedido_externo_id })).toMatch(/^400 Há mais de um/);
    await pedir(loja, { pedido_externo_id, app_id: id });
    expect(await recusa(loja, { pedido_externo_id, app_id: id })).toMatch(/^409 Outra solicitação/);
    await pedir(loja, { pedido_externo_id: ' ' });
  });

  it('asks for the code of an app that checks codes, for none, or for ours', async () => {
    const loja = await api.novo.comercio();
    const id = await conectar(loja, { confere_codigo: true });
    const porta = async (pedido: Record<string, unknown>) => {
      await pedir(loja, { pedido_externo_id: randomUUID(), ...pedido });
      const { body } = await loja.cliente.get<Record<string, unknown>[]>(`${rota(loja)}/solicitacoes`);
      const [nova] = body.toSorted((a, b) => Number(b.id) - Number(a.id));
      return [nova?.exige_codigo, nova?.codigo_de_fora];
    };
    expect(await porta({})).toEqual([true, true]);
    expect((await porta({ exige_codigo: false }))[0]).toBe(false);
    await loja.cliente.put(`${rota(loja)}/apps-de-pedidos/${id}`, { confere_codigo: false });
    expect(await porta({ exige_codigo: true })).toEqual([true, false]);
    expect(await porta({ pedido_externo_id: null, exige_codigo: true })).toEqual([true, false]);
  });

  it('is delivered by one request, whoever asks at the same time', async () => {
    const loja = await api.novo.comercio();
    await conectar(loja);
    const pedido_externo_id = randomUUID();
    const ditos = await Promise.all(Array.from({ length: 6 }, () => recusa(loja, { pedido_externo_id })));
    expect(ditos.filter((dito) => dito.startsWith('200')).length).toBe(1);
    expect(ditos.filter((dito) => dito.startsWith('409')).length).toBe(5);
  });
});
