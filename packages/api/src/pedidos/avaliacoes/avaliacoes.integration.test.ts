import type { AvaliacaoView } from '@corre/contract/solicitacoes/atos-contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function entregaDe(loja: SignedIn, courier: SignedIn, ...passos: string[]) {
  await ficarOnline(courier);
  const [id] = await pedir(loja);
  await ofertaDe(courier);
  await aceitar(courier, id);
  // Leave the queue, so that the next request of another test is not offered to this courier.
  await courier.cliente.put(`/entregador/${courier.id}/status-online`, { online: false });
  await avancar(courier, id, ...passos);
  return id;
}
const TUDO = ['em_retirada', 'em_entrega', 'finalizada'];
const avaliar = (loja: SignedIn, solicitacao_id: number, corpo: Record<string, unknown> = {}) =>
  loja.cliente.post<{ message: string; detail: string }>(
    `/comercio/${encodeURIComponent(loja.nome)}/avaliar-entregador?solicitacao_id=${solicitacao_id}`,
    corpo,
  );
const recebidas = async ({ id, cliente }: SignedIn) =>
  (await cliente.get<AvaliacaoView[]>(`/entregador/${id}/avaliacoes`)).body;
const media = async ({ id, cliente }: SignedIn) => {
  const { body } = await cliente.get<{ avaliacao_media: number; total_avaliacoes: number }>(`/entregador/${id}/perfil`);
  return [body.avaliacao_media, body.total_avaliacoes];
};

// [avaliacao]
describe('rating a courier', () => {
  it('is the shop that asked, for a finished request, once', async () => {
    const [loja, outra, courier] = [await api.novo.comercio(), await api.novo.comercio(), await api.novo.entregador()];
    const id = await entregaDe(loja, courier, 'em_retirada', 'em_entrega');
    expect((await avaliar(loja, id)).body.detail).toBe('Só entregas finalizadas podem ser avaliadas.');
    await avancar(courier, id, 'finalizada');
    expect((await avaliar(outra, id)).status).toBe(403);
    expect((await avaliar(loja, 999_999)).status).toBe(404);
    const respostas = await Promise.all([1, 2, 3].map(() => avaliar(loja, id, { comentario: ' Muito cuidadoso ' })));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(respostas.find(({ status }) => status === 200)?.body.message).toBe('Avaliação enviada com sucesso!');
    expect(respostas.find(({ status }) => status === 409)?.body.detail).toBe('Esta entrega já foi avaliada');
    expect(await recebidas(courier)).toMatchObject([{ nota: 5, comentario: 'Muito cuidadoso', comercio: loja.nome }]);
    expect(await media(courier)).toEqual([5, 1]);
  });

  it('goes from 0 to 5 in whole stars; 0 is shown but stays out of the mean', async () => {
    const [loja, courier] = [await api.novo.comercio(), await api.novo.entregador()];
    const primeira = await entregaDe(loja, courier, ...TUDO);
    for (const nota of [-1, 6, 4.5, '5', null]) {
      const { status, body } = await avaliar(loja, primeira, { nota });
      expect([status, body.detail]).toEqual([400, 'Avaliação inválida']);
    }
    await avaliar(loja, primeira, { nota: 4 });
    await avaliar(loja, await entregaDe(loja, courier, ...TUDO), { nota: 0 });
    await avaliar(loja, await entregaDe(loja, courier, ...TUDO), { nota: 3 });
    expect((await recebidas(courier)).map(({ nota }) => nota)).toEqual([3, 0, 4]);
    expect(await media(courier)).toEqual([3.5, 2]);
    expect((await (await api.novo.entregador()).cliente.get(`/entregador/${courier.id}/avaliacoes`)).status).toBe(403);
  });
});
