import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
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

const avancarTempo = (segundos: number) => advanceTime(api.url, segundos);
const recusar = ({ id, cliente }: SignedIn) =>
  cliente.put<{ detail?: string; suspenso?: boolean; recusas_consecutivas?: number }>(
    `/entregador/${id}/recusar-entrega`,
  );
const estado = ({ id, cliente }: SignedIn) =>
  cliente.get<{ is_online: boolean; motivo_offline: string | null; offline_desde: string | null; suspenso: boolean }>(
    `/entregador/${id}/status`,
  );
const situacao = ({ cliente }: SignedIn) =>
  cliente.get<{ posicao_fila: number | null; total_fila: number; disponiveis: number; reservadas: number }>(
    '/entregador/status-fila',
  );

describe('the offer', () => {
  // [oferta-primeiro]
  it('goes to the courier who is online longest, with the promised shape', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja, { endereco: 'Av. Cerro Azul, 1447', valor_estimado: 11, urgente: true });
    const oferta = await ofertaDe(ana);
    expect(oferta).toMatchObject({
      alerta_sonoro: true,
      suspenso: false,
      is_rota: false,
      rota_completa: [],
      comercio: loja.nome,
      total_entregas: 1,
      valor_total: 11,
      valor_liquido: 9.9,
    });
    expect(oferta.proxima_entrega).toMatchObject({
      id,
      urgente: true,
      origem: 'manual',
      status: 'aguardando',
      posicao_fila: 1,
    });
    expect(oferta.proxima_entrega?.tempo_reserva).toBeGreaterThan(0);
    expect(oferta.proxima_entrega?.tempo_reserva).toBeLessThanOrEqual(15);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
  });

  // [oferta-prazo]
  it('lapses after 15 s by the clock of the database, passes on, and its late accept is refused as expirada', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await avancarTempo(15.1);
    const tarde = await ana.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`);
    expect(tarde.status).toBe(400);
    expect(tarde.body.detail).toContain('expirada');
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
    expect((await situacao(ana)).body.posicao_fila).toBe(2);
  });

  // [oferta-aceite]
  it('is not somebody else’s to take', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    const alheia = await bia.cliente.put(`/entregador/${bia.id}/aceitar-solicitacao/${id}`);
    expect(alheia).toMatchObject({ status: 400, body: { detail: 'Solicitação não disponível' } });
    const emNomeDela = await bia.cliente.put(`/entregador/${ana.id}/aceitar-solicitacao/${id}`);
    expect(emNomeDela.status).toBe(403);
  });

  it('answers a repeated accept as the first', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    const caminho = `/entregador/${ana.id}/aceitar-solicitacao/${id}`;
    const primeira = await ana.cliente.put(caminho);
    expect(await ana.cliente.put(caminho)).toMatchObject({ status: primeira.status, body: primeira.body });
  });

  it('is urgent first, then oldest', async () => {
    const [antiga] = await pedir(loja);
    const [urgente] = await pedir(loja, { urgente: true });
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(urgente);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(antiga);
  });

  // [alcance]
  it('passes on after 3 s when it does not reach the phone, and costs the courier nothing but the turn', async () => {
    const [muda, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(muda, bia);
    const [id] = await pedir(loja);
    await avancarTempo(3.1);
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
    await aceitar(bia, id);
    expect((await situacao(muda)).body.posicao_fila).toBe(1);
    const [proxima] = await pedir(loja);
    expect((await ofertaDe(muda)).proxima_entrega?.id).toBe(proxima);
  });

  // [sair-da-fila]
  it('takes a courier offline, with the reason, after three lapses in a row', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    for (let vez = 0; vez < 3; vez += 1) {
      await pedir(loja);
      expect((await ofertaDe(ana)).proxima_entrega).not.toBeNull();
      await avancarTempo(16);
    }
    await ofertaDe(ana);
    await loja.cliente.get(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`);
    await pedir(loja);
    const { body } = await estado(ana);
    expect(body.is_online).toBe(false);
    expect(body.motivo_offline).toContain('3 ofertas seguidas');
    // The instant tells this time from the next one.
    expect(body.offline_desde).toEqual(expect.any(String));
    await ficarOnline(ana);
    expect((await estado(ana)).body).toMatchObject({ motivo_offline: null, offline_desde: null });
  });
});

// [recusa]
describe('refusing', () => {
  // [pausas]
  it('sends the courier to the end of the queue and asks the next; the refused request does not come back for 5 min', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    expect((await recusar(ana)).body).toMatchObject({ recusas_consecutivas: 1, suspenso: false });
    expect((await ofertaDe(bia)).proxima_entrega?.id).toBe(id);
    await recusar(bia);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    await avancarTempo(301);
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(id);
  });

  // [suspensao]
  it('suspends for an hour after three in a row, says so at the next try to go online, and ends by itself', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    for (let vez = 1; vez <= 3; vez += 1) {
      await pedir(loja);
      await ofertaDe(ana);
      expect((await recusar(ana)).body).toMatchObject({ recusas_consecutivas: vez, suspenso: vez === 3 });
    }
    expect(await ofertaDe(ana)).toMatchObject({ proxima_entrega: null, suspenso: true });
    const volta = await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: true });
    expect(volta.status).toBe(403);
    expect(volta.body.detail).toMatch(/Conta suspensa até \d\d\/\d\d, \d\d:\d\d\. Motivo: 3 recusas seguidas/);
    await avancarTempo(3601);
    await ficarOnline(ana);
    expect((await estado(ana)).body).toMatchObject({ is_online: true, suspenso: false });
    await pedir(loja);
    await ofertaDe(ana);
    expect((await recusar(ana)).body.recusas_consecutivas).toBe(1);
  });

  it('counts from zero after an accept', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    await pedir(loja);
    await ofertaDe(ana);
    await recusar(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    await pedir(loja);
    await ofertaDe(ana);
    expect((await recusar(ana)).body.recusas_consecutivas).toBe(1);
  });

  it('has nothing to refuse without an offer', async () => {
    const ana = await api.novo.entregador();
    await ficarOnline(ana);
    expect(await recusar(ana)).toMatchObject({ status: 400, body: { detail: 'Não há oferta para recusar.' } });
  });
});
