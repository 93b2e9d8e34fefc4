import type { ResumoSemanal, SemanaComDias } from '@corre/contract/entregas/contrato.ts';
import type { FechamentoDaSemana, SemanaDoEntregador } from '@corre/contract/fechamento/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import type {
  ItemComercio,
  ItemEntregador,
  RelatorioSemanal,
  relatorioDaSemanaSchema,
  topSemanaSchema,
} from '@corre/contract/relatorios/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { TEST_COMPANY } from '@corre/testing/harness/friday.ts';
import { type StoppedClock, stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fecharSemana } from '../entregas/fechar-semana.ts';
import { conferir } from '../prova/conferir.ts';

/** Two weeks with the same deliveries: one at 10 %, the next at 12.5 %. */
const [ANTES, DEPOIS] = ['2026-03-02', '2026-03-09'];

let api: TestApi;
let admin: SignedIn;
let lojas: [SignedIn, SignedIn];
let ana: SignedIn;
let clock: StoppedClock;

const lancar = async (loja: SignedIn) => {
  const { status } = await loja.cliente.post(`/comercio/entregas?comercio_nome=${encodeURIComponent(loja.nome)}`, {
    entregador_id: ana.id,
    valor: 10.05,
    tipo_pagamento: 'online',
  });
  expect(status).toBe(200);
};
/** One delivery for each shop, on Wednesday and on Thursday. */
async function trabalhar(quarta: string): Promise<void> {
  await clock.moveTo(`${quarta}T12:00:00-03:00`);
  await lancar(lojas[0]);
  await clock.advance(86_400);
  await lancar(lojas[1]);
}

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', ...TEST_COMPANY });
  admin = await api.novo.funcionario('admin');
  lojas = [await api.novo.comercio('Padaria São João'), await api.novo.comercio('Empório Central')];
  ana = await api.novo.entregador();
  clock = await stopClock(api.orm.em.fork(), '2026-03-04T12:00:00-03:00');
  await trabalhar('2026-03-04');
  const dita = await admin.cliente.put('/admin/configuracoes/taxa', { percentual: 12.5, vale_de: DEPOIS });
  expect(dita.status).toBe(200);
  await trabalhar('2026-03-11');
});
afterAll(() => api.close());

const ler = async <T>(quem: SignedIn, caminho: string): Promise<T> => {
  const { status, body } = await quem.cliente.get<T>(caminho);
  expect(status, caminho).toBe(200);
  return body;
};

// [taxa]
describe('two weeks with the same deliveries and two rates', () => {
  it('are told to the courier with the rate of each, and the days add up', async () => {
    const semanas = await ler<SemanaComDias[]>(ana, `/entregas/historico-semanal/${ana.id}`);
    expect(semanas).toMatchObject([
      { semana_inicio: DEPOIS, taxa_percentual: 12.5, total_valor: 20.1, total_taxa: 2.51, total_a_receber: 17.59 },
      { semana_inicio: ANTES, taxa_percentual: 10, total_valor: 20.1, total_taxa: 2.01, total_a_receber: 18.09 },
    ]);
    const dias = semanas.map(({ por_dia }) => por_dia.map(({ total_liquido }) => total_liquido).slice(2, 4));
    expect(dias).toEqual([
      [8.79, 8.8],
      [9.04, 9.05],
    ]);
    expect(semanas.map(({ entregas }) => entregas.map(({ valor_liquido }) => valor_liquido))).toEqual([
      [8.79, 8.79],
      [9.04, 9.04],
    ]);
    expect(await ler(ana, `/entregas/semana-atual/${ana.id}`)).toMatchObject({
      taxa_percentual: 12.5,
      total_taxa: 2.51,
    });
    expect(await ler(ana, `/entregas/entregador/${ana.id}`)).toMatchObject({
      estatisticas: { total_valor: 40.2, total_taxa: 4.52, total_a_receber: 35.68 },
    });
    expect(await ler<SemanaDoEntregador[]>(ana, `/entregador/${ana.id}/semanas`)).toMatchObject([
      { semana_inicio: DEPOIS, taxa_percentual: 12.5, taxa: 2.51, liquido: 17.59 },
      { semana_inicio: ANTES, taxa_percentual: 10, taxa: 2.01, liquido: 18.09 },
    ]);
  });

  it('are told to each shop with its share', async () => {
    const taxas = (loja: SignedIn) =>
      ler<ResumoSemanal[]>(loja, `/comercio/${encodeURIComponent(loja.nome)}/historico-semanal`).then((semanas) =>
        semanas.map(({ taxa_percentual, total_taxa }) => [taxa_percentual, total_taxa]),
      );
    expect(await Promise.all(lojas.map(taxas))).toEqual([
      [
        [12.5, 1.26],
        [10, 1.01],
      ],
      [
        [12.5, 1.25],
        [10, 1],
      ],
    ]);
  });

  it('are summed in the reports, each at its rate', async () => {
    const porSemana = await ler<RelatorioSemanal[]>(admin, '/admin/acompanhamento-semanal');
    expect(porSemana.map(({ taxa_percentual, total_geral }) => [taxa_percentual, total_geral.taxa])).toEqual([
      [12.5, 2.51],
      [10, 2.01],
    ]);
    expect(porSemana.map(({ entregadores }) => Object.values(entregadores).map((um) => um.total_a_receber))).toEqual([
      [17.59],
      [18.09],
    ]);
    const daSemana = await ler<z.output<typeof relatorioDaSemanaSchema>>(admin, '/admin/relatorio-semana');
    expect(daSemana).toMatchObject({
      taxa_percentual: 12.5,
      relatorio: [{ total_taxa: 2.51, total_a_receber: 17.59 }],
    });
    const daLoja = async (semana: string) =>
      (await ler<ItemComercio[]>(admin, `/admin/relatorio-comercios?semana=${semana}`))
        .map(({ total_taxa }) => total_taxa)
        .sort();
    expect([await daLoja(DEPOIS), await daLoja(ANTES)]).toEqual([
      [1.25, 1.26],
      [1, 1.01],
    ]);
  });

  it('stay in the sums of all time when the weeks are closed, and in the ranking', async () => {
    const sempre = async () => [
      (await ler<ItemEntregador[]>(admin, '/admin/relatorio-entregadores')).map(({ total_taxa }) => total_taxa),
      (await ler<ItemComercio[]>(admin, '/admin/relatorio-comercios')).map(({ total_taxa }) => total_taxa).sort(),
    ];
    const esperado = [[4.52], [2.25, 2.27]];
    expect(await sempre()).toEqual(esperado);
    await clock.moveTo('2026-03-16T12:00:00-03:00');
    for (const soma of [2, 2, null]) expect(await api.orm.em.fork().transactional((em) => fecharSemana(em))).toBe(soma);
    expect(await sempre()).toEqual(esperado);
    const ranking = await ler<z.output<typeof topSemanaSchema>>(admin, '/public/entregadores-top-semana');
    expect(ranking.top_entregadores).toMatchObject([{ total_liquido: 17.59 }]);
  });

  it('are paid at their rate, by hand and in a file, and the figures agree', async () => {
    const folha = (semana: string) => ler<FechamentoDaSemana>(admin, `/admin/fechamento?semana_inicio=${semana}`);
    expect(await folha(ANTES)).toMatchObject({ taxa_percentual: 10, total_taxa: 2.01, total_liquido: 18.09 });
    expect(await folha(DEPOIS)).toMatchObject({ taxa_percentual: 12.5, total_taxa: 2.51, total_liquido: 17.59 });
    expect((await admin.cliente.put(`/admin/fechamento/${ANTES}/pagar/${ana.id}`)).body).toMatchObject({
      valor: 18.09,
    });
    const lote = await admin.cliente.post<{ arquivo: string }>(`/admin/fechamento/${DEPOIS}/lote`, {
      entregador_ids: [ana.id],
      banco: 'febraban',
    });
    expect(lote.status).toBe(200);
    expect(lote.body.arquivo).toContain('0000000001759');
    // A rate of later weeks leaves the payouts as they are.
    await admin.cliente.put('/admin/configuracoes/taxa', { percentual: 50, vale_de: '2026-03-23' });
    expect(await folha(ANTES)).toMatchObject({ taxa_percentual: 10, total_taxa: 2.01, total_pago: 18.09 });
    const { semanas } = await ler<DinheiroDoPeriodo>(admin, `/admin/numeros/dinheiro?de=${ANTES}&ate=2026-03-15`);
    expect(semanas.slice(-2).map(({ taxa, liquido }) => [taxa, liquido])).toEqual([
      [2.01, 18.09],
      [2.51, 17.59],
    ]);
    const dito: string[] = [];
    await conferir(api.url, { semana: null, elo: null, abrir: api.vault.open }, (linha) => dito.push(linha));
    expect(dito.at(-1)).toBe('confere');
  });
});
