import type { PausasDoEntregador } from '@corre/contract/fila/contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

const recusar = (corpo?: object) =>
  ana.cliente.put<{ detail?: string; message: string; recusas_consecutivas: number; suspenso: boolean }>(
    `/entregador/${ana.id}/recusar-entrega`,
    corpo,
  );
const sair = () =>
  ana.cliente.put<{ message: string; is_online: boolean }>(`/entregador/${ana.id}/status-online`, { online: false });
const estado = async () =>
  (
    await ana.cliente.get<{
      recusas_consecutivas: number;
      suspenso: boolean;
      is_online: boolean;
      motivo_offline: string;
    }>(`/entregador/${ana.id}/status`)
  ).body;

describe('what the courier refused and still waits', () => {
  const pausas = async (quem = ana) =>
    (await quem.cliente.get<PausasDoEntregador>(`/entregador/${quem.id}/pausas`)).body;

  it('is told to them with the time until which it is offered to others', async () => {
    expect(await pausas()).toEqual({ pedidos: 0, recusados: 0, ate: null });
    await pedir(loja);
    await ofertaDe(ana);
    const antes = Date.now();
    await recusar();
    const { ate, ...numeros } = await pausas();
    expect(numeros).toEqual({ pedidos: 1, recusados: 1 });
    expect(Date.parse(ate ?? '')).toBeGreaterThan(antes);
    const bia = await api.novo.entregador();
    expect(await pausas(bia)).toMatchObject({ pedidos: 0 });
    // A request that is offered to another courier does not count as waiting.
    await ficarOnline(bia);
    await ofertaDe(bia);
    expect(await pausas()).toMatchObject({ pedidos: 0, ate: null });
  });
});

// [recusa]
describe('a repeated refusal', () => {
  it('answers as the first and leaves the next request alone until it was shown', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    const primeira = await recusar();
    const [seguinte] = await pedir(loja);
    expect((await recusar()).body).toEqual(primeira.body);
    expect((await estado()).recusas_consecutivas).toBe(1);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(seguinte);
    expect((await recusar()).body.recusas_consecutivas).toBe(2);
  });

  it('that names its request never refuses another', async () => {
    const [uma] = await pedir(loja);
    await ofertaDe(ana);
    const primeira = await recusar({ solicitacao_id: uma });
    const [outra] = await pedir(loja);
    await ofertaDe(ana);
    expect((await recusar({ solicitacao_id: uma })).body).toEqual(primeira.body);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(outra);
    expect((await recusar({ solicitacao_id: outra })).body.recusas_consecutivas).toBe(2);
  });

  it('answers with the suspension when the first one brought it', async () => {
    for (let vez = 1; vez <= 3; vez += 1) {
      await pedir(loja);
      await ofertaDe(ana);
      await recusar();
    }
    const repetida = await recusar();
    expect(repetida).toMatchObject({ status: 200, body: { recusas_consecutivas: 3, suspenso: true } });
    expect(repetida.body.message).toContain('suspensa por 1 h');
  });

  it('is none when what was shown last has lapsed', async () => {
    await pedir(loja);
    await ofertaDe(ana);
    await advanceTime(api.url, 16);
    const tarde = await recusar();
    expect(tarde.status).toBe(400);
    expect(tarde.body.detail).toContain('expirada');
  });
});

describe('an offer that was not delivered', () => {
  it('cannot be refused', async () => {
    await pedir(loja);
    expect(await recusar()).toMatchObject({ status: 400, body: { detail: 'Não há oferta para recusar.' } });
    expect((await ofertaDe(ana)).proxima_entrega).not.toBeNull();
  });

  it('is seen by no call that does not deliver it', async () => {
    await pedir(loja);
    const fila = async () =>
      (await ana.cliente.get<{ ofertas: number; eventos: unknown[] }>(`/entregador/${ana.id}/fila`)).body;
    expect(await fila()).toMatchObject({ ofertas: 0, eventos: [] });
    await ofertaDe(ana);
    expect(await fila()).toMatchObject({ ofertas: 1, eventos: [{ tipo: 'oferta', resultado: null }] });
  });

  it('is withdrawn without a count when the courier leaves', async () => {
    await pedir(loja);
    expect((await sair()).body).toMatchObject({ message: 'Você está OFFLINE', is_online: false });
    expect((await estado()).recusas_consecutivas).toBe(0);
  });
});

// [online]
describe('leaving the queue with an offer on the screen', () => {
  it('is a refusal, and the answer says so', async () => {
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    expect((await sair()).body).toMatchObject({
      message: 'Você está OFFLINE. A oferta aberta contou como recusa: 1 de 3 seguidas.',
      is_online: false,
    });
    expect(await estado()).toMatchObject({ recusas_consecutivas: 1, is_online: false });
    // The same request is not offered again for five minutes.
    await ficarOnline(ana);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    const bia = await api.novo.entregador();
    await ficarOnline(bia);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
  });

  it('suspends at the third, whichever way each was refused', async () => {
    for (let vez = 1; vez <= 2; vez += 1) {
      await pedir(loja);
      await ofertaDe(ana);
      await sair();
      await ficarOnline(ana);
    }
    await pedir(loja);
    await ofertaDe(ana);
    const { body } = await sair();
    expect(body.message).toBe('Você está OFFLINE. Você recusou 3 ofertas seguidas. Sua conta está suspensa por 1 h.');
    expect(await estado()).toMatchObject({
      suspenso: true,
      is_online: false,
      motivo_offline: 'Sua conta foi suspensa e você saiu da fila.',
    });
    expect((await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: true })).status).toBe(403);
  });
});
