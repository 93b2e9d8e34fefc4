import type { SolicitacaoDoComercio, SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
  await ficarOnline(ana);
});

const marcar = (quem: SignedIn, id: number, tipo: string, mais: object = {}) =>
  quem.cliente.put<{ quando: string; detail: string }>(`/entregador/solicitacao/${id}/marco`, { tipo, ...mais });
const marcosDe = async (id: number) =>
  (await loja.cliente.get<SolicitacaoDoComercio[]>(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`)).body
    .find((pedido) => pedido.id === id)
    ?.marcos.map(({ tipo }) => tipo);

/** Creates a request that Ana carries to the customer. */
async function aCaminho(pedido: Record<string, unknown> = {}): Promise<number> {
  const [id = 0] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

/** Reads the data that a milestone must not change. */
const intocado = async (id: number) =>
  api.orm.em.fork().execute(
    `select s.status, s.data_status, s.entregador_id, f.fila_desde, f.entregas_abertas,
            (select count(*)::int from entrega) as entregas, (select count(*)::int from custodia_movimento) as dinheiro
       from solicitacao s join fila_entregador f on f.entregador_id = s.entregador_id where s.id = ?`,
    [id],
  );

describe('a milestone', () => {
  // [marcos]
  it('is noted once: the repeat answers with the first instant, and nothing else moves', async () => {
    const id = await aCaminho();
    const antes = await intocado(id);
    const primeira = await marcar(ana, id, 'no_cliente');
    expect(primeira.status).toBe(200);
    const segunda = await marcar(ana, id, 'no_cliente');
    expect(segunda.body.quando).toBe(primeira.body.quando);
    expect(await marcosDe(id)).toEqual(['no_cliente']);
    expect(await intocado(id)).toEqual(antes);
  });

  it('is read by shop, courier and support, and stands in the timeline', async () => {
    const id = await aCaminho();
    await marcar(ana, id, 'no_cliente');
    const [minha] = (await ana.cliente.get<SolicitacaoView[]>(`/entregador/${ana.id}/minhas-solicitacoes`)).body;
    expect(minha?.marcos).toEqual([{ tipo: 'no_cliente', quando: expect.any(String) }]);
    const todas = (await suporte.cliente.get<SolicitacaoView[]>('/suporte/todas-solicitacoes')).body;
    expect(todas.find((pedido) => pedido.id === id)?.marcos).toHaveLength(1);
    const linha = await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`);
    expect(linha.body.at(-1)).toMatchObject({ tipo: 'marco', marco: 'no_cliente', nome_entregador: ana.nome });
  });

  it('is only for the courier who holds the delivery, and only where it makes sense', async () => {
    const [cedo = 0] = await pedir(loja);
    expect((await marcar(ana, cedo, 'no_cliente')).status).toBe(403);
    await aceitar(ana, cedo);
    expect(await marcar(ana, cedo, 'no_cliente')).toMatchObject({
      status: 409,
      body: { detail: 'Esta entrega está em Aceita: isto não se marca agora. Atualize a tela.' },
    });
    await avancar(ana, cedo, 'em_retirada', 'em_entrega');
    expect((await marcar(bia, cedo, 'no_cliente')).status).toBe(403);
    expect((await marcar(ana, cedo, 'entregue')).status).toBe(409);
    expect((await marcar(ana, cedo, 'codigo_ok')).status).toBe(400);
    expect((await marcar(ana, 2_000_000_000, 'no_cliente')).status).toBe(404);
  });

  it('says that cash was handed over and brought back, also after the end', async () => {
    const id = await aCaminho({ pagamento: 'dinheiro', valor_a_receber: 45.9 });
    expect((await marcar(ana, id, 'entregue')).status).toBe(200);
    await avancar(ana, id, 'finalizada');
    expect((await marcar(ana, id, 'devolvido')).status).toBe(200);
    expect(await marcosDe(id)).toEqual(['entregue', 'devolvido']);
  });

  it('is refused once the end is more than a day ago', async () => {
    const id = await aCaminho();
    await avancar(ana, id, 'finalizada');
    await api.orm.em
      .fork()
      .execute(`update solicitacao set data_status = agora() - interval '25 hours' where id = ?`, [id]);
    expect((await marcar(ana, id, 'devolvido')).body.detail).toMatch('mais de 24 horas');
  });
});

describe('the instant that a phone tells', () => {
  it.each([
    ['a future one is now', '2099-01-01T00:00:00Z'],
    ['one before the step before it is that step', '2020-01-01T00:00:00Z'],
  ])('%s', async (_, feita_em) => {
    const id = await aCaminho();
    const antes = Date.now();
    const { quando } = (await marcar(ana, id, 'no_cliente', { feita_em })).body;
    expect(Date.parse(quando)).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(Date.parse(quando)).toBeGreaterThan(antes - 60_000);
  });

  it('is kept beside the one at which the server heard of it', async () => {
    const id = await aCaminho();
    const em = api.orm.em.fork();
    await em.execute(`update solicitacao set data_status = agora() - interval '30 minutes' where id = ?`, [id]);
    const feita_em = new Date(Date.now() - 600_000).toISOString();
    expect((await marcar(ana, id, 'no_cliente', { feita_em })).body.quando).toBe(feita_em);
    const [linha] = await em.execute<{ atraso: number }[]>(
      'select extract(epoch from registrado_em - quando)::float8 as atraso from marco where solicitacao_id = ?',
      [id],
    );
    expect(linha?.atraso).toBeGreaterThan(590);
  });
});

describe('a whole delivery that a phone without a signal tells at once', () => {
  it('keeps the instant of each tap, and the timeline their order', async () => {
    const [id = 0] = await pedir(loja);
    await aceitar(ana, id);
    const em = api.orm.em.fork();
    await em.execute(`update solicitacao set data_status = agora() - interval '1 hour' where id = ?`, [id]);
    await em.execute(
      `update solicitacao_historico set quando = agora() - interval '1 hour' where solicitacao_id = ? and status = 'aceita'`,
      [id],
    );
    const ha = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString();
    const [chegada, saida, porta, fim] = [ha(40), ha(30), ha(20), ha(10)];
    const passo = (novo_status: string, feita_em: string) =>
      ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status, feita_em });
    await passo('em_retirada', chegada);
    await passo('em_entrega', saida);
    await marcar(ana, id, 'no_cliente', { feita_em: porta });
    await passo('finalizada', fim);
    const linha = (await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`)).body;
    const ditos = linha.flatMap((evento): [string, number][] =>
      evento.tipo === 'marco'
        ? [[evento.marco, Date.parse(evento.quando)]]
        : evento.tipo === 'status' && evento.feita_em
          ? [[evento.status, Date.parse(evento.feita_em)]]
          : [],
    );
    expect(ditos).toEqual([
      ['em_retirada', Date.parse(chegada)],
      ['em_entrega', Date.parse(saida)],
      ['no_cliente', Date.parse(porta)],
      ['finalizada', Date.parse(fim)],
    ]);
  });
});

describe('races', () => {
  it('of two devices the first instant stays', async () => {
    const id = await aCaminho();
    const respostas = await Promise.all(Array.from({ length: 8 }, () => marcar(ana, id, 'no_cliente')));
    expect(respostas.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(respostas.map(({ body }) => body.quando)).size).toBe(1);
  });

  it.each([
    ['a cancellation', { acao: 'cancelar' }],
    ['a transfer', { acao: 'transferir' }],
  ])('against %s: either it came first, or it is refused; never both', async (_, acao) => {
    for (let volta = 0; volta < 4; volta += 1) {
      const id = await aCaminho();
      const [marco, ato] = await Promise.all([
        marcar(ana, id, 'no_cliente'),
        suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
          motivo: 'Sumiu',
          ...acao,
          ...(acao.acao === 'transferir' ? { entregador_id: bia.id } : {}),
        }),
      ]);
      expect(ato.status).toBe(200);
      expect([200, 403, 409]).toContain(marco.status);
      const [linha] = await api.orm.em.fork().execute('select 1 from marco where solicitacao_id = ?', [id]);
      expect(linha !== undefined).toBe(marco.status === 200);
      await emptyQueue(api.orm.em.fork());
      await ficarOnline(ana);
    }
  });

  it('what the former courier noted is not said of the one who holds it now', async () => {
    const id = await aCaminho();
    await marcar(ana, id, 'no_cliente');
    await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
      acao: 'transferir',
      motivo: 'Pneu furado',
      entregador_id: bia.id,
    });
    expect(await marcosDe(id)).toEqual([]);
    expect((await marcar(bia, id, 'no_cliente')).status).toBe(200);
    expect(await marcosDe(id)).toEqual(['no_cliente']);
  });
});
