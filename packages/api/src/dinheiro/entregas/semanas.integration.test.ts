import type {
  entregasDoEntregadorSchema,
  ResumoSemanal,
  semanaAtualSchema,
} from '@corre/contract/entregas/contrato.ts';
import { semanaDe } from '@corre/contract/week.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => resetTime(api.url));

const caminho = (loja: SignedIn, fim: string) => `/comercio/${encodeURIComponent(loja.nome)}/${fim}`;
const comNome = (loja: SignedIn, fim: string) => `/comercio/${fim}?comercio_nome=${encodeURIComponent(loja.nome)}`;
const lancar = (loja: SignedIn, corpo: Record<string, unknown>) =>
  loja.cliente.post<{ message: string; id: number; detail: string }>(comNome(loja, 'entregas'), corpo);
const liberar = (loja: SignedIn, entrega_id: number) =>
  loja.cliente.put<{ message: string; detail: string }>(comNome(loja, 'entregas/liberar'), { entrega_id });
const semanaDoEntregador = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<z.output<typeof semanaAtualSchema>>(`/entregas/semana-atual/${id}`)).body;
const historico = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<ResumoSemanal[]>(`/entregas/historico-semanal/${id}`)).body;
/** Moves the database's clock to this local time of São Paulo. */
const irPara = async (texto: string) => {
  await resetTime(api.url);
  // Keep the sessions valid for years. Do it before the clock moves, so that no concurrent request finds them expired.
  await rows(api.orm.em.fork(), sql`update sessao set expira_em = 'infinity', limite_em = 'infinity'`);
  await advanceTime(api.url, (Date.parse(`${texto}-03:00`) - Date.now()) / 1000);
};

// [semana]
describe('a delivery counts in the week in which it ended, by the clock of São Paulo', () => {
  it.each([
    ['between Sunday and Monday', '2030-11-17T23:59:45', '11/11/2030 a 17/11/2030', '18/11/2030 a 24/11/2030'],
    ['not at midnight in London', '2030-11-17T20:59:45', '11/11/2030 a 17/11/2030', '11/11/2030 a 17/11/2030'],
    ['not at the turn of the year', '2030-12-31T23:59:45', '30/12/2030 a 05/01/2031', '30/12/2030 a 05/01/2031'],
    ['when the year turns on a Sunday', '2034-12-31T23:59:45', '25/12/2034 a 31/12/2034', '01/01/2035 a 07/01/2035'],
  ])('the week changes %s', async (_, quando, antes, depois) => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await irPara(quando);
    await lancar(loja, { entregador_id: courier.id, valor: 10 });
    await advanceTime(api.url, 20);
    await lancar(loja, { entregador_id: courier.id, valor: 20 });
    const semanas = [...new Set((await historico(courier)).map(({ semana }) => semana))];
    expect(semanas).toEqual([...new Set([depois, antes])]);
    expect((await semanaDoEntregador(courier)).semana).toBe(depois);
  });

  it('a released one counts in the week of its release', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await irPara('2031-03-09T22:00:00');
    const { id } = (await lancar(loja, { entregador_id: courier.id, valor: 30, tipo_pagamento: 'dinheiro' })).body;
    await advanceTime(api.url, 3 * 3600);
    expect((await liberar(loja, id)).body.message).toBe('Dinheiro devolvido: entrega liberada');
    expect((await historico(courier)).map(({ semana_inicio }) => semana_inicio)).toEqual(['2031-03-10']);
  });

  it('SQL and TypeScript agree about the week of any instant, whatever the zone of the session', async () => {
    const instantes = fc.sample(
      fc.date({ min: new Date('2015-01-01'), max: new Date('2045-01-01'), noInvalidDate: true }),
      500,
    );
    for (const zona of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      const semanas = await api.orm.em.fork().transactional(async (em) => {
        await em.execute(`set local timezone = '${zona}'`);
        return rows(
          em,
          sql<{ semana: string }>`
            select semana_de(i::timestamptz)::text as semana
              from unnest(${instantes.map((i) => i.toISOString())}::text[]) with ordinality as u (i, n) order by n`,
        );
      });
      expect(semanas.map(({ semana }) => semana)).toEqual(instantes.map(semanaDe));
    }
  });
});

describe("a courier's totals", () => {
  // [taxa]
  it('take the fee per week: the sum of several weeks is the sum of their fees', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    // 10 % of each week rounds up by half a cent. 10 % of the sum would not round at all.
    for (const dia of ['2026-03-02', '2026-03-09']) {
      await rows(
        api.orm.em.fork(),
        sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
            values (${loja.id}, ${courier.id}, 2, 10.05, 'online', 'concluida', ${`${dia}T12:00:00-03`}, ${`${dia}T12:00:00-03`})`,
      );
    }
    const { body } = await courier.cliente.get<z.output<typeof entregasDoEntregadorSchema>>(
      `/entregas/entregador/${courier.id}`,
    );
    expect(body.estatisticas).toEqual({
      total_entregas: 2,
      total_quantidade: 4,
      total_valor: 20.1,
      total_taxa: 2.02,
      total_a_receber: 18.08,
      total_solicitacoes: 0,
    });
    expect(await historico(courier)).toMatchObject([
      { semana_inicio: '2026-03-09', dia_pagamento: '2026-03-20', total_taxa: 1.01, total_a_receber: 9.04 },
      { semana_inicio: '2026-03-02', entregas: [{ valor: 10.05 }], entregadores_utilizados: [courier.nome] },
    ]);
    const uma = await courier.cliente.get<ResumoSemanal[]>(
      `/entregas/historico-semanal/${courier.id}?semana_inicio=2026-03-02`,
    );
    expect(uma.body.map(({ semana_inicio }) => semana_inicio)).toEqual(['2026-03-02']);
    const impossivel = await courier.cliente.get(`/entregas/historico-semanal/${courier.id}?semana_inicio=2026-02-30`);
    expect([impossivel.status, impossivel.body.detail]).toEqual([400, 'Data inválida']);
  });

  // [semana-do-entregador]
  it('show the seven days of the week, also the empty ones', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const vazia = await semanaDoEntregador(courier);
    expect(vazia).toMatchObject({ total_entregas: 0, total_rotas: 0, entregas: [], total_a_receber: 0 });
    expect(vazia.ja_entregou).toBe(false);
    expect(vazia.por_dia.map(({ total_valor }) => total_valor)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await lancar(loja, { entregador_id: courier.id, valor: 7.5 });
    await lancar(loja, { entregador_id: courier.id, valor: 2.5 });
    const semana = await semanaDoEntregador(courier);
    expect(semana).toMatchObject({ total_entregas: 2, total_rotas: 2, total_valor: 10, total_taxa: 1 });
    expect(semana.ja_entregou).toBe(true);
    expect(semana.por_dia.filter(({ total_entregas }) => total_entregas > 0)).toMatchObject([
      { total_entregas: 2, total_valor: 10, total_liquido: 9 },
    ]);
    expect(semana.por_dia[0]?.dia).toBe(semana.semana_inicio);
  });

  it('know a courier whose only delivery waits for the shop', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await lancar(loja, { entregador_id: courier.id, valor: 7.5, tipo_pagamento: 'dinheiro' });
    expect(await semanaDoEntregador(courier)).toMatchObject({ ja_entregou: true, total_entregas: 0 });
  });

  // [pendente] [taxa]
  it('tell what awaits a release, net: what it adds to the week, to the cent', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const pendente = async (valor: number) =>
      (await lancar(loja, { entregador_id: courier.id, valor, tipo_pagamento: 'dinheiro' })).body.id;
    expect(await semanaDoEntregador(courier)).toMatchObject({ liquido_a_liberar: 0, a_liberar: [] });
    const id = await pendente(9.5);
    expect(await semanaDoEntregador(courier)).toMatchObject({
      entregas_a_liberar: 1,
      valor_a_liberar: 9.5,
      liquido_a_liberar: 8.55,
      a_liberar: [{ id, status: 'pendente', valor_liquido: 8.55, data_entrega: null }],
    });
    await liberar(loja, id);
    // Two deliveries of R$ 10,05 with R$ 9,50 already counted: the fee is one of R$ 29,60.
    const outras = [await pendente(10.05), await pendente(10.05)];
    const antes = await semanaDoEntregador(courier);
    expect(antes.a_liberar.map((entrega) => entrega.id)).toEqual(outras.toReversed());
    expect([antes.total_a_receber, antes.liquido_a_liberar]).toEqual([8.55, 18.09]);
    for (const outra of outras) await liberar(loja, outra);
    expect(await semanaDoEntregador(courier)).toMatchObject({ total_a_receber: 26.64, liquido_a_liberar: 0 });
  });

  it("keep two of a shop's couriers apart who share a name", async () => {
    const loja = await api.novo.comercio();
    const xaras = [
      await api.novo.entregador({ nome_completo: 'Ana Souza', usuario: 'ana.um' }),
      await api.novo.entregador({ nome_completo: 'Ana Souza', usuario: 'ana.dois' }),
    ];
    for (const { id } of xaras) await lancar(loja, { entregador_id: id, valor: 5 });
    const [semana] = (await loja.cliente.get<ResumoSemanal[]>(caminho(loja, 'historico-semanal'))).body;
    expect(semana).toMatchObject({ total_entregas: 2, entregadores_utilizados: ['Ana Souza', 'Ana Souza'] });
    const cartoes = await loja.cliente.get(caminho(loja, 'resumo'));
    expect(cartoes.body).toMatchObject({
      total_entregas: 2,
      total_quantidade: 2,
      total_valor: 10,
      total_entregadores: 2,
    });
  });
});
