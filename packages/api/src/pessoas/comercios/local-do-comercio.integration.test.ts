import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { openStream, until } from '@corre/testing/harness/open-stream.ts';
import { aceitar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const VAZIO = { endereco_retirada: null, link_loja: null, telefone: null };
const LOCAL = { endereco_retirada: 'Av. Brasil, 4312, Zona 1', link_loja: 'https://maps.app.goo.gl/7pXr2' };
const VISTO = { comercio_endereco: LOCAL.endereco_retirada, comercio_link: LOCAL.link_loja };

let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio('Açaí & Cia');
});
afterAll(() => api.close());

const caminho = () => `/comercio/${encodeURIComponent(loja.nome)}/local`;

// [link-da-loja]
describe("the shop's place", () => {
  it('is empty until the shop says it, and blank removes it', async () => {
    const dito = { ...VAZIO, ...LOCAL };
    expect((await loja.cliente.get(caminho())).body).toEqual(VAZIO);
    expect((await loja.cliente.put(caminho(), LOCAL)).body).toEqual({ message: 'Local da loja salvo!', ...dito });
    expect((await loja.cliente.get(caminho())).body).toEqual(dito);
    await loja.cliente.put(caminho(), { endereco_retirada: ' \u200b', link_loja: null });
    expect((await loja.cliente.get(caminho())).body).toEqual(VAZIO);
  });

  it('takes a telephone as people write it, keeps it for panels that know of none, and blank removes it', async () => {
    const depois = async (mudanca: object) =>
      (await loja.cliente.put(caminho(), { ...LOCAL, senha_atual: TEST_PASSWORD, ...mudanca })).body;
    expect(await depois({ telefone: '(44) 3025-1100' })).toMatchObject({ telefone: '+554430251100' });
    expect(await depois({ telefone: '44 99905 3127' })).toMatchObject({ telefone: '+5544999053127' });
    expect(await depois({ telefone: '99905' })).toEqual(
      expect.objectContaining({ detail: 'Telefone inválido: use DDD e número' }),
    );
    expect(await depois({})).toMatchObject({ telefone: '+5544999053127' });
    expect(await depois({ telefone: ' ' })).toMatchObject({ telefone: null });
  });

  it('takes a map link over https only, and says so', async () => {
    for (const link_loja of ['http://maps.example', 'javascript:alert(1)', 'rua']) {
      expect(await loja.cliente.put(caminho(), { ...LOCAL, link_loja })).toMatchObject({
        status: 400,
        body: { detail: 'Use um link do mapa que comece por https://' },
      });
    }
  });

  it("stands in every request beside the customer's own link: offer, courier, shop, support", async () => {
    await loja.cliente.put(caminho(), LOCAL);
    const ana = await api.novo.entregador();
    const suporte = await api.novo.funcionario('suporte');
    await ficarOnline(ana);
    const link_localizacao = 'https://maps.app.goo.gl/cliente';
    const [id] = await pedir(loja, { link_localizacao });
    const esperada = { id, comercio_id: loja.id, link_localizacao, ...VISTO };
    expect((await ofertaDe(ana)).proxima_entrega).toMatchObject(esperada);
    await aceitar(ana, id);
    for (const [cliente, lista] of [
      [ana.cliente, `/entregador/${ana.id}/minhas-solicitacoes`],
      [loja.cliente, `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`],
      [suporte.cliente, '/suporte/todas-solicitacoes'],
    ] as const) {
      expect((await cliente.get<unknown[]>(lista)).body[0]).toMatchObject(esperada);
    }
  });

  it('is told to the courier who is on the way to it', async () => {
    const bia = await api.novo.entregador();
    const fluxo = await openStream(api.base, bia);
    await ficarOnline(bia);
    const [id] = await pedir(loja, { urgente: true });
    await ofertaDe(bia);
    await aceitar(bia, id);
    const ditas = () => fluxo.eventos.filter((evento) => evento.tipo === 'solicitacao').length;
    await until(() => ditas() > 0);
    const antes = ditas();
    await loja.cliente.put(caminho(), LOCAL);
    await until(() => ditas() > antes);
    fluxo.close();
  });
});
