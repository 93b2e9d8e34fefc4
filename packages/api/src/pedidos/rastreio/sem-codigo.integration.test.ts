import type { ChaveCriada } from '@corre/contract/chaves/contrato.ts';
import type { SolicitacaoView } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let loja: SignedIn;
beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio('Padaria do Código');
});
afterAll(() => api.close());

const naLoja = (mais = 'solicitacoes') => `/comercio/${encodeURIComponent(loja.nome)}/${mais}`;
const chave = async (...escopos: string[]) => {
  const corpo = { nome: escopos.join(' '), escopos };
  const { body } = await loja.cliente.post<ChaveCriada>(naLoja('chaves'), corpo);
  return { authorization: `Bearer ${body.chave}` };
};
const linkNaLista = async (id: number, caminho: string, quem: SignedIn | null, cabecalhos = {}) => {
  const { body } = await (quem?.cliente ?? api.anonymous()).get<SolicitacaoView[]>(caminho, cabecalhos);
  return body.find((linha) => linha.id === id)?.rastreio_url ?? '';
};
const codigoDaLoja = async (id: number) =>
  (await loja.cliente.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`)).body.codigo;
const pagina = async (link: string) => (await fetch(api.base + link)).text();
const json = async (link: string): Promise<object> =>
  JSON.parse(await (await fetch(`${api.base}/api/rastreio/${link.split('/').at(-1)}`)).text());
const naoEComigo = (link: string) => fetch(`${api.base}${link}/nao-e-comigo`, { method: 'POST', redirect: 'manual' });

describe('the address of a page that shows a code', () => {
  it('is given to the shop’s session and to keys that may ask for the code; others get the page without it', async () => {
    const [id] = await pedir(loja, { exige_codigo: true });
    const codigo = await codigoDaLoja(id);
    const [ler, criar] = [await chave('solicitacoes:ler'), await chave('solicitacoes:ler', 'solicitacoes:criar')];
    const suporte = await api.novo.funcionario('suporte');
    const admin = await api.novo.funcionario('admin');
    const daLoja = await linkNaLista(id, naLoja(), loja);
    expect(await linkNaLista(id, naLoja(), null, criar)).toBe(daLoja);
    const outros = [
      await linkNaLista(id, naLoja(), null, ler),
      (await api.anonymous().get<SolicitacaoView>(`${naLoja('solicitacoes')}/${id}`, ler)).body.rastreio_url ?? '',
      await linkNaLista(id, '/suporte/todas-solicitacoes', suporte),
      await linkNaLista(id, naLoja(), admin),
    ];
    expect(await pagina(daLoja)).toContain(codigo);
    expect(await json(daLoja)).toMatchObject({ status: 'aguardando', codigo });
    for (const link of outros) {
      expect(link).toMatch(/^\/r\/[\w-]{22}$/);
      expect(link).not.toBe(daLoja);
      expect(await pagina(link)).toContain('Padaria do Código recebeu o seu pedido');
      expect(await pagina(link)).not.toContain(codigo);
      expect(await json(link)).toEqual({ ...(await json(daLoja)), codigo: undefined });
    }
  });

  it('is one and the same for all where no code is asked for', async () => {
    const [id] = await pedir(loja);
    const daLoja = await linkNaLista(id, naLoja(), loja);
    expect(await linkNaLista(id, naLoja(), null, await chave('solicitacoes:ler'))).toBe(daLoja);
  });

  it('tells nothing of itself: a token without code that is changed anywhere leads nowhere', async () => {
    const [id] = await pedir(loja, { exige_codigo: true });
    const link = await linkNaLista(id, naLoja(), null, await chave('solicitacoes:ler'));
    const token = link.slice('/r/'.length);
    for (let i = 0; i < token.length; i += 1) {
      const outro = `/r/${token.slice(0, i)}${token[i] === 'A' ? 'Q' : 'A'}${token.slice(i + 1)}`;
      expect((await fetch(api.base + outro)).status).toBe(404);
    }
  });
});

describe('"Não é comigo"', () => {
  it('gives the delivery another code, ends both addresses, and a new link shows the new code', async () => {
    const [id] = await pedir(loja, { exige_codigo: true });
    const ler = await chave('solicitacoes:ler');
    const [antes, link, semCodigo] = [
      await codigoDaLoja(id),
      await linkNaLista(id, naLoja(), loja),
      await linkNaLista(id, naLoja(), null, ler),
    ];
    expect((await naoEComigo(link)).status).toBe(303);
    expect(await json(link)).toEqual({ status: 'encerrada' });
    expect(await json(semCodigo)).toEqual({ status: 'encerrada' });
    const depois = await codigoDaLoja(id);
    expect(depois).not.toBe(antes);
    // A repeated call changes nothing.
    await naoEComigo(link);
    expect(await codigoDaLoja(id)).toBe(depois);
    const { body } = await loja.cliente.put<{ rastreio_url: string }>(`/comercio/solicitacao/${id}/rastreio`);
    expect(await json(body.rastreio_url)).toMatchObject({ codigo: depois });
    expect((await fetch(api.base + semCodigo)).status).toBe(404);
    expect(await linkNaLista(id, naLoja(), null, ler)).not.toBe(semCodigo);
  });

  it('leaves the courier with the new code only: the old one is wrong at the door', async () => {
    await emptyQueue(api.orm.em.fork());
    const ana = await api.novo.entregador();
    const [id] = await pedir(loja, { exige_codigo: true });
    await ficarOnline(ana);
    await aceitar(ana, id);
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    const antes = await codigoDaLoja(id);
    await naoEComigo(await linkNaLista(id, naLoja(), loja));
    const finalizar = (codigo: string) =>
      ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada', codigo });
    expect((await finalizar(antes)).status).toBe(400);
    expect((await finalizar(await codigoDaLoja(id))).status).toBe(200);
  });
});
