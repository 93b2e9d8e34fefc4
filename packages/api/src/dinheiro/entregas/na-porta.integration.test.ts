import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
});
afterAll(() => api.close());
afterEach(() => resetTime(api.url));

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  [loja, ana] = [await api.novo.comercio(), await api.novo.entregador()];
  await ficarOnline(ana);
});

const MAQUININHA = { pagamento: 'maquininha', valor_a_receber: 62 };
const DINHEIRO = { pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 };
const ONLINE = { pagamento: 'online', valor_a_receber: null, troco_para: null };

const pedido = (corpo: object) =>
  loja.cliente.post<{ detail: string }>(`/comercio/${encodeURIComponent(loja.nome)}/solicitar-entrega`, {
    endereco: 'Rua Joubert de Carvalho, 623',
    valor_estimado: 9.5,
    ...corpo,
  });
const daLoja = async () =>
  (await loja.cliente.get<SolicitacaoView[]>(`/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`)).body;
const pendentes = async () =>
  (await loja.cliente.get<EntregaView[]>(`/comercio/${encodeURIComponent(loja.nome)}/entregas-pendentes`)).body;
const liberar = (entrega_id: number) =>
  loja.cliente.put<{ message: string }>(`/comercio/entregas/liberar?comercio_nome=${encodeURIComponent(loja.nome)}`, {
    entrega_id,
  });
const semana = async () =>
  (await ana.cliente.get<{ total_entregas: number; total_valor: number }>(`/entregas/semana-atual/${ana.id}`)).body;

/** Ana accepts the offer and goes to the customer's door. */
async function naPorta(corpo: Record<string, unknown>): Promise<number> {
  const [id] = await pedir(loja, corpo);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

// [pagamento-na-porta]
describe('a request says how the customer pays', () => {
  it('is paid online when a REST client says nothing', async () => {
    await pedir(loja, { multiplas_entregas: [{ endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8 }] });
    expect(await daLoja()).toMatchObject([ONLINE, ONLINE]);
  });

  it('shows each stop with its own to the shop and to the courier who is offered it', async () => {
    const parada = { endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8 };
    await pedir(loja, { ...DINHEIRO, multiplas_entregas: [{ ...parada, ...MAQUININHA }, parada] });
    const paradas = [DINHEIRO, { ...MAQUININHA, troco_para: null }, ONLINE];
    expect((await daLoja()).toSorted((a, b) => a.ordem - b.ordem)).toMatchObject(paradas);
    expect((await ofertaDe(ana)).rota_completa).toMatchObject(paradas);
  });

  it('takes an exact amount as change that nobody needs', async () => {
    await pedir(loja, { ...DINHEIRO, troco_para: 45.9 });
    expect(await daLoja()).toMatchObject([{ valor_a_receber: 45.9, troco_para: 45.9 }]);
  });

  it.each([
    [{ pagamento: 'fiado' }, 'Forma de pagamento inválida'],
    [{ valor_a_receber: 10 }, 'Pedido pago online não tem valor a receber do cliente'],
    [{ pagamento: 'online', valor_a_receber: 0 }, 'Pedido pago online não tem valor a receber do cliente'],
    [{ troco_para: 10 }, 'Só pagamento em dinheiro leva troco'],
    [{ pagamento: 'maquininha' }, 'Informe quanto o entregador deve receber do cliente'],
    [{ pagamento: 'dinheiro', valor_a_receber: 0 }, 'Informe quanto o entregador deve receber do cliente'],
    [{ pagamento: 'dinheiro', valor_a_receber: -1 }, 'Valor a receber inválido'],
    [{ pagamento: 'dinheiro', valor_a_receber: '45,90' }, 'Valor a receber inválido'],
    [{ pagamento: 'dinheiro', valor_a_receber: 45.901 }, 'Use no máximo duas casas decimais'],
    [{ pagamento: 'dinheiro', valor_a_receber: 10_001 }, 'Valor alto demais'],
    [{ ...MAQUININHA, troco_para: 100 }, 'Só pagamento em dinheiro leva troco'],
    [{ ...DINHEIRO, troco_para: 45.89 }, 'O valor do troco precisa ser igual ou maior que o valor a receber'],
    [{ ...DINHEIRO, troco_para: 'cem' }, 'Valor do troco inválido'],
  ])('refuses %j', async (corpo, detail) => {
    expect(await pedido(corpo)).toMatchObject({ status: 400, body: { detail } });
    const parada = { endereco: 'Rua Mem de Sá, 1033', valor_estimado: 8, ...corpo };
    expect(await pedido({ multiplas_entregas: [parada] })).toMatchObject({ status: 400, body: { detail } });
    expect(await daLoja()).toEqual([]);
  });

  it.each([
    `update solicitacao set pagamento = 'maquininha'`,
    `update solicitacao set valor_a_receber = 10`,
    `update solicitacao set pagamento = 'dinheiro', valor_a_receber = 0`,
    `update solicitacao set pagamento = 'dinheiro', valor_a_receber = 10, troco_para = 9`,
    `update solicitacao set pagamento = 'maquininha', valor_a_receber = 10, troco_para = 20`,
    `update solicitacao set troco_para = 20`,
  ])('is held by the database as well: %s', async (comando) => {
    const [id] = await pedir(loja);
    await expect(api.orm.em.fork().execute(`${comando} where id = ?`, [id])).rejects.toThrow(/violates check/);
  });
});

// [pendente]
describe('a delivery that was paid at the door', () => {
  it.each([
    ['maquininha', MAQUININHA, 'Maquininha devolvida: entrega liberada'],
    ['dinheiro', DINHEIRO, 'Dinheiro devolvido: entrega liberada'],
  ])('by %s waits for the shop and counts from its release on', async (tipo_pagamento, corpo, message) => {
    const id = await naPorta(corpo);
    await avancar(ana, id, 'finalizada');
    expect(await semana()).toMatchObject({ total_entregas: 0, total_valor: 0 });
    const [entrega] = await pendentes();
    expect(entrega).toMatchObject({
      solicitacao_id: id,
      tipo_pagamento,
      status: 'pendente',
      data_entrega: null,
      semana: null,
      endereco: 'Rua Joubert de Carvalho, 623',
      valor_a_receber: corpo.valor_a_receber,
      troco_para: Reflect.get(corpo, 'troco_para') ?? null,
    });
    expect(await liberar(entrega?.id ?? 0)).toMatchObject({ status: 200, body: { message } });
    expect(await semana()).toMatchObject({ total_entregas: 1, total_valor: 9.5 });
    expect(await pendentes()).toEqual([]);
  });

  // [semana]
  it('counts in the week of its release', async () => {
    const id = await naPorta(DINHEIRO);
    await avancar(ana, id, 'finalizada');
    // Keep the session valid, because the clock moves by a week.
    await api.orm.em.fork().execute(`update sessao set expira_em = 'infinity', limite_em = 'infinity'`);
    await advanceTime(api.url, 7 * 24 * 3600);
    const [entrega] = await pendentes();
    await liberar(entrega?.id ?? 0);
    const [linha] = await api.orm.em
      .fork()
      .execute<{ depois: boolean }[]>(
        `select semana_inicio > semana_de(data) as depois from entrega where solicitacao_id = ?`,
        [id],
      );
    expect(linha).toEqual({ depois: true });
  });

  it('counts at once when it was paid online', async () => {
    const id = await naPorta({});
    await avancar(ana, id, 'finalizada');
    expect(await semana()).toMatchObject({ total_entregas: 1, total_valor: 9.5 });
    expect(await pendentes()).toEqual([]);
  });

  it('waits for the shop as well when support finishes it', async () => {
    const suporte = await api.novo.funcionario('suporte');
    const id = await naPorta(DINHEIRO);
    await suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, {
      acao: 'finalizar',
      motivo: 'Celular sem bateria',
    });
    expect(await pendentes()).toMatchObject([{ solicitacao_id: id, tipo_pagamento: 'dinheiro', status: 'pendente' }]);
    expect(await semana()).toMatchObject({ total_entregas: 0 });
  });

  it('is released once, however many fingers finish and release at the same time', async () => {
    for (let vez = 0; vez < 5; vez += 1) {
      const id = await naPorta(DINHEIRO);
      const finalizar = () =>
        ana.cliente
          .put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' })
          .then(({ status }) => status);
      const soltar = async () => {
        for (;;) {
          const [entrega] = await pendentes();
          if (entrega)
            return (await Promise.all([liberar(entrega.id), liberar(entrega.id)])).map(({ status }) => status);
        }
      };
      const [passos, liberadas] = await Promise.all([Promise.all([finalizar(), finalizar()]), soltar()]);
      expect([passos, liberadas]).toEqual([
        [200, 200],
        [200, 200],
      ]);
    }
    expect(await semana()).toMatchObject({ total_entregas: 5, total_valor: 47.5 });
    const [contador] = await api.orm.em.fork().execute('select total_entregas from entregador where id = ?', [ana.id]);
    expect(contador).toEqual({ total_entregas: 5 });
  });
});
