import { rows, sql } from '@corre/db/sql.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { semanaDe } from '../shared/semana.ts';
import { type ApiDeTeste, iniciarApi } from '../testing/api-de-teste.ts';
import type { Conectado } from '../testing/construtores.ts';
import type { EntregaView, entregasDoEntregadorSchema, ResumoSemanal, semanaAtualSchema } from './contrato.ts';

let api: ApiDeTeste;
beforeAll(async () => {
  api = await iniciarApi();
});
afterAll(() => api.fechar());
afterEach(() => resetTime(api.url));

const caminho = (loja: Conectado, fim: string) => `/comercio/${encodeURIComponent(loja.nome)}/${fim}`;
const comNome = (loja: Conectado, fim: string) => `/comercio/${fim}?comercio_nome=${encodeURIComponent(loja.nome)}`;
const lancar = (loja: Conectado, corpo: Record<string, unknown>) =>
  loja.cliente.post<{ message: string; id: number; detail: string }>(comNome(loja, 'entregas'), corpo);
const liberar = (loja: Conectado, entrega_id: number) =>
  loja.cliente.put<{ message: string; detail: string }>(comNome(loja, 'entregas/liberar'), { entrega_id });
const semanaDoEntregador = async ({ id, cliente }: Conectado) =>
  (await cliente.get<z.output<typeof semanaAtualSchema>>(`/entregas/semana-atual/${id}`)).body;
const historico = async ({ id, cliente }: Conectado) =>
  (await cliente.get<ResumoSemanal[]>(`/entregas/historico-semanal/${id}`)).body;
/** Moves the database's clock to this wall-clock time of São Paulo. */
const irPara = async (texto: string) => {
  await resetTime(api.url);
  await advanceTime(api.url, (Date.parse(`${texto}-03:00`) - Date.now()) / 1000);
};

describe('launching a delivery', () => {
  it('counts at once when it was paid online, with the defaults of the form', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const { status, body } = await lancar(loja, { entregador_id: courier.id });
    expect([status, body.message]).toEqual([200, 'Entrega lançada com sucesso!']);
    const [entrega] = (await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas'))).body;
    expect(entrega).toMatchObject({
      id: body.id,
      comercio: loja.nome,
      entregador_id: courier.id,
      entregador_nome: courier.nome,
      quantidade: 1,
      valor: 0,
      valor_liquido: 0,
      tipo_pagamento: 'online',
      status: 'concluida',
      endereco: null,
    });
    expect(entrega?.semana).toMatch(/^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/);
  });

  it('waits for the machine or the money to come back, and counts once however often it is released', async () => {
    const [loja, outra, courier] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
    const { id } = (await lancar(loja, { entregador_id: courier.id, valor: 12.35, tipo_pagamento: 'maquininha' })).body;
    expect((await semanaDoEntregador(courier)).total_entregas).toBe(0);
    const pendentes = async () => (await loja.cliente.get<EntregaView[]>(caminho(loja, 'entregas-pendentes'))).body;
    expect(await pendentes()).toMatchObject([{ id, status: 'pendente', data_entrega: null, semana: null }]);

    expect((await liberar(outra, id)).status).toBe(403);
    expect((await liberar(loja, 999_999)).status).toBe(404);
    const respostas = await Promise.all([1, 2, 3, 4].map(() => liberar(loja, id)));
    expect(new Set(respostas.map((r) => `${r.status} ${r.body.message}`))).toEqual(
      new Set(['200 Maquininha devolvida: entrega liberada']),
    );
    expect(await pendentes()).toEqual([]);
    expect(await semanaDoEntregador(courier)).toMatchObject({
      total_entregas: 1,
      total_valor: 12.35,
      total_taxa: 1.24,
    });
  });

  it('refuses what the form refuses, and a courier who was removed', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const detalhe = async (corpo: Record<string, unknown>) => {
      const { status, body } = await lancar(loja, corpo);
      return `${status} ${body.detail}`;
    };
    const entregador_id = courier.id;
    expect(await detalhe({})).toBe('400 Selecione um entregador');
    expect(await detalhe({ entregador_id: 999_999 })).toBe('400 Selecione um entregador');
    expect(await detalhe({ entregador_id, quantidade: 0 })).toBe('400 A quantidade mínima é 1');
    expect(await detalhe({ entregador_id, quantidade: 1.5 })).toBe('400 A quantidade é um número inteiro');
    expect(await detalhe({ entregador_id, valor: -1 })).toBe('400 Valor inválido');
    expect(await detalhe({ entregador_id, valor: 1.005 })).toBe('400 Use no máximo duas casas decimais');
    expect(await detalhe({ entregador_id, tipo_pagamento: 'fiado' })).toBe('400 Tipo de pagamento inválido');
    await rows(
      api.orm.em.fork(),
      sql`update entregador set ativo = false, removido_em = agora() where id = ${entregador_id}`,
    );
    expect(await detalhe({ entregador_id })).toBe('400 Selecione um entregador');
  });

  it('is refused to another shop and to a courier', async () => {
    const [loja, outra, courier] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
    const corpo = { entregador_id: courier.id };
    expect((await outra.cliente.post(comNome(loja, 'entregas'), corpo)).status).toBe(403);
    expect((await courier.cliente.post(comNome(loja, 'entregas'), corpo)).status).toBe(403);
    expect((await api.anonimo().post(comNome(loja, 'entregas'), corpo)).status).toBe(401);
    expect((await outra.cliente.get(caminho(loja, 'entregas'))).status).toBe(403);
    expect((await (await api.novo.entregador()).cliente.get(`/entregas/entregador/${courier.id}`)).status).toBe(403);
  });
});

describe('a delivery counts in the week in which it ended, by the clock of São Paulo', () => {
  it.each([
    ['between Sunday and Monday', '2030-11-17T23:59:58', '11/11/2030 a 17/11/2030', '18/11/2030 a 24/11/2030'],
    ['not at midnight in London', '2030-11-17T20:59:58', '11/11/2030 a 17/11/2030', '11/11/2030 a 17/11/2030'],
    ['not at the turn of the year', '2030-12-31T23:59:58', '30/12/2030 a 05/01/2031', '30/12/2030 a 05/01/2031'],
    ['when the year turns on a Sunday', '2034-12-31T23:59:58', '25/12/2034 a 31/12/2034', '01/01/2035 a 07/01/2035'],
  ])('the week changes %s', async (_, quando, antes, depois) => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await irPara(quando);
    await loja.cliente.get('/sessao');
    const sessaoViva = `update sessao set expira_em = 'infinity', limite_em = 'infinity'`;
    await api.orm.em.fork().execute(sessaoViva);
    await lancar(loja, { entregador_id: courier.id, valor: 10 });
    await advanceTime(api.url, 4);
    await lancar(loja, { entregador_id: courier.id, valor: 20 });
    const semanas = [...new Set((await historico(courier)).map(({ semana }) => semana))];
    expect(semanas).toEqual([...new Set([depois, antes])]);
    expect((await semanaDoEntregador(courier)).semana).toBe(depois);
  });

  it('a released one counts in the week of its release', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    await irPara('2031-03-09T22:00:00');
    await api.orm.em.fork().execute(`update sessao set expira_em = 'infinity', limite_em = 'infinity'`);
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
  it('take the fee per week: the sum of several weeks is the sum of their fees', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    // 10 % of each week rounds up by half a cent; of the sum it would not round at all
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

  it('show the seven days of the week, also the empty ones', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const vazia = await semanaDoEntregador(courier);
    expect(vazia).toMatchObject({ total_entregas: 0, total_rotas: 0, entregas: [], total_a_receber: 0 });
    expect(vazia.por_dia.map(({ total_valor }) => total_valor)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await lancar(loja, { entregador_id: courier.id, valor: 7.5 });
    await lancar(loja, { entregador_id: courier.id, valor: 2.5 });
    const semana = await semanaDoEntregador(courier);
    expect(semana).toMatchObject({ total_entregas: 2, total_rotas: 2, total_valor: 10, total_taxa: 1 });
    expect(semana.por_dia.filter(({ total_entregas }) => total_entregas === 2)).toHaveLength(1);
    expect(semana.por_dia[0]?.dia).toBe(semana.semana_inicio);
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
