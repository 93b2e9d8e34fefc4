import type { EstadoDoEntregador } from '@corre/contract/fila/contrato.ts';
import type { RecusaRecente } from '@corre/contract/ofertas/contrato.ts';
import type { ContestacaoAberta } from '@corre/contract/suspensoes/contrato.ts';
import { advanceTime, resetTime } from '@corre/db/test-database.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let suporte: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600', ALCANCE_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  suporte = await api.novo.funcionario('suporte');
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetTime(api.url);
  await emptyQueue(api.orm.em.fork());
  ana = await api.novo.entregador();
  await ficarOnline(ana);
});

async function recusar(corpo: object = {}): Promise<number> {
  const [id] = await pedir(loja);
  await ofertaDe(ana);
  const { status, body } = await ana.cliente.put(`/entregador/${ana.id}/recusar-entrega`, corpo);
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}
const dizer = (motivo_recusa: string, corpo: object = {}) =>
  ana.cliente.put<{ detail?: string }>(`/entregador/${ana.id}/motivo-da-recusa`, { motivo_recusa, ...corpo });
const guardados = () =>
  api.orm.em
    .fork()
    .execute<{ motivo_recusa: string | null }[]>(
      `select motivo_recusa from oferta where entregador_id = ? and resultado = 'recusada' order by id`,
      [ana.id],
    )
    .then((linhas) => linhas.map(({ motivo_recusa }) => motivo_recusa));

describe('the reason of a refusal', () => {
  // [motivo-da-recusa]
  it('comes with it, or within an hour of it, and the last word counts', async () => {
    await recusar({ motivo_recusa: 'chuva' });
    const id = await recusar();
    expect((await dizer('longe')).status).toBe(200);
    expect((await dizer('pneu', { solicitacao_id: id })).status).toBe(200);
    expect(await guardados()).toEqual(['chuva', 'pneu']);
    await advanceTime(api.url, 3_601);
    const { status, body } = await dizer('outro');
    expect([status, body.detail]).toEqual([400, 'O motivo vale por uma hora depois da recusa. Não há recusa recente.']);
    expect(await guardados()).toEqual(['chuva', 'pneu']);
  });

  it('can be said of any refusal of the last hour, however many offers came since', async () => {
    const primeira = await recusar();
    const segunda = await recusar();
    const { body: antes } = await ana.cliente.get<RecusaRecente[]>(`/entregador/${ana.id}/recusas-recentes`);
    expect(antes).toMatchObject([
      { solicitacao_id: segunda, motivo_recusa: null },
      { solicitacao_id: primeira, motivo_recusa: null, comercio: loja.nome },
    ]);
    expect((await dizer('chuva', { solicitacao_id: primeira })).status).toBe(200);
    const { body: depois } = await ana.cliente.get<RecusaRecente[]>(`/entregador/${ana.id}/recusas-recentes`);
    expect(depois.map(({ motivo_recusa }) => motivo_recusa)).toEqual([null, 'chuva']);
    await advanceTime(api.url, 3_601);
    expect((await ana.cliente.get(`/entregador/${ana.id}/recusas-recentes`)).body).toEqual([]);
  });

  it('is one of those there are, and is nobody else’s', async () => {
    expect((await dizer('preguica')).status).toBe(400);
    expect((await dizer('pneu')).status).toBe(400);
    const bia = await api.novo.entregador();
    expect((await bia.cliente.put(`/entregador/${ana.id}/motivo-da-recusa`, { motivo_recusa: 'pneu' })).status).toBe(
      403,
    );
  });

  it('stands by itself in the objection to the suspension that it led to, for support and for the courier', async () => {
    await recusar({ motivo_recusa: 'pneu' });
    await recusar();
    await recusar({ motivo_recusa: 'longe' });
    await ana.cliente.post(`/entregador/${ana.id}/contestar-suspensao`, { texto: 'O pneu furou' });
    const recusas = ['pneu', null, 'longe'].map((motivo_recusa) => ({ comercio: loja.nome, motivo_recusa }));
    const { body } = await suporte.cliente.get<ContestacaoAberta[]>('/suporte/contestacoes');
    expect(body.find(({ entregador_id }) => entregador_id === ana.id)?.recusas).toMatchObject(recusas);
    const estado = (await ana.cliente.get<EstadoDoEntregador>(`/entregador/${ana.id}/status`)).body;
    expect(estado.suspensao?.recusas).toMatchObject(recusas);
  });
});
