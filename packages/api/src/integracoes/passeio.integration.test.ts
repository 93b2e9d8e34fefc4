import type {
  ChamadaExterna,
  IntegracaoCriada,
  MensagemExterna,
  TesteFeito,
} from '@corre/contract/integracoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let api: TestApi;
let pdv: Requester;
let loja: SignedIn;

beforeAll(async () => {
  [api, pdv] = [await startApi({ OD_REDE_LOCAL: 'true' }), await startRequester()];
  loja = await api.novo.comercio();
  await api.novo.entregador();
  expect((await precos(loja, [{ bairro: 'Zona 7', valor: 8 }])).status).toBe(200);
});
afterAll(async () => {
  await api.close();
  await pdv.close();
});

const caminho = (fim = '') => `/comercio/${encodeURIComponent(loja.nome)}/integracoes${fim}`;
const precos = ({ nome, cliente }: SignedIn, bairros: { bairro: string; valor: number }[]) =>
  cliente.put(`/comercio/${encodeURIComponent(nome)}/precos`, { fixo: null, bairros });
const criar = async (ambiente: string) =>
  (await loja.cliente.post<IntegracaoCriada>(caminho(), { nome: 'PDV', url_eventos: pdv.events, ambiente })).body.id;
const testar = (id: number, teste: string) => loja.cliente.post<TesteFeito>(caminho(`/${id}/testar`), { teste });
const mensagens = async (id: number, fim = '') =>
  (await loja.cliente.get<MensagemExterna[]>(caminho(`/${id}/mensagens${fim}`))).body;

it('an order in test mode is made from the screen and says beforehand all that it will say in a minute', async () => {
  const id = await criar('teste');
  const { status, body } = await testar(id, 'passeio');
  expect([status, body.certo]).toEqual([200, true]);
  const todas = await mensagens(id, `?fluxo_id=${body.fluxo_id}`);
  const tipos = todas.map(({ tipo }) => tipo);
  expect([tipos[0], tipos.at(-1)]).toEqual(['ACCEPTED', 'DELIVERY_FINISHED']);
  const [primeira, ultima] = [todas[0]?.quando ?? '', todas.at(-1)?.quando ?? ''];
  expect(Date.parse(ultima) - Date.parse(primeira)).toBeLessThanOrEqual(60_000);
  // No message of the test order waits, and the shop has no request.
  expect(await mensagens(id)).toEqual([]);
  const db = api.orm.em.fork().getKysely();
  const { merchant_id } = await db
    .selectFrom('integracao')
    .select('merchant_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(merchant_id).toBeNull();
  expect(await db.selectFrom('solicitacao').select('id').execute()).toEqual([]);
});

it('it does not walk where an order of the point of sale would be rejected, and says what is missing', async () => {
  const nova = await api.novo.comercio();
  const dela = `/comercio/${encodeURIComponent(nova.nome)}/integracoes`;
  const { body } = await nova.cliente.post<IntegracaoCriada>(dela, {
    nome: 'PDV',
    url_eventos: pdv.events,
    ambiente: 'teste',
  });
  const andar = () =>
    nova.cliente.post<TesteFeito & { detail: string }>(`${dela}/${body.id}/testar`, { teste: 'passeio' });
  const recusa = await andar();
  expect(recusa.status).toBe(409);
  expect(recusa.body.detail).toMatch('ainda não tem preços de entrega');
  expect((await nova.cliente.get<MensagemExterna[]>(`${dela}/${body.id}/mensagens`)).body).toEqual([]);
  await precos(nova, [{ bairro: 'Jd. Alvorada', valor: 12 }]);
  expect((await andar()).body).toMatchObject({ certo: true, fluxo_id: expect.any(Number) });
});

it('orders do not walk where they are for real', async () => {
  const recusa = await testar(await criar('producao'), 'passeio');
  expect(recusa.status).toBe(409);
});

it('a test stands among the last calls, without what was said', async () => {
  const id = await criar('producao');
  await testar(id, 'mensagem');
  const { body } = await loja.cliente.get<ChamadaExterna[]>(caminho(`/${id}/chamadas`));
  expect(body).toMatchObject([{ direcao: 'saida', rota: 'teste', http: 204, erro: null }]);
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
});

it('what was given up is sent again, and seen until then', async () => {
  const id = await criar('teste');
  const { body } = await testar(id, 'passeio');
  const db = api.orm.em.fork().getKysely();
  await db
    .deleteFrom('mensagem_externa')
    .where('fluxo_id', '=', body.fluxo_id ?? 0)
    .where('sequencia', '>', 1)
    .execute();
  const passado = '2026-01-01T00:00:00.000Z';
  await db
    .updateTable('mensagem_externa')
    .set({ quando: passado, desistido_em: passado, proximo_envio: null, envios: 14, http: 500 })
    .where('fluxo_id', '=', body.fluxo_id ?? 0)
    .execute();
  expect(await mensagens(id)).toMatchObject([{ tipo: 'ACCEPTED', estado: 'desistida', envios: 14, http: 500 }]);
  const reenvio = await loja.cliente.post<{ reenviadas: number }>(caminho(`/${id}/reenviar`));
  expect([reenvio.status, reenvio.body.reenviadas]).toEqual([200, 1]);
  await expect.poll(() => mensagens(id), { timeout: 60_000 }).toEqual([]);
  expect(pdv.arrivals.map(({ type }) => type)).toContain('ACCEPTED');
  expect((await loja.cliente.post<{ reenviadas: number }>(caminho(`/${id}/reenviar`))).body.reenviadas).toBe(0);
});
