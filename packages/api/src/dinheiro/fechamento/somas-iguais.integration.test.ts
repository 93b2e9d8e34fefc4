import { sumReais, taxaInCents, toCents } from '@corre/contract/cents.ts';
import type { ResumoSemanal, SemanaComDias, semanaAtualSchema } from '@corre/contract/entregas/contrato.ts';
import type { FechamentoDaSemana, SemanaDoEntregador } from '@corre/contract/fechamento/contrato.ts';
import type { DinheiroDoPeriodo } from '@corre/contract/numeros/dinheiro-contrato.ts';
import type {
  ItemComercio,
  ItemEntregador,
  RelatorioSemanal,
  relatorioDaSemanaSchema,
  topSemanaSchema,
} from '@corre/contract/relatorios/contrato.ts';
import { semanasBefore } from '@corre/contract/week.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { drawnSeed } from '@corre/testing/harness/seed.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { semanaCorrente } from '../entregas/semanas.ts';

let api: TestApi;
let admin: SignedIn;
let lojas: SignedIn[];
let atual: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
  lojas = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.comercio()];
  atual = await semanaCorrente(api.orm.em.fork());
});
afterAll(() => api.close());

/** Inserts counted deliveries at noon of a week's days (0 is Monday), amounts in cents. */
const entregou = (
  quem: SignedIn,
  semana: string,
  entregas: readonly { loja: number; dia: number; centavos: number }[],
) =>
  rows(
    api.orm.em.fork(),
    sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        select x.loja, ${quem.id}, 1, x.centavos / 100.0, 'online', 'concluida', q.quando, q.quando
          from jsonb_to_recordset(${JSON.stringify(
            entregas.map((uma) => ({ ...uma, loja: lojas[uma.loja]?.id })),
          )}::jsonb) as x (loja int, dia int, centavos int)
         cross join lateral (select (${semana}::date + x.dia + time '12:00') at time zone 'America/Sao_Paulo') q (quando)`,
  );
const ler = async <T>(quem: SignedIn, caminho: string): Promise<T> => {
  const { status, body } = await quem.cliente.get<T>(caminho);
  expect(status, caminho).toBe(200);
  return body;
};
const semanas = (quem: SignedIn, semana: string) =>
  ler<SemanaComDias[]>(quem, `/entregas/historico-semanal/${quem.id}?semana_inicio=${semana}`);
const pago = async (quem: SignedIn, semana: string) =>
  (await ler<FechamentoDaSemana>(admin, `/admin/fechamento?semana_inicio=${semana}`)).linhas.find(
    ({ entregador_id }) => entregador_id === quem.id,
  )?.liquido;
const DIA = 86_400;
/** A rate of the fee, in percent. */
const percentual = fc.integer({ min: 0, max: 5_000 }).map((centesimos) => centesimos / 100);
const dosDias = (por_dia: SemanaComDias['por_dia']) => sumReais(por_dia, ({ total_liquido }) => total_liquido);

// [taxa]
describe("a courier's days add up to the payout", () => {
  it.each([
    ['two deliveries of R$ 10,05 on two days', 1005, [0, 1], 18.09, { 0: 9.04, 1: 9.05 }],
    ['two deliveries of R$ 10,05 on one day', 1005, [3, 3], 18.09, { 3: 18.09 }],
    ['forty of R$ 7,05', 705, Array.from({ length: 40 }, (_, n) => n % 7), 253.8, {}],
    ['cents below a fee', 5, [0, 2, 6], 0.13, { 0: 0.04, 2: 0.05, 6: 0.04 }],
  ])('%s', async (_, centavos, dias, liquido, porDia) => {
    const courier = await api.novo.entregador();
    await entregou(
      courier,
      '2026-03-02',
      dias.map((dia) => ({ loja: 0, dia, centavos })),
    );
    const [semana] = await semanas(courier, '2026-03-02');
    expect(semana?.total_a_receber).toBe(liquido);
    expect(dosDias(semana?.por_dia ?? [])).toBe(liquido);
    expect(await pago(courier, '2026-03-02')).toBe(liquido);
    const told = semana?.por_dia.map(({ total_liquido }) => total_liquido) ?? [];
    expect(told).toHaveLength(7);
    for (const [dia, valor] of Object.entries(porDia)) expect(told[Number(dia)], dia).toBe(valor);
  });

  it('and every sum that is shown anywhere is that of the payout, in any weeks with any rates', async () => {
    const passada = semanasBefore(atual, 1);
    const segundas = [semanasBefore(atual, 3), passada, atual];
    const [rates = []] = fc.sample(fc.tuple(percentual, percentual, percentual), { seed: drawnSeed(), numRuns: 1 });
    const taxas = new Map(segundas.map((segunda, n) => [segunda, rates[n] ?? Number.NaN]));
    await advanceTime(api.url, -28 * DIA);
    for (const [vale_de, percentual] of taxas) {
      const { status } = await admin.cliente.put('/admin/configuracoes/taxa', { percentual, vale_de });
      expect(status, `${percentual}% from ${vale_de}`).toBe(200);
    }
    await advanceTime(api.url, 28 * DIA);
    const entrega = fc.record({
      loja: fc.nat({ max: 2 }),
      dia: fc.nat({ max: 6 }),
      centavos: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 5_000 }), fc.constantFrom(5, 705, 945, 1005)),
    });
    const semana = fc.array(entrega, { minLength: 1, maxLength: 40 });
    const couriers = [await api.novo.entregador(), await api.novo.entregador(), await api.novo.entregador()];
    const draws = fc.sample(semana, { seed: drawnSeed(), numRuns: couriers.length * segundas.length });
    const expected = new Map<string, number>();
    for (const [n, entregas] of draws.entries()) {
      const [courier, segunda] = [couriers[n % couriers.length], segundas[Math.floor(n / couriers.length)]];
      if (!courier || !segunda) throw new Error('no such courier or week');
      await entregou(courier, segunda, entregas);
      const bruto = entregas.reduce((soma, { centavos }) => soma + centavos, 0);
      expected.set(`${courier.id} ${segunda}`, bruto - taxaInCents(bruto, taxas.get(segunda) ?? Number.NaN));
    }
    const deTodos = await ler<ItemEntregador[]>(admin, '/admin/relatorio-entregadores');
    const daAtual = await ler<z.output<typeof relatorioDaSemanaSchema>>(admin, '/admin/relatorio-semana');
    const ranking = await ler<z.output<typeof topSemanaSchema>>(admin, '/public/entregadores-top-semana');
    for (const courier of couriers) {
      const devido = (segunda: string) => (expected.get(`${courier.id} ${segunda}`) ?? Number.NaN) / 100;
      const told = async (segunda: string) => {
        const [historia] = await semanas(courier, segunda);
        const conta = (await ler<SemanaDoEntregador[]>(courier, `/entregador/${courier.id}/semanas`)).find(
          ({ semana_inicio }) => semana_inicio === segunda,
        );
        const [acompanhada] = await ler<RelatorioSemanal[]>(
          admin,
          `/admin/acompanhamento-semanal?semana_inicio=${segunda}`,
        );
        const dele = Object.values(acompanhada?.entregadores ?? {}).find((um) => um.entregador_id === courier.id);
        return {
          planilha: await pago(courier, segunda),
          conta: conta?.liquido,
          historia: historia?.total_a_receber,
          dias: dosDias(historia?.por_dia ?? []),
          acompanhamento: dele?.total_a_receber,
        };
      };
      for (const segunda of segundas) {
        const valor = devido(segunda);
        expect(await told(segunda), segunda).toEqual({
          planilha: valor,
          conta: valor,
          historia: valor,
          dias: valor,
          acompanhamento: valor,
        });
      }
      const hoje = await ler<z.output<typeof semanaAtualSchema>>(courier, `/entregas/semana-atual/${courier.id}`);
      expect([hoje.total_a_receber, dosDias(hoje.por_dia)]).toEqual([devido(atual), devido(atual)]);
      const { id } = courier;
      expect(daAtual.relatorio.find(({ entregador_id }) => entregador_id === id)?.total_a_receber).toBe(devido(atual));
      expect(ranking.top_entregadores.find((um) => um.id === id)?.total_liquido).toBe(devido(passada));
      const sempre = deTodos.find(({ entregador_id }) => entregador_id === id)?.total_a_receber ?? Number.NaN;
      expect(toCents(sempre)).toBe(segundas.reduce((soma, segunda) => soma + toCents(devido(segunda)), 0));
    }
    for (const segunda of segundas) {
      const folha = await ler<FechamentoDaSemana>(admin, `/admin/fechamento?semana_inicio=${segunda}`);
      const somadas = [
        sumReais(await ler<ItemComercio[]>(admin, `/admin/relatorio-comercios?semana=${segunda}`), (c) => c.total_taxa),
        (await ler<RelatorioSemanal[]>(admin, `/admin/acompanhamento-semanal?semana_inicio=${segunda}`))[0]?.total_geral
          .taxa,
        sumReais(
          await Promise.all(
            lojas.map(
              async ({ cliente, nome }) =>
                (
                  await cliente.get<ResumoSemanal[]>(
                    `/comercio/${encodeURIComponent(nome)}/historico-semanal?semana_inicio=${segunda}`,
                  )
                ).body[0]?.total_taxa ?? 0,
            ),
          ),
          (taxa) => taxa,
        ),
      ];
      expect(somadas, segunda).toEqual([folha.total_taxa, folha.total_taxa, folha.total_taxa]);
      expect(folha.total_liquido).toBe(sumReais(folha.linhas, ({ liquido }) => liquido));
    }
    const { semanas: dinheiro } = await ler<DinheiroDoPeriodo>(
      admin,
      `/admin/numeros/dinheiro?de=${segundas[0]}&ate=${atual}`,
    );
    for (const segunda of segundas) {
      const daSemana = couriers.reduce((soma, { id }) => soma + (expected.get(`${id} ${segunda}`) ?? 0), 0);
      const numeros = dinheiro.find(({ semana_inicio }) => semana_inicio === segunda);
      expect(toCents(numeros?.liquido ?? 0), segunda).toBe(daSemana);
    }
  });
});
