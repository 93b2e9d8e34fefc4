import type { EventoDaFila } from '@corre/contract/fila/contrato.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
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

const MOTIVO = 'Celular desligado há 40 min';
const intervir = (id: number, corpo: object) =>
  suporte.cliente.put<{ detail?: string; message?: string }>(`/suporte/solicitacao/${id}/intervir`, {
    motivo: MOTIVO,
    ...corpo,
  });
const contar = async (consulta: string, ...valores: unknown[]) =>
  (await api.orm.em.fork().execute<{ total: number }[]>(`select count(*)::int as total ${consulta}`, valores))[0]
    ?.total;
const deQuem = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<SolicitacaoView[]>(`/entregador/${id}/minhas-solicitacoes`)).body;

/** Creates a route of three stops that Ana carries. The first stop is delivered. */
async function rotaNoMeio(): Promise<number[]> {
  const parada = { endereco: 'Av. Guedner, 710', valor_estimado: 7 };
  const ids = await pedir(loja, { multiplas_entregas: [parada, parada] });
  await aceitar(ana, ids[0]);
  await avancar(ana, ids[0], 'em_retirada', 'em_entrega', 'finalizada');
  return ids;
}

// [intervencao]
describe('a delivery whose courier vanished', () => {
  it('goes to another courier with the open rest of the route, in the state in which it was', async () => {
    const [entregue = 0, segunda = 0, terceira = 0] = await rotaNoMeio();
    const dado = { acao: 'transferir', entregador_id: bia.id };
    expect((await intervir(terceira, dado)).body).toEqual({ message: 'Entrega transferida com sucesso!' });
    expect((await deQuem(bia)).map(({ id, status }) => ({ id, status }))).toEqual([
      { id: segunda, status: 'em_entrega' },
      { id: terceira, status: 'em_entrega' },
    ]);
    expect((await deQuem(ana)).map(({ id }) => id)).toEqual([entregue]);
    expect(
      await ana.cliente.put(`/entregador/solicitacao/${segunda}/status`, { novo_status: 'finalizada' }),
    ).toMatchObject({
      status: 403,
    });
    await avancar(bia, segunda, 'finalizada');
    await avancar(bia, terceira, 'finalizada');
    expect(await contar('from entrega where entregador_id = ?', bia.id)).toBe(2);
    expect(await contar('from entrega where entregador_id = ?', ana.id)).toBe(1);
  });

  it('goes to a busy courier behind what is at hand, and the offer on the other screen is withdrawn', async () => {
    const [, segunda = 0] = await rotaNoMeio();
    await ficarOnline(bia);
    await pedir(loja);
    expect((await ofertaDe(bia)).proxima_entrega).not.toBeNull();
    expect((await intervir(segunda, { acao: 'transferir', entregador_id: bia.id })).status).toBe(200);
    expect((await ofertaDe(bia)).proxima_entrega).toBeNull();
    const [outra] = await pedir(loja);
    const dado = { solicitacao_id: outra, entregador_id: bia.id, force_assign: true };
    expect((await suporte.cliente.put('/suporte/atribuir-entrega', dado)).status).toBe(200);
    expect((await deQuem(bia))[0]?.id).toBe(segunda);
  });

  it('begins a conversation of its own: what was said with the courier before stays between them, and support', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    const doComercio = `/comercio/${encodeURIComponent(loja.nome)}`;
    const dizer = (quem: SignedIn, mensagem: string) =>
      quem.cliente.post(`/entregador/${quem.id}/enviar-mensagem`, { entrega_id: id, mensagem });
    await dizer(ana, 'A moto parou');
    expect((await intervir(id, { acao: 'transferir', entregador_id: bia.id })).status).toBe(200);
    await dizer(bia, 'Estou indo');
    const ler = async (quem: SignedIn, caminho: string) =>
      (await quem.cliente.get<{ mensagens: { mensagem: string }[] }>(caminho)).body.mensagens.map((m) => m.mensagem);
    expect(await ler(bia, `/entregador/${bia.id}/mensagens/${id}`)).toEqual(['Estou indo']);
    const { body } = await loja.cliente.get<{ chats: object[] }>(`${doComercio}/mensagens-nao-lidas`);
    expect(body.chats).toMatchObject([
      { entregador_nome: bia.nome, mensagens_nao_lidas: 1, ultima_mensagem: 'Estou indo' },
    ]);
    expect(await ler(loja, `${doComercio}/mensagens/${id}`)).toEqual(['Estou indo']);
    expect(await ler(suporte, `/suporte/solicitacao/${id}/mensagens`)).toEqual(['A moto parou', 'Estou indo']);
    const autores = 'from mensagem where solicitacao_id = ? and entregador_id = ?';
    expect([await contar(autores, id, ana.id), await contar(autores, id, bia.id)]).toEqual([1, 1]);
  });

  it('is finished for the courier who holds it: their entrega, their money, and only this stop', async () => {
    const [, segunda = 0, terceira = 0] = await rotaNoMeio();
    expect((await intervir(segunda, { acao: 'finalizar' })).body).toEqual({
      message: 'Entrega finalizada pelo suporte!',
    });
    expect(await contar('from entrega where solicitacao_id = ? and entregador_id = ?', segunda, ana.id)).toBe(1);
    expect((await deQuem(ana)).find(({ id }) => id === terceira)?.status).toBe('em_entrega');
    const doComercio = `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`;
    const vista = (await loja.cliente.get<SolicitacaoView[]>(doComercio)).body.find(({ id }) => id === segunda);
    expect(vista).toMatchObject({ status: 'finalizada', intervencao: { acao: 'finalizar', motivo: MOTIVO } });
  });

  it('is cancelled even on the road, and the courier is free again once the order is back', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    expect((await intervir(id, { acao: 'cancelar' })).status).toBe(200);
    expect(await contar('from entrega where solicitacao_id = ?', id)).toBe(0);
    const [nova] = await pedir(loja);
    expect((await ofertaDe(ana)).proxima_entrega).toBeNull();
    await ana.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'devolvido' });
    expect((await ofertaDe(ana)).proxima_entrega?.id).toBe(nova);
  });

  it('keeps who did what and why, once; the audit holds ids only', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    for (const _vez of [1, 2]) {
      expect((await intervir(id, { acao: 'transferir', entregador_id: bia.id })).status).toBe(200);
    }
    expect(await contar(`from auditoria where acao = 'intervir' and alvo_id = ?`, id)).toBe(1);
    expect(await contar(`from auditoria where acao = 'intervir' and detalhes::text like ?`, `%${MOTIVO}%`)).toBe(0);
    const historico = await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`);
    expect(historico.body.at(-1)).toMatchObject({
      tipo: 'intervencao',
      acao: 'transferir',
      motivo: MOTIVO,
      nome_entregador: bia.nome,
    });
    const fila = await ana.cliente.get<{ eventos: EventoDaFila[] }>(`/entregador/${ana.id}/fila`);
    expect(fila.body.eventos[0]).toMatchObject({
      tipo: 'intervencao',
      acao: 'transferir',
      motivo: MOTIVO,
      solicitacao_ids: [id],
    });
  });
});

describe('an intervention is refused', () => {
  it('without a reason, without somebody to carry on, and for what is not under way', async () => {
    const [id] = await pedir(loja);
    const casos: [object, number, string][] = [
      [{ acao: 'cancelar', motivo: ' ' }, 400, 'Diga o motivo'],
      [{ acao: 'transferir' }, 400, 'Escolha quem vai levar a entrega'],
      [{ acao: 'voar' }, 400, 'Escolha o que fazer com a entrega'],
      [{ acao: 'finalizar' }, 409, 'Só dá para intervir em entregas em andamento; esta está em Aguardando.'],
    ];
    for (const [corpo, status, detail] of casos) {
      expect(await intervir(id, corpo)).toMatchObject({ status, body: { detail } });
    }
    expect((await intervir(2_000_000_000, { acao: 'cancelar' })).status).toBe(404);
  });

  it('when who is to carry on is suspended, removed, or has it already, and changes nothing', async () => {
    const [id] = await pedir(loja);
    await aceitar(ana, id);
    const para = (entregador_id: number) => intervir(id, { acao: 'transferir', entregador_id });
    expect((await para(ana.id)).status).toBe(409);
    const suspensao = { entregador_id: bia.id, motivo: 'Teste', duracao_horas: 1 };
    await suporte.cliente.put('/suporte/suspender-entregador', suspensao);
    expect((await para(bia.id)).body.detail).toContain('suspenso');
    expect((await para(2_000_000_000)).status).toBe(404);
    expect((await deQuem(ana))[0]).toMatchObject({ id, status: 'aceita', intervencao: null });
    expect(await contar('from intervencao where solicitacao_id = ?', id)).toBe(0);
  });

  it('to couriers and shops', async () => {
    for (const { cliente } of [ana, loja]) {
      expect((await cliente.put('/suporte/solicitacao/1/intervir', { acao: 'cancelar', motivo: 'x' })).status).toBe(
        403,
      );
    }
  });
});
