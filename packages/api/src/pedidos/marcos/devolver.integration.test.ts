import type { EntregaView } from '@corre/contract/entregas/contrato.ts';
import type { SolicitacaoDoComercio, SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { type Race, startRace, startTogether } from '@corre/testing/harness/race.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { quebras } from '@corre/testing/model/invariants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let race: Race;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  race = await startRace(2, { VIGIA_VARREDURA_SEGUNDOS: '3600' });
  loja = await race.api.novo.comercio('Bella Massa');
  suporte = await race.api.novo.funcionario('suporte');
});
afterAll(() => race.api.close());
beforeEach(async () => {
  await race.empty();
  ana = await race.api.novo.entregador();
});

interface Resposta {
  status?: string;
  detail?: string;
  message?: string;
}

const nome = () => encodeURIComponent(loja.nome);
const passo = (quem: SignedIn, id: number, novo_status: string, mais: object = {}) =>
  quem.cliente.put<Resposta>(`/entregador/solicitacao/${id}/status`, { novo_status, ...mais });
const marco = (quem: SignedIn, id: number, tipo: string) =>
  quem.cliente.put<Resposta>(`/entregador/solicitacao/${id}/marco`, { tipo });

async function naRua(pedido: Record<string, unknown> = {}): Promise<number> {
  await ficarOnline(ana);
  const [id] = await pedir(loja, pedido);
  await aceitar(ana, id);
  await avancar(ana, id, 'em_retirada', 'em_entrega');
  return id;
}

/** Reports a problem and returns its id. */
async function avisar(id: number, motivo: string): Promise<number> {
  const { body } = await ana.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${id}/problema`, {
    motivo,
  });
  return body.problema.id;
}
const responder = (problema_id: number, acao: string, mais: object = {}) =>
  loja.cliente.put<Resposta>(`/comercio/problema/${problema_id}`, { acao, ...mais });

async function aVoltar(pedido: Record<string, unknown> = {}, motivo = 'ninguem_atende'): Promise<number> {
  const id = await naRua(pedido);
  expect((await responder(await avisar(id, motivo), 'trazer_de_volta')).status).toBe(200);
  return id;
}

const daLoja = async (id: number) =>
  (await loja.cliente.get<SolicitacaoDoComercio>(`/comercio/${nome()}/solicitacoes/${id}`)).body;
const daAna = async (id: number) =>
  (await ana.cliente.get<SolicitacaoDoEntregador[]>(`/entregador/${ana.id}/minhas-solicitacoes`)).body.find(
    (uma) => uma.id === id,
  );
const entregasDe = (id: number) =>
  race.rows('select valor, status, tipo_pagamento from entrega where solicitacao_id = ?', id);
const abertas = () => race.rows('select entregas_abertas from fila_entregador where entregador_id = ?', ana.id);
const conferir = async () => expect(await quebras(race.api.orm.em.fork())).toEqual([]);

const AO_COMERCIO = 'Esta entrega volta para a loja. Leve de volta e toque em "Devolvi à loja".';

// [devolver] [desfecho]
describe('an order that the shop asks to bring back', () => {
  it.each(['ninguem_atende', 'cliente_recusa'])('after %s ends at the shop and nowhere else', async (motivo) => {
    const id = await aVoltar({}, motivo);
    expect(await daAna(id)).toMatchObject({ status: 'em_entrega', a_devolver: true, desfecho: null });
    const naPorta = await passo(ana, id, 'finalizada');
    expect([naPorta.status, naPorta.body.detail]).toEqual([409, AO_COMERCIO]);
    const volta = await marco(ana, id, 'devolvido');
    expect([volta.status, volta.body.message]).toEqual([200, 'Devolvido à loja!']);
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'devolvida', a_devolver: false });
    expect(await daAna(id)).toMatchObject({ status: 'finalizada', desfecho: 'devolvida' });
    expect(await entregasDe(id)).toEqual([{ valor: 9.5, status: 'concluida', tipo_pagamento: 'online' }]);
    expect(await abertas()).toEqual([{ entregas_abertas: 0 }]);
    // Repeats of either act, as after a lost answer, change nothing.
    expect([(await marco(ana, id, 'devolvido')).status, (await passo(ana, id, 'finalizada')).status]).toEqual([
      200, 200,
    ]);
    expect(await entregasDe(id)).toHaveLength(1);
    await conferir();
  });

  it('asks for no code, photo or name', async () => {
    const id = await aVoltar({ exige_codigo: true, exige_foto: true, exige_recebedor: true });
    expect((await passo(ana, id, 'finalizada')).body.detail).toBe(AO_COMERCIO);
    expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'devolvida' });
  });

  it.each(['dinheiro', 'maquininha'])('paid in %s leaves nothing to release and no cash in hand', async (pagamento) => {
    const id = await aVoltar({ pagamento, valor_a_receber: 40 });
    await marco(ana, id, 'devolvido');
    expect(await entregasDe(id)).toEqual([{ valor: 9.5, status: 'concluida', tipo_pagamento: 'online' }]);
    expect(await race.rows('select id from custodia_movimento where solicitacao_id = ?', id)).toEqual([]);
    const { body } = await ana.cliente.get<{ total_entregas: number; total_valor: number; entregas: EntregaView[] }>(
      `/entregas/semana-atual/${ana.id}`,
    );
    expect(body).toMatchObject({ total_entregas: 1, total_valor: 9.5, entregas_a_liberar: 0 });
    expect(body.entregas).toMatchObject([{ solicitacao_id: id, desfecho: 'devolvida' }]);
    await conferir();
  });

  it('ends at the door again after a later answer says so', async () => {
    const id = await aVoltar();
    await responder(await avisar(id, 'outro'), 'novo_endereco', { endereco: 'Rua Nova, 7' });
    expect(await daAna(id)).toMatchObject({ a_devolver: false, endereco: 'Rua Nova, 7', link_localizacao: null });
    await avancar(ana, id, 'finalizada');
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'entregue' });
  });

  it('goes on with another courier, and support’s end of it is a return', async () => {
    const id = await aVoltar({ pagamento: 'dinheiro', valor_a_receber: 40 });
    const bia = await race.api.novo.entregador();
    const intervir = (dado: object) =>
      suporte.cliente.put(`/suporte/solicitacao/${id}/intervir`, { motivo: 'Moto parada', ...dado });
    await intervir({ acao: 'transferir', entregador_id: bia.id });
    expect((await passo(bia, id, 'finalizada')).body.detail).toBe(AO_COMERCIO);
    expect((await intervir({ acao: 'finalizar' })).status).toBe(200);
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'devolvida', entregador_id: bia.id });
    await conferir();
  });

  it('is asked for only while it is on the road', async () => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada');
    const { status, body } = await responder(await avisar(id, 'pane'), 'trazer_de_volta');
    expect([status, body.detail]).toEqual([
      409,
      'Esta entrega está em Retirando: o pedido não está na rua para voltar.',
    ]);
    expect(await daLoja(id)).toMatchObject({ a_devolver: false });
  });
});

describe('a request with a return', () => {
  const comVolta = async (pedido: Record<string, unknown> = {}) => {
    const id = await naRua(pedido);
    await race.rows('update solicitacao set volta = true where id = ?', id);
    return id;
  };

  it('cannot end at the door; its return ends it, delivered and with its money', async () => {
    const id = await comVolta({ pagamento: 'dinheiro', valor_a_receber: 40 });
    expect((await passo(ana, id, 'finalizada')).body.detail).toBe(AO_COMERCIO);
    await marco(ana, id, 'entregue');
    expect((await passo(ana, id, 'finalizada')).status).toBe(409);
    expect((await marco(ana, id, 'devolvido')).status).toBe(200);
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'entregue', a_liberar: true });
    expect(await entregasDe(id)).toEqual([{ valor: 9.5, status: 'pendente', tipo_pagamento: 'dinheiro' }]);
    await conferir();
  });

  it('that lacks a proof of its delivery waits for it at the shop', async () => {
    const id = await comVolta({ exige_recebedor: true });
    await marco(ana, id, 'entregue');
    await marco(ana, id, 'devolvido');
    expect(await daLoja(id)).toMatchObject({ status: 'em_entrega' });
    expect((await passo(ana, id, 'finalizada', { recebedor: 'Bia' })).status).toBe(200);
    expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'entregue' });
  });
});

it('cash and card still end at the door, and what the courier brings back later is no order', async () => {
  const id = await naRua({ pagamento: 'dinheiro', valor_a_receber: 40 });
  await avancar(ana, id, 'finalizada');
  expect((await marco(ana, id, 'devolvido')).status).toBe(200);
  expect(await daLoja(id)).toMatchObject({ status: 'finalizada', desfecho: 'entregue', a_liberar: true });
  await conferir();
});

// [rastreio]
it('the recipient reads the problem while it is open, the way back, and that the order went back', async () => {
  const id = await naRua({ pagamento: 'dinheiro', valor_a_receber: 40 });
  const { rastreio_url } = await daLoja(id);
  const titulo = async () => /<h1>(.*?)<\/h1>/.exec(await (await fetch(`${race.api.base}${rastreio_url}`)).text())?.[1];
  const visto = async () =>
    (await race.api.anonymous().get<object>(String(rastreio_url).replace('/r/', '/rastreio/'))).body;
  const problema_id = await avisar(id, 'ninguem_atende');
  expect([await titulo(), await visto()]).toMatchObject([
    'O entregador está na porta',
    { problema: 'ninguem_atende', a_pagar: { valor_a_receber: 40 } },
  ]);
  await responder(problema_id, 'trazer_de_volta');
  expect([await titulo(), await visto()]).toMatchObject([
    'Seu pedido está voltando para a Bella Massa',
    { status: 'em_entrega', voltando: true },
  ]);
  expect(await visto()).not.toHaveProperty('a_pagar');
  await marco(ana, id, 'devolvido');
  expect([await titulo(), await visto()]).toMatchObject([
    'Seu pedido voltou para a Bella Massa',
    { status: 'finalizada', desfecho: 'devolvida' },
  ]);
});

it('two at once: the door is the end, or the order goes back, and the money follows', async () => {
  const vistos = { porta: 0, volta: 0 };
  const rodadas = 20;
  for (let vez = 0; vez < rodadas; vez += 1) {
    const id = await naRua({ pagamento: 'dinheiro', valor_a_receber: 40 });
    const problema_id = await avisar(id, 'ninguem_atende');
    const [fim, resposta] = await startTogether<Resposta>(
      [
        () => passo(race.via(ana, vez), id, 'finalizada'),
        () => race.via(loja, vez + 1).cliente.put(`/comercio/problema/${problema_id}`, { acao: 'trazer_de_volta' }),
      ],
      vez % 2 === 0 ? [0, 2] : [2, 0],
    );
    const porta = fim?.status === 200;
    expect([fim?.status, resposta?.status]).toEqual(porta ? [200, 409] : [409, 200]);
    vistos[porta ? 'porta' : 'volta'] += 1;
    if (!porta)
      await startTogether<Resposta>([
        () => marco(race.via(ana, vez), id, 'devolvido'),
        () => marco(race.via(ana, vez + 1), id, 'devolvido'),
      ]);
    expect(await entregasDe(id)).toMatchObject([{ tipo_pagamento: porta ? 'dinheiro' : 'online' }]);
    expect(await daLoja(id)).toMatchObject({ desfecho: porta ? 'entregue' : 'devolvida' });
    await race.empty();
    ana = await race.api.novo.entregador();
  }
  await conferir();
  expect(Math.min(vistos.porta, vistos.volta), JSON.stringify(vistos)).toBeGreaterThan(0);
});
