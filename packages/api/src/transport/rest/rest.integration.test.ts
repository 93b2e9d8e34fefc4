import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documento } from '../../runtime/openapi/document.ts';
import { appRouter } from '../../runtime/router.ts';
import { restRoutes } from './rest-routes.ts';

let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi();
  loja = await api.novo.comercio('Padaria São Jorge');
});
afterAll(() => api.close());

const pathOf = (nome: string) => `/comercio/${encodeURIComponent(nome)}`;
const PEDIDO = { endereco: 'Rua Fernão Dias, 340', valor_estimado: 14 };

describe('the path', () => {
  it.each(['Açaí & Cia', '100% Natural', 'A/B', 'entregas', 'Zé?do#Mar'])('reaches a shop named %s', async (nome) => {
    const { cliente } = await api.novo.comercio(nome);
    const criada = await cliente.post(`${pathOf(nome)}/solicitar-entrega`, PEDIDO);
    expect(criada.status).toBe(200);
    const list = await cliente.get<unknown[]>(`${pathOf(nome)}/solicitacoes?_t=${Date.now()}`);
    expect(list.body).toMatchObject([{ comercio: nome, endereco: PEDIDO.endereco }]);
  });

  // [papeis]
  it('takes case, accents and blanks of a name for the same shop, and another name for another', async () => {
    expect((await loja.cliente.get(`${pathOf('padaria sao  jorge ')}/solicitacoes`)).status).toBe(200);
    expect((await loja.cliente.get(`${pathOf('Padaria São Jorge 2')}/solicitacoes`)).status).toBe(403);
  });

  it('answers a broken escape with a detail', async () => {
    const { status, body } = await loja.cliente.get('/comercio/%E0%A4%A/solicitacoes');
    expect(status).toBe(400);
    expect(body.detail).toBe('Pedido inválido');
  });

  it('wins over the body', async () => {
    // Urgent, and created before a courier is online, so that no request of another test is offered first.
    const [id] = await pedir(loja, { urgente: true });
    const [outra] = await pedir(loja, { urgente: true });
    const [ana, bia] = [await api.novo.entregador(), await api.novo.entregador()];
    await ficarOnline(ana, bia);
    await aceitar(ana, id);
    await aceitar(bia, outra);
    const { body } = await ana.cliente.put<{ status: string }>(`/entregador/solicitacao/${id}/status`, {
      novo_status: 'em_retirada',
      solicitacao_id: outra,
    });
    expect(body.status).toBe('em_retirada');
    const { status } = await api.orm.em
      .fork()
      .getKysely()
      .selectFrom('solicitacao')
      .select('status')
      .where('id', '=', outra)
      .executeTakeFirstOrThrow();
    expect(status).toBe('aceita');
  });

  it('is a 404 with a detail when nothing lives there', async () => {
    expect(await loja.cliente.get('/nada')).toMatchObject({ status: 404, body: { detail: 'Endereço não encontrado' } });
  });
});

describe('the body', () => {
  const criar = (payload: unknown, sentHeaders?: Record<string, string>) =>
    loja.cliente.post(`${pathOf(loja.nome)}/solicitar-entrega`, payload, sentHeaders);

  it.each(['utf-8', 'UTF-8', 'utf8', '"utf8"', 'UTF8; x=1'])('may name its charset %s', async (charset) => {
    expect((await criar(PEDIDO, { 'content-type': `application/json; charset=${charset}` })).status).toBe(200);
  });

  it.each(['', '; charset=utf8', '; charset=utf-8'])(
    'in Latin-1 is refused, not stored as rubbish %s',
    async (named) => {
      const path = `${api.base}/api${pathOf(loja.nome)}/solicitar-entrega`;
      const antes = await loja.cliente.get<unknown[]>(`${pathOf(loja.nome)}/solicitacoes`);
      const res = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': `application/json${named}`, cookie: loja.cliente.cookie },
        body: Buffer.from(JSON.stringify({ ...PEDIDO, endereco: 'Rua Conceição, 12' }), 'latin1'),
      });
      expect({ status: res.status, body: await res.json() }).toMatchObject({
        status: 415,
        body: { codigo: 'CORPO_NAO_E_UTF8', detail: 'Envie os dados em JSON, em UTF-8' },
      });
      const depois = await loja.cliente.get<unknown[]>(`${pathOf(loja.nome)}/solicitacoes`);
      expect(depois.body).toHaveLength(antes.body.length);
    },
  );

  it('may be absent on a PUT', async () => {
    const [id] = await pedir(loja);
    expect((await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`)).status).toBe(200);
  });

  it('keeps the query string of a POST', async () => {
    const ana = await api.novo.entregador();
    const lancada = await loja.cliente.post(`/comercio/entregas?comercio_nome=${encodeURIComponent(loja.nome)}`, {
      entregador_id: ana.id,
      quantidade: 2,
      valor: 20,
      tipo_pagamento: 'dinheiro',
    });
    expect(lancada.status).toBe(200);
  });

  // [pedido]
  it.each([
    [{ ...PEDIDO, endereco: '   ' }, 'Endereço é obrigatório'],
    [{ ...PEDIDO, valor_estimado: 0 }, 'Valor da entrega é obrigatório'],
    [{ endereco: 'Rua A' }, 'Valor da entrega é obrigatório'],
    [{ ...PEDIDO, valor_estimado: 9.999 }, 'Use no máximo duas casas decimais'],
    [{ ...PEDIDO, link_localizacao: 'javascript:alert(1)' }, 'Use um link do mapa que comece por https://'],
    [{ ...PEDIDO, status: 'finalizada' }, 'Campo desconhecido: status'],
    [[], 'Envie um objeto JSON'],
  ])('%j is refused with one Portuguese sentence and changes nothing', async (payload, detail) => {
    const antes = await loja.cliente.get<unknown[]>(`${pathOf(loja.nome)}/solicitacoes`);
    expect(await criar(payload)).toMatchObject({ status: 400, body: { detail } });
    const depois = await loja.cliente.get<unknown[]>(`${pathOf(loja.nome)}/solicitacoes`);
    expect(depois.body).toHaveLength(antes.body.length);
  });

  it('is refused as a form, as text, and as broken JSON', async () => {
    const route = `${pathOf(loja.nome)}/solicitar-entrega`;
    for (const tipo of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { status } = await loja.cliente.post(route, 'endereco=x&valor_estimado=1', { 'content-type': tipo });
      expect(status).toBe(415);
    }
    expect(await loja.cliente.post(route, '{"endereco":')).toMatchObject({
      status: 400,
      body: { detail: 'JSON inválido' },
    });
  });

  // [foto]
  it('may be 7 MB for a photo, and only there', async () => {
    const grande = 'A'.repeat(7 * 1024 * 1024);
    const foto = await loja.cliente.post('/upload/foto', {
      foto_base64: grande,
      user_type: 'comercio',
      user_id: loja.nome,
    });
    expect(foto.status).toBe(400);
    expect(foto.body.detail).toMatch(/Arquivo muito grande|imagem/i);
    expect((await criar({ ...PEDIDO, observacao: grande })).status).toBe(413);
  });
});

describe('the query string', () => {
  it.each(['encerrada_antes_de=4', 'numero=1&campo_novo=2', 'teste=true', '_T=1', 'constructor=x'])(
    '%s is refused by the name that nobody knows',
    async (query) => {
      const nome = query.split('&').at(-1)?.split('=')[0];
      expect(await loja.cliente.get(`${pathOf(loja.nome)}/solicitacoes?${query}`)).toMatchObject({
        status: 400,
        body: { detail: `Campo desconhecido: ${nome}` },
      });
    },
  );

  // [chamadas]
  it('is refused on a change as well, which changes nothing', async () => {
    const [id] = await pedir(loja);
    expect(await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar?motivo=chuva`)).toMatchObject({
      status: 400,
      body: { detail: 'Campo desconhecido: motivo' },
    });
    expect((await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar?_t=1`)).status).toBe(200);
  });

  it('takes what the description names, on every route, and a word against caches', async () => {
    const suporte = await api.novo.funcionario('suporte');
    expect((await suporte.cliente.get('/suporte/todas-solicitacoes?encerradas_antes_de=9&_t=1')).status).toBe(200);
    for (const { path, method, campos } of restRoutes(appRouter._def.procedures)) {
      const { parameters = [] } = documento().paths[path]?.[method.toLowerCase()] ?? {};
      const named = documento().components.parameters;
      const described = parameters.map((one) => named[one.$ref?.split('/').at(-1) ?? ''] ?? one);
      const nomes = described.filter((one) => one.in !== 'header').map(({ name }) => name);
      expect([...campos], `${method} ${path}`).toEqual(expect.arrayContaining(nomes));
    }
  });
});

describe('who asks', () => {
  it('is nobody without a session: 401 with a detail', async () => {
    expect(await api.anonymous().get(`${pathOf(loja.nome)}/solicitacoes`)).toMatchObject({
      status: 401,
      body: { detail: 'Sua sessão terminou. Entre de novo.' },
    });
  });

  it('is refused from another site', async () => {
    const [id] = await pedir(loja);
    const route = `/comercio/solicitacao/${id}/cancelar`;
    expect((await loja.cliente.put(route, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await loja.cliente.put(route, {}, { origin: 'https://outro.example' })).status).toBe(403);
  });
});

/** Sends a request with a `Host` of the test's choice, which `fetch` does not permit. */
const send = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    get(url, { headers }, async (res) => {
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: await text(res) });
    }).on('error', reject);
  });

describe('the description', () => {
  it('is served as JSON and as a page without anything from another host', async () => {
    const doc = await api.anonymous().get<{ paths: Record<string, unknown> }>('/openapi.json');
    expect(Object.keys(doc.body.paths)).toContain('/comercio/{comercio_nome}/solicitar-entrega');
    const pagina = await fetch(`${api.base}/api/docs`);
    const html = await pagina.text();
    expect(html).toContain('/api/entregador/status-fila');
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('is made once: the same for every Host, with a mark that answers 304', async () => {
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const answers = await Promise.all(
        ['ladrao.example', 'outro.example'].map((host) => send(`${api.base}${path}`, { host })),
      );
      const [one, other] = answers;
      expect(one?.body).toBe(other?.body);
      expect(one?.body).not.toMatch(/ladrao|outro\.example|127\.0\.0\.1/);
      expect(one?.headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
      const again = await send(`${api.base}${path}`, { 'if-none-match': one?.headers.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });
});
