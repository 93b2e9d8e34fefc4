import type { FechamentoDaSemana, LinhaDoFechamento, SemanaDoEntregador } from '@corre/contract/fechamento/contrato.ts';
import { rows, sql } from '@corre/db/sql.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SEMANA = '2026-03-02';
let api: TestApi;
let admin: SignedIn;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi();
  admin = await api.novo.funcionario('admin');
  loja = await api.novo.comercio('Padaria São João');
});
afterAll(() => api.close());

/** Creates a courier with one delivery of `valor` on the Tuesday of a week. */
async function entregou(valor: number, dia = '2026-03-03'): Promise<SignedIn> {
  const quem = await api.novo.entregador();
  await rows(
    api.orm.em.fork(),
    sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        values (${loja.id}, ${quem.id}, 1, ${valor}, 'online', 'concluida', ${`${dia}T12:00:00-03`}, ${`${dia}T12:00:00-03`})`,
  );
  return quem;
}

const planilha = async (semana = SEMANA) => {
  const { status, body } = await admin.cliente.get<FechamentoDaSemana>(`/admin/fechamento?semana_inicio=${semana}`);
  expect(status).toBe(200);
  return body;
};
const linhaDe = async ({ id }: SignedIn): Promise<LinhaDoFechamento | undefined> =>
  (await planilha()).linhas.find((linha) => linha.entregador_id === id);
const na = (fim: string) => `/admin/fechamento/${SEMANA}/${fim}`;
const detalhe = (resposta: { body: unknown }) => (resposta.body as { detail?: string }).detail;
const semanas = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<SemanaDoEntregador[]>(`/entregador/${id}/semanas`)).body;

describe('the sheet of a week', () => {
  // [taxa]
  it('says gross, fee, adjustments and what is left, and its totals are the sums of its lines', async () => {
    const ana = await entregou(100.05);
    await admin.cliente.post(na('ajustes'), { entregador_id: ana.id, valor: 12.5, motivo: 'Chuva' });
    expect(await linhaDe(ana)).toMatchObject({
      total_entregas: 1,
      bruto: 100.05,
      taxa: 10.01,
      ajustes: 12.5,
      liquido: 102.54,
      estado: 'a_pagar',
      pago_em: null,
      txid: `S20260302E${ana.id}`,
    });
    const { linhas, ...folha } = await planilha();
    const soma = (parte: (linha: LinhaDoFechamento) => number) =>
      linhas.reduce((total, linha) => total + Math.round(parte(linha) * 100), 0) / 100;
    expect(folha.total_bruto).toBe(soma(({ bruto }) => bruto));
    expect(folha.total_liquido).toBe(soma(({ liquido }) => liquido));
    expect(folha.total_liquido).toBe(
      Math.round((folha.total_bruto - folha.total_taxa + folha.total_ajustes) * 100) / 100,
    );
  });

  it('masks the PIX key, and the audit knows who read it whole', async () => {
    const ana = await entregou(80);
    const linha = await linhaDe(ana);
    expect(linha?.pix_chave).toContain('•••');
    const { status, body } = await admin.cliente.get<{ pix_chave: string; valor: number }>(na(`pix/${ana.id}`));
    expect(status).toBe(200);
    expect(body).toMatchObject({ valor: 72 });
    expect(body.pix_chave).toMatch(/@exemplo\.com$/);
    const lidos = await rows(
      api.orm.em.fork(),
      sql`select 1 from auditoria a join pagamento p on p.id = a.alvo_id
           where a.acao = 'pix-mostrado' and p.entregador_id = ${ana.id} and a.ator_id = ${admin.id}`,
    );
    expect(lidos).toHaveLength(1);
  });

  it('is no Monday: 400, and a week that runs cannot be paid', async () => {
    const torta = await admin.cliente.get('/admin/fechamento?semana_inicio=2026-03-03');
    expect([torta.status, detalhe(torta)]).toEqual([400, 'Informe a segunda-feira em que a semana começa']);
    const [{ segunda }] = (await rows(
      api.orm.em.fork(),
      sql<{ segunda: string }>`select semana_de(agora()) as segunda`,
    )) as [{ segunda: string }];
    const ana = await entregou(10, segunda);
    const aberta = await admin.cliente.put(`/admin/fechamento/${segunda}/pagar/${ana.id}`);
    expect([aberta.status, detalhe(aberta)]).toEqual([409, expect.stringContaining('ainda está aberta')]);
    expect((await planilha(segunda)).aberta).toBe(true);
  });
});

// [ajuste]
describe('adjustments', () => {
  it('take nothing until the courier agreed', async () => {
    const ana = await entregou(100);
    const novo = await admin.cliente.post<{ id: number }>(na('ajustes'), {
      entregador_id: ana.id,
      valor: -20,
      motivo: 'Baú quebrado',
    });
    expect(novo.status).toBe(200);
    expect(await linhaDe(ana)).toMatchObject({ ajustes: 0, liquido: 90 });
    const bia = await api.novo.entregador();
    const alheio = await bia.cliente.put(`/entregador/${bia.id}/ajustes/${novo.body.id}`, { concordo: true });
    expect(alheio.status).toBe(404);
    const sim = await ana.cliente.put(`/entregador/${ana.id}/ajustes/${novo.body.id}`, { concordo: true });
    expect(sim.status).toBe(200);
    expect(await linhaDe(ana)).toMatchObject({ ajustes: -20, liquido: 70 });
    const [semana] = await semanas(ana);
    expect(semana?.lista_ajustes).toMatchObject([{ valor: -20, motivo: 'Baú quebrado', tipo: 'dano', conta: true }]);
  });

  it('come before the payout is prepared, and never after', async () => {
    const ana = await entregou(100);
    await admin.cliente.get(na(`pix/${ana.id}`));
    const tarde = await admin.cliente.post(na('ajustes'), { entregador_id: ana.id, valor: 5, motivo: 'Tarde' });
    expect([tarde.status, detalhe(tarde)]).toEqual([409, expect.stringContaining('já foi preparado')]);
    expect(await linhaDe(ana)).toMatchObject({ ajustes: 0, liquido: 90 });
  });

  it('that a courier refused, or that were cancelled, take nothing', async () => {
    const ana = await entregou(100);
    const lancar = (valor: number) =>
      admin.cliente.post<{ id: number }>(na('ajustes'), { entregador_id: ana.id, valor, motivo: 'x' });
    const [recusado, cancelado] = [await lancar(-10), await lancar(-15)];
    await ana.cliente.put(`/entregador/${ana.id}/ajustes/${recusado.body.id}`, { concordo: false });
    await ana.cliente.put(`/entregador/${ana.id}/ajustes/${cancelado.body.id}`, { concordo: true });
    expect((await admin.cliente.delete(na(`ajustes/${cancelado.body.id}`))).status).toBe(200);
    expect(await linhaDe(ana)).toMatchObject({ ajustes: 0, liquido: 90 });
    const depois = await ana.cliente.put(`/entregador/${ana.id}/ajustes/${recusado.body.id}`, { concordo: true });
    expect(depois.status).toBe(409);
  });

  it.each([
    [{ valor: 0, motivo: 'nada' }, 'O valor não pode ser zero'],
    [{ valor: 1.005, motivo: 'frações' }, 'Use no máximo duas casas decimais'],
    [{ valor: 10, motivo: ' ' }, 'Informe o motivo do ajuste'],
    [{ valor: 10, motivo: 'x', tipo: 'dano' }, 'Um bônus é maior que zero; dano e adiantamento são menores que zero.'],
  ])('refuse %j', async (corpo, frase) => {
    const ana = await entregou(10);
    const recusa = await admin.cliente.post(na('ajustes'), { entregador_id: ana.id, ...corpo });
    expect([recusa.status, detalhe(recusa)]).toEqual([400, frase]);
  });
});

// [semana-paga]
describe('a payout', () => {
  it('is paid once: the second mark reads what the first read', async () => {
    const ana = await entregou(100);
    const primeira = await admin.cliente.put(na(`pagar/${ana.id}`), { id_transacao: 'E123' });
    expect(primeira).toMatchObject({ status: 200, body: { estado: 'paga', valor: 90, txid: `S20260302E${ana.id}` } });
    const segunda = await admin.cliente.put(na(`pagar/${ana.id}`), { id_transacao: 'E456' });
    expect(segunda.body).toEqual(primeira.body);
    expect((await semanas(ana))[0]).toMatchObject({ estado: 'paga', id_transacao: 'E123' });
    expect((await admin.cliente.get(na(`pix/${ana.id}`))).status).toBe(409);
  });

  it('is paid once when two administrators mark it at the same time', async () => {
    const outro = await api.novo.funcionario('admin');
    for (let vez = 0; vez < 10; vez += 1) {
      const ana = await entregou(50 + vez);
      const respostas = await Promise.all(
        [admin, outro, admin, outro].map(({ cliente }) => cliente.put(na(`pagar/${ana.id}`))),
      );
      expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(respostas.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const marcas = await rows(
        api.orm.em.fork(),
        sql`select 1 from quitacao q join pagamento p on p.id = q.pagamento_id where p.entregador_id = ${ana.id}`,
      );
      expect(marcas).toHaveLength(1);
    }
  });

  it('is reversed with a reason, as a second row, and may be paid again', async () => {
    const ana = await entregou(100);
    expect((await admin.cliente.put(na(`estornar/${ana.id}`), { motivo: 'nada feito' })).status).toBe(409);
    await admin.cliente.put(na(`pagar/${ana.id}`));
    expect((await admin.cliente.put(na(`estornar/${ana.id}`), { motivo: ' ' })).status).toBe(400);
    const estorno = await admin.cliente.put(na(`estornar/${ana.id}`), { motivo: 'O banco devolveu' });
    expect(estorno).toMatchObject({ status: 200, body: { estado: 'a_pagar', pago_em: null } });
    expect(await admin.cliente.put(na(`estornar/${ana.id}`), { motivo: 'O banco devolveu' })).toMatchObject({
      status: 200,
      body: estorno.body as object,
    });
    expect(await linhaDe(ana)).toMatchObject({ estado: 'a_pagar', pago_em: null });
    expect((await admin.cliente.put(na(`pagar/${ana.id}`))).status).toBe(200);
    expect(
      await rows(
        api.orm.em.fork(),
        sql`select q.tentativa, q.tipo from quitacao q join pagamento p on p.id = q.pagamento_id
             where p.entregador_id = ${ana.id} order by q.id`,
      ),
    ).toEqual([
      { tentativa: 1, tipo: 'paga' },
      { tentativa: 1, tipo: 'estornada' },
      { tentativa: 2, tipo: 'paga' },
    ]);
  });

  it('that is frozen takes no delivery any more: one with an instant from before is refused by the database', async () => {
    const ana = await entregou(100);
    await admin.cliente.put(na(`pagar/${ana.id}`));
    const tarde = sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
        values (${loja.id}, ${ana.id}, 1, 10, 'online', 'concluida', '2026-03-04T12:00:00-03', '2026-03-04T12:00:00-03')`;
    await expect(rows(api.orm.em.fork(), tarde)).rejects.toThrow(/is frozen/);
    expect(await linhaDe(ana)).toMatchObject({ bruto: 100 });
  });

  it('waits for a delivery that is being written into its week, and counts it', async () => {
    const ana = await entregou(100);
    const escrevendo = api.orm.em.fork();
    await escrevendo.begin();
    await escrevendo.execute(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       values (?, ?, 1, 10, 'online', 'concluida', '2026-03-08T23:59:59-03', '2026-03-08T23:59:59-03')`,
      [loja.id, ana.id],
    );
    const paga = admin.cliente.put<{ valor: number }>(na(`pagar/${ana.id}`));
    const espera = "select count(*)::int as total from pg_locks where locktype = 'advisory' and not granted";
    await expect
      .poll(async () => (await api.orm.em.fork().execute<[{ total: number }]>(espera))[0].total, { timeout: 60_000 })
      .toBe(1);
    await escrevendo.commit();
    expect((await paga).body.valor).toBe(99);
  });

  it('of nobody, and of nothing, is refused', async () => {
    const parado = await api.novo.entregador();
    expect((await admin.cliente.put(na(`pagar/${parado.id}`))).status).toBe(404);
    const devendo = await entregou(10);
    const { body } = await admin.cliente.post<{ id: number }>(na('ajustes'), {
      entregador_id: devendo.id,
      valor: -9,
      motivo: 'Adiantamento',
      tipo: 'adiantamento',
    });
    await devendo.cliente.put(`/entregador/${devendo.id}/ajustes/${body.id}`, { concordo: true });
    const nada = await admin.cliente.put(na(`pagar/${devendo.id}`));
    expect([nada.status, detalhe(nada)]).toEqual([409, expect.stringContaining('nada a receber')]);
  });
});

describe('an objection to an amount', () => {
  it('is shown on the sheet until it is answered, and the courier reads the answer', async () => {
    const ana = await entregou(100);
    const contestar = () =>
      ana.cliente.post(`/entregador/${ana.id}/semanas/${SEMANA}/contestar`, { texto: 'Faltou o sábado' });
    expect((await contestar()).status).toBe(200);
    const outra = await contestar();
    expect([outra.status, detalhe(outra)]).toEqual([409, expect.stringContaining('já contestou')]);
    const linha = await linhaDe(ana);
    expect(linha).toMatchObject({ estado: 'contestada', contestacao: { texto: 'Faltou o sábado' } });
    const resposta = { resposta: 'Entrou na semana seguinte' };
    const responder = () => admin.cliente.put(`/admin/fechamento/contestacoes/${linha?.contestacao?.id}`, resposta);
    expect((await responder()).status).toBe(200);
    expect((await responder()).status).toBe(409);
    expect((await linhaDe(ana))?.estado).toBe('a_pagar');
    expect((await semanas(ana))[0]?.contestacoes).toMatchObject([{ texto: 'Faltou o sábado', ...resposta }]);
  });
});

describe("a shop's invoice", () => {
  it('is received once, reversed with a reason, and read by its shop', async () => {
    const outra = await api.novo.comercio('Empório Central');
    const quem = await api.novo.entregador();
    await rows(
      api.orm.em.fork(),
      sql`insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
          values (${outra.id}, ${quem.id}, 2, 33.4, 'online', 'concluida', '2026-03-05T12:00:00-03', '2026-03-05T12:00:00-03')`,
    );
    const fatura = () => outra.cliente.get<unknown[]>(`/comercio/${encodeURIComponent('Empório Central')}/faturas`);
    expect((await fatura()).body).toMatchObject([
      { semana_inicio: SEMANA, valor: 33.4, vence_em: '2026-03-13', estado: 'a_receber', copia_e_cola: null },
    ]);
    const receber = () => admin.cliente.put(na(`faturas/${outra.id}/receber`));
    const primeira = await receber();
    expect(primeira).toMatchObject({ status: 200, body: { estado: 'recebida', valor: 33.4 } });
    expect((await receber()).body).toEqual(primeira.body);
    const folha = await admin.cliente.get<{ linhas: { comercio_id: number }[] }>(na('faturas'));
    expect(folha.body.linhas.find(({ comercio_id }) => comercio_id === outra.id)).toMatchObject({ estado: 'recebida' });
    expect((await admin.cliente.put(na(`faturas/${outra.id}/estornar`), { motivo: 'Loja errada' })).status).toBe(200);
    expect((await fatura()).body).toMatchObject([{ estado: 'a_receber', recebida_em: null }]);
  });
});
