import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;

beforeAll(async () => {
  // No sweep runs, so the tests see only the effect of deadlines in the database.
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

/** Each test has an empty queue. */
beforeEach(() => emptyQueue(api.orm.em.fork()));

const situacao = ({ cliente }: SignedIn) =>
  cliente.get<{ posicao_fila: number | null; total_fila: number; disponiveis: number; reservadas: number }>(
    '/entregador/status-fila',
  );

// [cancelar]
describe('cancelling', () => {
  it('withdraws the offer and leaves the courier their place', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    const [nova] = await pedir(loja);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(nova);
  });

  it('gives the place back to the courier who had accepted', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    const [nova] = await pedir(loja);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(nova);
  });

  it('repeats as the first, and is refused once the courier is on the way', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada');
    const tarde = await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect(tarde).toMatchObject({
      status: 409,
      body: { detail: 'Esta solicitação está em Retirando e não pode mais ser cancelada.' },
    });
    const [outra] = await pedir(loja);
    for (const _vez of [1, 2]) {
      expect((await loja.cliente.put(`/comercio/solicitacao/${outra}/cancelar`)).body).toEqual({
        message: 'Solicitação cancelada',
      });
    }
    const alheia = await (await api.novo.comercio()).cliente.put(`/comercio/solicitacao/${outra}/cancelar`);
    expect(alheia.status).toBe(403);
  });
});

// [passos]
describe('the steps', () => {
  it('follow the table, repeat safely, and cannot be skipped', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    const passo = (novo_status: string) => ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });
    expect((await passo('em_entrega')).status).toBe(409);
    expect(await passo('voando')).toMatchObject({ status: 400, body: { detail: 'Status inválido' } });
    for (const novo_status of ['em_retirada', 'em_retirada', 'em_entrega', 'em_entrega', 'finalizada', 'finalizada']) {
      expect(await passo(novo_status)).toMatchObject({ status: 200, body: { status: novo_status } });
    }
    expect((await passo('em_retirada')).status).toBe(409);
    const [{ total }] = await api.orm.em
      .fork()
      .execute<[{ total: number }]>('select count(*)::int as total from entrega where solicitacao_id = ?', [id]);
    expect(total).toBe(1);
  });

  // [fila]
  it('send the courier to the end of the queue when the last is done', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await situacao(ana)).body.posicao_fila).toBe(2);
    expect((await situacao(bia)).body.posicao_fila).toBe(1);
  });
});

// [atribuir]
describe('manual assignment', () => {
  const atribuir = (corpo: object) =>
    suporte.cliente.put<{ detail?: string; message?: string }>('/suporte/atribuir-entrega', corpo);

  it('gives a waiting request to a free courier and withdraws the offer another one looks at', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    expect((await atribuir({ solicitacao_id: id, entregador_id: bia.id })).status).toBe(200);
    const tarde = await ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`);
    expect(tarde).toMatchObject({ status: 400, body: { detail: 'Solicitação não disponível' } });
    await avancar(bia, id, 'em_retirada');
  });

  it('takes a busy courier only with force_assign', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const [primeira] = await pedir(loja);
    await aceitar(ana, primeira);
    const [segunda] = await pedir(loja);
    expect((await atribuir({ solicitacao_id: segunda, entregador_id: ana.id })).status).toBe(409);
    expect((await atribuir({ solicitacao_id: segunda, entregador_id: ana.id, force_assign: true })).status).toBe(200);
    expect(await atribuir({ solicitacao_id: segunda, entregador_id: ana.id, force_assign: true })).toMatchObject({
      status: 409,
    });
    expect(await atribuir({})).toMatchObject({
      status: 400,
      body: { detail: 'Selecione uma solicitacao e um entregador' },
    });
  });
});
