import type { PrevisaoDoComercio, previsaoDoEntregadorSchema } from '@corre/contract/espera/contrato.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';

type DoEntregador = z.output<typeof previsaoDoEntregadorSchema>;

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', OFERTA_ENTREGA_SEGUNDOS: '15' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await runSql(api.url, 'set session_replication_role = replica; delete from oferta; delete from resumo_semanal');
  loja = await api.novo.comercio();
  ana = await api.novo.entregador();
});

/** Inserts accepted offers, each as old as the given minutes. */
const aceitasHa = (minutos: string) =>
  runSql(
    api.url,
    `set session_replication_role = replica;
     insert into oferta (rota_id, entregador_id, posicao_fila, enviada_em, entregar_ate, expira_em, respondida_em, resultado)
     select row_number() over (), ${ana.id}, 1, t - interval '5 s', t, t + interval '10 s', t, 'aceita'
       from (select (select agora()) - make_interval(secs => 60 * m) as t from ${minutos}) x`,
  );
const doEntregador = async () => (await ana.cliente.get<DoEntregador>(`/entregador/${ana.id}/previsao`)).body;
const doComercio = async () =>
  (await loja.cliente.get<PrevisaoDoComercio>(`/comercio/${encodeURIComponent(loja.nome)}/previsao`)).body;

describe('the wait in the queue', () => {
  it('is what the place-th acceptance took in the last hours', async () => {
    await aceitasHa('generate_series(0, 170, 3) m');
    const { esperas } = await doEntregador();
    expect(esperas[0]).toEqual({ posicao: 1, de: 3, ate: 3 });
    expect(esperas[3]).toEqual({ posicao: 4, de: 12, ate: 12 });
    expect(esperas).toHaveLength(20);
  });

  it('is told as a range when the pace varies', async () => {
    // Two close together, then a gap.
    await aceitasHa('generate_series(0, 170, 8) a, lateral (values (a), (a + 2)) v (m)');
    const { esperas } = await doEntregador();
    expect(esperas[0]).toEqual({ posicao: 1, de: 2, ate: 6 });
  });

  it('is learned from the same hours of the last weeks, and not from other hours', async () => {
    await aceitasHa('generate_series(7 * 1440, 7 * 1440 + 50, 5) m');
    expect((await doEntregador()).esperas[0]).toEqual({ posicao: 1, de: 5, ate: 5 });
    await advanceTime(api.url, 5 * 3600);
    expect((await doEntregador()).esperas).toEqual([]);
    await advanceTime(api.url, -5 * 3600);
  });

  it('is unknown after a quiet morning, and when nobody could rely on it', async () => {
    await aceitasHa('generate_series(0, 30, 6) m');
    expect((await doEntregador()).esperas).toEqual([]);
    await runSql(api.url, 'set session_replication_role = replica; delete from oferta');
    // From 1 to 25 minutes apart.
    await aceitasHa('unnest(array[0,1,26,27,28,50,51,75,76,100,101,125,126,150,151,175]) m');
    expect((await doEntregador()).esperas.map(({ posicao }) => posicao)).not.toContain(1);
  });
});

describe('the week before', () => {
  const semana = (dias: number, entregas: number) =>
    runSql(
      api.url,
      `insert into resumo_semanal (semana_inicio, entregador_id, comercio_id, total_entregas, total_quantidade, total_valor)
       values (semana_de(agora()) - ${dias}, ${ana.id}, ${loja.id}, ${entregas}, ${entregas}, 10)`,
    );

  it('is near, far away, passed, or was without work', async () => {
    expect((await doEntregador()).faltam).toBeNull();
    await semana(7, 12);
    await semana(0, 5);
    expect((await doEntregador()).faltam).toBeNull();
    await runSql(api.url, 'update resumo_semanal set total_entregas = 10 where semana_inicio = semana_de(agora())');
    expect((await doEntregador()).faltam).toBe(3);
    await runSql(api.url, 'update resumo_semanal set total_entregas = 13 where semana_inicio = semana_de(agora())');
    expect((await doEntregador()).faltam).toBeNull();
  });
});

describe('what a shop may expect', () => {
  it('is nothing before its first deliveries, then how soon somebody accepts, and the window of each open one', async () => {
    await ficarOnline(ana);
    const nada = await doComercio();
    expect(nada).toEqual({ aceite: null, janelas: [] });
    const passos = ['em_retirada', 'em_entrega', 'finalizada'];
    for (let i = 0; i < 8; i++) {
      const [id] = await pedir(loja);
      await advanceTime(api.url, 5);
      await aceitar(ana, id);
      for (const passo of passos) {
        await advanceTime(api.url, 300);
        await ana.cliente.put(`/entregador/${ana.id}/status-online`, { online: true });
        await avancar(ana, id, passo);
      }
    }
    const { aceite } = await doComercio();
    expect(aceite?.metade).toBeGreaterThanOrEqual(5);
    expect(aceite?.metade).toBeLessThan(60);
    const [id] = await pedir(loja);
    expect((await doComercio()).janelas).toEqual([]);
    await aceitar(ana, id);
    const { janelas } = await doComercio();
    expect(janelas.map(({ solicitacao_id }) => solicitacao_id)).toEqual([id]);
    const [janela] = janelas;
    if (!janela) throw new Error('no window');
    const [de, ate] = [janela.de, janela.ate].map(Date.parse);
    const { agora } = await onlyRow(api.orm.em.fork(), sql<{ agora: string }>`select agora() as agora`);
    const minutos = (instante = 0) => (instante - Date.parse(agora)) / 60_000;
    expect(minutos(de)).toBeGreaterThan(12);
    expect(minutos(de)).toBeLessThan(17);
    expect(Math.round(minutos(ate) - minutos(de))).toBeGreaterThanOrEqual(10);
    await avancar(ana, id, 'em_retirada');
    await avancar(ana, id, 'em_entrega');
    expect((await doComercio()).janelas).toHaveLength(1);
    await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' });
    expect((await doComercio()).janelas).toEqual([]);
  });

  it('of each stop of a route is its own, later for a later stop', async () => {
    await emptyQueue(api.orm.em.fork());
    await ficarOnline(ana);
    const dois = await pedir(loja, { multiplas_entregas: [{ endereco: 'Rua Dois, 2', valor_estimado: 5 }] });
    expect(dois).toHaveLength(2);
    for (const id of dois) await aceitar(ana, id);
    // The stops of a route leave the shop together.
    await avancar(ana, dois[0] ?? 0, 'em_retirada', 'em_entrega');
    const { janelas } = await doComercio();
    const of = (id: number | undefined) => janelas.find(({ solicitacao_id }) => solicitacao_id === id);
    const [first, second] = dois.map(of);
    // A stop costs half of the shop's median way of five minutes.
    for (const end of ['de', 'ate'] as const) {
      const later = Date.parse(second?.[end] ?? '') - Date.parse(first?.[end] ?? '');
      expect(later, end).toBeGreaterThanOrEqual(60_000);
      expect(later, end).toBeLessThanOrEqual(240_000);
    }
    // The first order goes back to the shop, after the second door [devolver].
    const aviso = await ana.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${dois[0]}/problema`, {
      motivo: 'ninguem_atende',
    });
    await loja.cliente.put(`/comercio/problema/${aviso.body.problema.id}`, { acao: 'trazer_de_volta' });
    const depois = (await doComercio()).janelas.find(({ solicitacao_id }) => solicitacao_id === dois[1]);
    expect(Date.parse(depois?.de ?? '')).toBeLessThan(Date.parse(second?.de ?? ''));
  });

  it('is about the queue as it is now: with others waiting and nobody free the usual seconds are not said', async () => {
    await emptyQueue(api.orm.em.fork());
    await ficarOnline(ana);
    for (let i = 0; i < 8; i++) {
      const [id] = await pedir(loja);
      await aceitar(ana, id);
      for (const passo of ['em_retirada', 'em_entrega', 'finalizada']) await avancar(ana, id, passo);
    }
    expect((await doComercio()).aceite?.metade).toBeLessThan(60);
    const [dela] = await pedir(loja);
    await aceitar(ana, dela);
    for (let i = 0; i < 5; i++) await pedir(loja);
    // The pace of the last hour: nine acceptances.
    const { aceite } = await doComercio();
    // The median of six waits of 400 s.
    expect(aceite?.metade).toBe(2_268);
    expect(aceite?.quase_todas).toBeGreaterThan(2_400);
    await runSql(api.url, 'set session_replication_role = replica; delete from oferta');
    expect((await doComercio()).aceite).toBeNull();
  });

  it('is read by the shop itself and the administrator only', async () => {
    const outra = await api.novo.comercio();
    const caminho = `/comercio/${encodeURIComponent(loja.nome)}/previsao`;
    expect((await outra.cliente.get(caminho)).status).toBe(403);
    expect((await ana.cliente.get(caminho)).status).toBe(403);
    expect((await api.anonymous().get(caminho)).status).toBe(401);
  });
});
