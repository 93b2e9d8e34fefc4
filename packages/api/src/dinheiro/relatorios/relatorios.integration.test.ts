import { taxaInCents, toCents } from '@corre/contract/cents.ts';
import type { ResumoSemanal } from '@corre/contract/entregas/contrato.ts';
import type {
  DadosComercio,
  ItemComercio,
  ItemEntregador,
  RelatorioSemanal,
  relatorioDaSemanaSchema,
} from '@corre/contract/relatorios/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let api: TestApi;
let admin: SignedIn;
let lojas: [SignedIn, SignedIn, SignedIn];
let ana: SignedIn;
let xara: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
  lojas = [
    await api.novo.comercio('Padaria São João'),
    await api.novo.comercio('Empório Central'),
    await api.novo.comercio('Sem Entregas'),
  ];
  ana = await api.novo.entregador({ nome_completo: 'Ana Souza', usuario: 'ana' });
  xara = await api.novo.entregador({ nome_completo: 'Ana Souza', usuario: 'ana.souza' });
  const [padaria, emporio] = lojas;
  await entregar(padaria, ana, '2026-03-02', 0.05, 3);
  await entregar(emporio, ana, '2026-03-04', 0.05);
  await entregar(padaria, ana, '2026-03-09', 10.05);
  await entregar(padaria, xara, '2026-03-10', 10.05);
});
afterAll(() => api.close());

const entregar = (loja: SignedIn, courier: SignedIn, dia: string, valor: number, quantidade = 1) =>
  rows(
    api.orm.em.fork(),
    sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        values (${loja.id}, ${courier.id}, ${quantidade}, ${valor}, 'online', 'concluida', ${`${dia}T12:00:00-03`}, ${`${dia}T12:00:00-03`})`,
  );
const ler = async <T>(fim: string) => {
  const { status, body } = await admin.cliente.get<T>(`/admin/${fim}`);
  expect(status).toBe(200);
  return body;
};

// [relatorios]
describe("the administrator's reports", () => {
  it('give each courier the sum of their weekly fees', async () => {
    expect(await ler<ItemEntregador[]>('relatorio-entregadores')).toEqual([
      {
        entregador_id: ana.id,
        nome: 'Ana Souza',
        usuario: 'ana',
        total_entregas: 3,
        total_valor: 10.15,
        // 1 cent of R$ 0,10 and R$ 1,01 of R$ 10,05.
        total_taxa: 1.02,
        total_a_receber: 9.13,
      },
      expect.objectContaining({ entregador_id: xara.id, total_taxa: 1.01, total_a_receber: 9.04 }),
    ]);
  });

  // [taxa]
  it('share the fee among the shops so that both reports agree to the cent, also in one week', async () => {
    const taxas = async (fim: string) =>
      (await ler<ItemComercio[]>(fim)).map(({ comercio, total_taxa }) => [comercio, total_taxa]);
    // Two shops with R$ 0,05 each: one courier, one cent of fee.
    expect(await taxas('relatorio-comercios?semana=2026-03-02')).toEqual([
      ['Empório Central', 0],
      ['Padaria São João', 0.01],
    ]);
    expect(await taxas('relatorio-comercios')).toEqual([
      ['Padaria São João', 2.03],
      ['Empório Central', 0],
    ]);
    expect(await taxas('relatorio-comercios?semana=-1')).toEqual(await taxas('relatorio-comercios'));
    expect(await taxas('relatorio-comercios?semana=2020-01-06')).toEqual([]);
    const [semana] = (
      await lojas[1].cliente.get<ResumoSemanal[]>(`/comercio/${encodeURIComponent(lojas[1].nome)}/historico-semanal`)
    ).body;
    expect(semana).toMatchObject({ semana_inicio: '2026-03-02', total_valor: 0.05, total_taxa: 0 });
  });

  it('list every shop in the shop data, also without deliveries', async () => {
    expect(await ler<DadosComercio[]>('dados-comercios')).toEqual([
      {
        comercio_id: lojas[0].id,
        comercio: 'Padaria São João',
        total_entregas: 3,
        total_quantidade: 5,
        valor_total: 20.15,
        numero_entregadores: 2,
        entregadores_utilizados: ['Ana Souza', 'Ana Souza'],
      },
      expect.objectContaining({ comercio: 'Empório Central', total_quantidade: 1 }),
      {
        comercio_id: lojas[2].id,
        comercio: 'Sem Entregas',
        total_entregas: 0,
        total_quantidade: 0,
        valor_total: 0,
        numero_entregadores: 0,
        entregadores_utilizados: [],
      },
    ]);
  });

  it('do not merge couriers who share a name in the weekly report', async () => {
    const semanas = await ler<RelatorioSemanal[]>('acompanhamento-semanal');
    expect(semanas.map(({ semana }) => semana)).toEqual(['09/03/2026 a 15/03/2026', '02/03/2026 a 08/03/2026']);
    expect(semanas[0]).toMatchObject({
      semana_inicio: '2026-03-09',
      dia_pagamento: '2026-03-20',
      total_geral: { entregas: 2, quantidade: 2, valor: 20.1, taxa: 2.02 },
      comercios: {
        'Padaria São João': {
          comercio_id: lojas[0].id,
          nome: 'Padaria São João',
          total_entregas: 2,
          total_valor: 20.1,
        },
      },
      entregadores: {
        'Ana Souza (@ana)': { total_taxa: 1.01, total_a_receber: 9.04, comercios: ['Padaria São João'] },
        'Ana Souza (@ana.souza)': {
          entregador_id: xara.id,
          nome: 'Ana Souza',
          total_taxa: 1.01,
          total_a_receber: 9.04,
        },
      },
    });
    expect(await ler<RelatorioSemanal[]>('acompanhamento-semanal?semana_inicio=2026-03-02')).toEqual([semanas[1]]);
  });

  it('lose and merge no sum, whatever couriers and shops are called', async () => {
    const vitima = await api.novo.entregador({ nome_completo: 'Vitima', usuario: 'victim' });
    await api.novo.entregador({ nome_completo: 'Vitima', usuario: 'victim2' });
    const falsa = await api.novo.entregador({ nome_completo: 'Vitima (@victim)', usuario: 'falsa' });
    const proto = await api.novo.entregador({ nome_completo: '__proto__', usuario: 'proto' });
    const lojaProto = await api.novo.comercio('__proto__');
    await entregar(lojas[0], vitima, '2025-01-06', 11);
    await entregar(lojas[0], falsa, '2025-01-07', 22);
    await entregar(lojaProto, proto, '2025-01-08', 33);
    const [semana] = await ler<RelatorioSemanal[]>('acompanhamento-semanal?semana_inicio=2025-01-06');
    const somas = Object.values(semana?.entregadores ?? {}).map((s) => [s.entregador_id, s.nome, s.total_valor]);
    expect(somas.sort()).toEqual(
      [
        [vitima.id, 'Vitima', 11],
        [falsa.id, 'Vitima (@victim)', 22],
        [proto.id, '__proto__', 33],
      ].sort(),
    );
    expect(semana?.total_geral).toMatchObject({ entregas: 3, valor: 66 });
    const porLoja = Object.values(semana?.comercios ?? {}).map((s) => [s.comercio_id, s.total_valor]);
    expect(porLoja).toContainEqual([lojaProto.id, 33]);
  });

  it('give the current week, empty while nobody delivered', async () => {
    const vazia = await ler<z.output<typeof relatorioDaSemanaSchema>>('relatorio-semana');
    expect(vazia.relatorio).toEqual([]);
    await entregar(lojas[0], ana, vazia.semana_inicio, 20);
    const { relatorio } = await ler<z.output<typeof relatorioDaSemanaSchema>>('relatorio-semana');
    expect(relatorio).toMatchObject([
      { nome: 'Ana Souza', total_entregas: 1, total_valor: 20, total_taxa: 2, total_a_receber: 18 },
    ]);
  });

  it('refuse a week that is none', async () => {
    for (const fim of [
      'relatorio-comercios?semana=ontem',
      'relatorio-comercios?semana=2026-02-30',
      'acompanhamento-semanal?semana_inicio=2026-02-30',
    ]) {
      const { status, body } = await admin.cliente.get(`/admin/${fim}`);
      expect(status).toBe(400);
      expect(body.detail).toMatch(/^(Semana|Data) inválida$/);
    }
  });

  it('are for the administrator only', async () => {
    const suporte = await api.novo.funcionario('suporte');
    for (const fim of [
      'relatorio-entregadores',
      'relatorio-comercios',
      'dados-comercios',
      'acompanhamento-semanal',
      'relatorio-semana',
    ]) {
      for (const quem of [suporte, ana, lojas[0]]) expect((await quem.cliente.get(`/admin/${fim}`)).status).toBe(403);
      expect((await api.anonymous().get(`/admin/${fim}`)).status).toBe(401);
    }
  });

  it('agree with integer cents for any deliveries', async () => {
    const courier = await api.novo.entregador();
    const celula = fc.record({
      semana: fc.integer({ min: 0, max: 3 }),
      loja: fc.integer({ min: 0, max: 2 }),
      centavos: fc.integer({ min: 0, max: 99_999 }),
    });
    const celulas = fc.sample(celula, 60);
    const dias = ['2025-06-02', '2025-06-09', '2025-12-29', '2026-01-05'];
    for (const { semana, loja, centavos } of celulas) {
      await entregar(lojas[loja] ?? lojas[0], courier, dias[semana] ?? '2025-06-02', centavos / 100);
    }
    const porSemana = Map.groupBy(celulas, ({ semana }) => semana);
    const esperada = [...porSemana.values()].reduce(
      (total, dela) =>
        total +
        taxaInCents(
          dela.reduce((soma, { centavos }) => soma + centavos, 0),
          10,
        ),
      0,
    );
    const item = (await ler<ItemEntregador[]>('relatorio-entregadores')).find(({ nome }) => nome === courier.nome);
    expect(toCents(item?.total_taxa ?? -1)).toBe(esperada);
    const soma = async (fim: string) =>
      (await ler<{ total_taxa: number }[]>(fim)).reduce((total, { total_taxa }) => total + toCents(total_taxa), 0);
    expect(await soma('relatorio-comercios')).toBe(await soma('relatorio-entregadores'));
  });
});
