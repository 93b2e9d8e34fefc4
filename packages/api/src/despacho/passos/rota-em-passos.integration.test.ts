import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  loja = await api.novo.comercio();
  ana = await api.novo.entregador();
  bia = await api.novo.entregador();
});
afterAll(() => api.close());

beforeEach(async () => {
  await emptyQueue(api.orm.em.fork());
  await ficarOnline(ana, bia);
});

const parada = (endereco: string) => ({ endereco, valor_estimado: 7 });
/** Creates an accepted route with three stops. */
async function rotaAceita(): Promise<[number, number, number]> {
  const outras = [parada('Av. Guedner, 710'), parada('Rua Mem de Sá, 1033')];
  const [primeira, segunda = 0, terceira = 0] = await pedir(loja, { multiplas_entregas: outras });
  await aceitar(ana, primeira);
  return [primeira, segunda, terceira];
}
const passo = (id: number, novo_status: string) =>
  ana.cliente.put<{ solicitacao_ids: number[]; detail?: string }>(`/entregador/solicitacao/${id}/status`, {
    novo_status,
  });
const cancelar = (id: number) => loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
const posicao = async ({ cliente }: SignedIn) =>
  (await cliente.get<{ posicao_fila: number | null }>('/entregador/status-fila')).body.posicao_fila;

async function situacoes(ids: number[]): Promise<string[]> {
  const linhas = await api.orm.em
    .fork()
    .execute<{ status: string }[]>('select status from solicitacao where id = any(?::int[]) order by id', [
      `{${ids.join(',')}}`,
    ]);
  return linhas.map(({ status }) => status);
}

// [passos] [rota-junta]
describe('the steps of a route', () => {
  it('at the shop and on leaving it move every stop in the same state, whichever was named', async () => {
    const ids = await rotaAceita();
    expect((await passo(ids[1], 'em_retirada')).body).toMatchObject({ status: 'em_retirada', solicitacao_ids: ids });
    expect(await situacoes(ids)).toEqual(['em_retirada', 'em_retirada', 'em_retirada']);
    expect((await passo(ids[2], 'em_entrega')).body.solicitacao_ids).toEqual(ids);
    expect(await situacoes(ids)).toEqual(['em_entrega', 'em_entrega', 'em_entrega']);
  });

  it('finish one by one, in any order', async () => {
    const ids = await rotaAceita();
    await avancar(ana, ids[0], 'em_retirada', 'em_entrega');
    expect((await passo(ids[2], 'finalizada')).body.solicitacao_ids).toEqual([ids[2]]);
    expect(await situacoes(ids)).toEqual(['em_entrega', 'em_entrega', 'finalizada']);
    await avancar(ana, ids[0], 'finalizada');
    await avancar(ana, ids[1], 'finalizada');
    expect(await situacoes(ids)).toEqual(['finalizada', 'finalizada', 'finalizada']);
    expect([await posicao(bia), await posicao(ana)]).toEqual([1, 2]);
  });

  it('leave what the route pays as it was, until a stop is cancelled', async () => {
    const [primeira, segunda, terceira] = await rotaAceita();
    const paga = async () => {
      const { body } = await ana.cliente.get<
        { rota_id: number; valor_rota: number; liquido_rota: number; id: number }[]
      >(`/entregador/${ana.id}/minhas-solicitacoes`);
      const rota = body.find(({ id }) => id === terceira)?.rota_id;
      return body
        .filter(({ rota_id }) => rota_id === rota)
        .map(({ valor_rota, liquido_rota }) => [valor_rota, liquido_rota]);
    };
    const [inteira] = await paga();
    await cancelar(primeira);
    const [semUma] = await paga();
    expect(Number(semUma?.[0])).toBeLessThan(Number(inteira?.[0]));
    await avancar(ana, segunda, 'em_retirada', 'em_entrega', 'finalizada');
    expect(await paga()).toEqual([semUma, semUma]);
    expect(semUma).toEqual([14, 12.6]);
    await avancar(ana, terceira, 'finalizada');
  });

  it('repeat as the first, for every stop that took them', async () => {
    const ids = await rotaAceita();
    await cancelar(ids[1]);
    const [esta, outra] = [ids[0], ids[2]];
    const primeira = await passo(esta, 'em_retirada');
    for (const id of [esta, outra]) expect((await passo(id, 'em_retirada')).body).toEqual(primeira.body);
    await avancar(ana, outra, 'em_entrega', 'finalizada');
    expect((await passo(outra, 'finalizada')).body.solicitacao_ids).toEqual([outra]);
    expect((await passo(outra, 'em_entrega')).status).toBe(409);
    expect((await passo(esta, 'em_entrega')).body.solicitacao_ids).toEqual([esta, outra]);
  });

  it('leave a cancelled stop cancelled', async () => {
    const ids = await rotaAceita();
    expect((await cancelar(ids[1])).status).toBe(200);
    expect((await passo(ids[0], 'em_retirada')).body.solicitacao_ids).toEqual([ids[0], ids[2]]);
    expect(await situacoes(ids)).toEqual(['em_retirada', 'cancelada', 'em_retirada']);
  });

  it('put every parcel into the bag: the shop can cancel none of them any more', async () => {
    const ids = await rotaAceita();
    await avancar(ana, ids[0], 'em_retirada', 'em_entrega', 'finalizada');
    expect(await cancelar(ids[1])).toMatchObject({
      status: 409,
      body: { detail: 'Esta solicitação está em Entregando e não pode mais ser cancelada.' },
    });
    expect(await situacoes(ids)).toEqual(['finalizada', 'em_entrega', 'em_entrega']);
  });

  it('are written once for each stop, and told to the shop', async () => {
    const ids = await rotaAceita();
    await avancar(ana, ids[0], 'em_retirada');
    const linhas = await api.orm.em
      .fork()
      .execute<{ total: number }[]>(
        `select count(*)::int as total from solicitacao_historico where status = 'em_retirada' and solicitacao_id = any(?::int[])`,
        [`{${ids.join(',')}}`],
      );
    expect(linhas).toEqual([{ total: 3 }]);
  });

  it('do not touch another route of the same courier', async () => {
    const ids = await rotaAceita();
    const [outra] = await pedir(loja);
    const suporte = await api.novo.funcionario('suporte');
    const dado = { solicitacao_id: outra, entregador_id: ana.id, force_assign: true };
    expect((await suporte.cliente.put('/suporte/atribuir-entrega', dado)).status).toBe(200);
    expect((await passo(ids[0], 'em_retirada')).body.solicitacao_ids).toEqual(ids);
    expect(await situacoes([outra])).toEqual(['aceita']);
  });
});
