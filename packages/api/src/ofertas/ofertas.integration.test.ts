import { advanceTime } from '@corre/db/test-database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import type { Conectado } from '../testing/construtores.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '../testing/turno-de-teste.ts';

let api: ApiDeTeste;
let loja: Conectado;
let suporte: Conectado;

beforeAll(async () => {
  // the sweep sleeps: what these tests see is what deadlines in the database do by themselves
  api = await iniciarApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.fechar());

/** Each test has its queue to itself. */
beforeEach(async () => {
  const em = api.orm.em.fork();
  await em.execute(`update oferta set resultado = 'retirada', respondida_em = agora() where resultado is null`);
  await em.execute(`update fila_entregador set online = false, online_desde = null, fila_desde = null`);
  await em.execute(`update turno set fim = agora() where fim is null`);
  await em.execute(`update solicitacao set status = 'cancelada' where status not in ('finalizada', 'cancelada')`);
  await em.execute(`update rota set aguardando = false`);
});

const avancarTempo = (segundos: number) => advanceTime(api.url, segundos);
const recusar = ({ id, cliente }: Conectado) =>
  cliente.put<{ detail?: string; suspenso?: boolean; recusas_consecutivas?: number }>(
    `/entregador/${id}/recusar-entrega`,
  );
const estado = ({ id, cliente }: Conectado) =>
  cliente.get<{ is_online: boolean; motivo_offline: string | null; suspenso: boolean }>(`/entregador/${id}/status`);
const situacao = ({ cliente }: Conectado) =>
  cliente.get<{ posicao_fila: number | null; total_fila: number; disponiveis: number; reservadas: number }>(
    '/entregador/status-fila',
  );

describe('the offer', () => {
  it('goes to the courier who is online longest, with the shape of the specification', async () => {
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
    expect(oferta.proxima_entrega?.tempo_reserva).toBeGreaterThan(13);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
  });

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
  });
});

describe('refusing', () => {
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

describe('cancelling', () => {
  it('withdraws the offer and leaves the courier his place', async () => {
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

  it('send the courier to the end of the queue when the last is done', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await situacao(ana)).body.posicao_fila).toBe(2);
    expect((await situacao(bia)).body.posicao_fila).toBe(1);
  });

  it('send him there also when the shop cancels what was left of his route', async () => {
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    const [primeira, segunda] = await pedir(loja, {
      multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 9 }],
    });
    await aceitar(ana, primeira);
    await avancar(ana, primeira, 'em_retirada', 'em_entrega', 'finalizada');
    expect((await loja.cliente.put(`/comercio/solicitacao/${segunda}/cancelar`)).status).toBe(200);
    expect((await situacao(ana)).body.posicao_fila).toBe(2);
    expect((await situacao(bia)).body.posicao_fila).toBe(1);
  });
});

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
