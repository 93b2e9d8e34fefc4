import type { Espera } from '@corre/contract/espera/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
});

const espera = async (id: number) => (await suporte.cliente.get<Espera>(`/suporte/solicitacao/${id}/espera`)).body;
const historico = async (id: number) =>
  (await suporte.cliente.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`)).body;
/** Returns an event without its time. */
const semQuando = ({ quando: _, ...dados }: EventoDaSolicitacao) => dados;
const recusar = ({ id, cliente }: SignedIn) => cliente.put(`/entregador/${id}/recusar-entrega`);

// [espera]
describe('why a request still waits', () => {
  it('is that nobody is online, and nothing changes that by itself', async () => {
    const [id] = await pedir(loja);
    expect(await espera(id)).toMatchObject({ motivo: 'ninguem_online', muda_em: null, online: 0, a_frente: 0 });
  });

  it('is the offer that somebody looks at, until its deadline', async () => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    const { expira_em } = await ofertaDe(ana);
    const visto = await espera(id);
    expect(visto).toMatchObject({ motivo: 'oferta_aberta', nome_entregador: ana.nome, online: 1, ocupados: 1 });
    expect(visto.muda_em).toBe(expira_em);
  });

  it('is that everybody is busy', async () => {
    await ficarOnline(ana);
    const [primeira] = await pedir(loja);
    await aceitar(ana, primeira);
    const [id] = await pedir(loja);
    expect(await espera(id)).toMatchObject({ motivo: 'todos_ocupados', muda_em: null, online: 1, ocupados: 1 });
  });

  it('is the pause of who refused it, until the first one ends', async () => {
    await ficarOnline(ana);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await recusar(ana);
    const visto = await espera(id);
    expect(visto).toMatchObject({ motivo: 'todos_em_pausa', online: 1, em_pausa: 1 });
    const falta = Date.parse(String(visto.muda_em)) - Date.now();
    expect(falta / 1000).toBeGreaterThan(200);
    expect(falta / 1000).toBeLessThan(301);
  });

  it('is a phone that is not heard from', async () => {
    await ficarOnline(ana);
    await advanceTime(api.url, 11);
    const [id] = await pedir(loja);
    expect(await espera(id)).toMatchObject({ motivo: 'sem_sinal', online: 1, sem_sinal: 1 });
  });

  it('counts the routes that come first', async () => {
    await pedir(loja);
    const [id] = await pedir(loja);
    await pedir(loja, { urgente: true });
    expect((await espera(id)).a_frente).toBe(2);
  });

  it('is nothing for what does not wait, and 404 for what does not exist', async () => {
    const [id] = await pedir(loja);
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    expect(await espera(id)).toMatchObject({ motivo: 'nao_espera', muda_em: null, nome_entregador: null });
    expect((await suporte.cliente.get('/suporte/solicitacao/2000000000/espera')).status).toBe(404);
  });
});

describe('the timeline', () => {
  it('tells what one instant did in the order in which it follows', async () => {
    const bia = await api.novo.entregador();
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    await recusar(ana);
    await aceitar(bia, id);
    const linhas = await historico(id);
    const [daAna, daBia] = [{ nome_entregador: ana.nome }, { nome_entregador: bia.nome }];
    expect(linhas.map(semQuando)).toEqual([
      { tipo: 'status', status: 'aguardando', ator_tipo: 'comercio', nome_entregador: null, feita_em: null },
      { tipo: 'oferta', posicao_fila: 1, pulados: 0, ...daAna },
      { tipo: 'entregue', ...daAna },
      { tipo: 'vista', ...daAna },
      { tipo: 'resposta', resultado: 'recusada', motivo_recusa: null, ...daAna },
      { tipo: 'oferta', posicao_fila: 1, pulados: 0, ...daBia },
      { tipo: 'entregue', ...daBia },
      { tipo: 'vista', ...daBia },
      { tipo: 'resposta', resultado: 'aceita', motivo_recusa: null, ...daBia },
      { tipo: 'status', status: 'aceita', ator_tipo: 'entregador', feita_em: null, ...daBia },
    ]);
    expect(linhas.map(({ quando }) => quando)).toEqual(linhas.map(({ quando }) => quando).sort());
  });

  it('lets an offer end before the next begins, also when a suspension ended it', async () => {
    const bia = await api.novo.entregador();
    await ficarOnline(ana, bia);
    const [id] = await pedir(loja);
    await ofertaDe(ana);
    const suspensao = { entregador_id: ana.id, motivo: 'Teste', duracao_horas: 1 };
    await suporte.cliente.put('/suporte/suspender-entregador', suspensao);
    expect((await historico(id)).map(semQuando).slice(-2)).toEqual([
      { tipo: 'resposta', resultado: 'retirada', motivo_recusa: null, nome_entregador: ana.nome },
      { tipo: 'oferta', posicao_fila: 1, pulados: 0, nome_entregador: bia.nome },
    ]);
  });
});
