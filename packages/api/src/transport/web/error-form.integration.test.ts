import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERRORS, type ErrorCode } from '@corre/contract/erros/list.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({ method: 'POST', body, headers });
const other = { ...json, origin: 'https://outro.example' };

interface Path {
  what: string;
  path: string;
  init?: RequestInit;
  codigo: ErrorCode;
  campo?: string;
}

/**
 * One request for each place that refuses: the perimeter, the body parser, the router, the file routes, a procedure.
 */
const PATHS: Path[] = [
  { what: 'an unknown address', path: '/api/nada', codigo: 'CAMINHO_NAO_ENCONTRADO' },
  { what: 'an unknown address outside', path: '/nada/nada', init: post('{}'), codigo: 'CAMINHO_NAO_ENCONTRADO' },
  { what: 'a wrong method', path: '/api/login', codigo: 'METODO_NAO_SUPORTADO' },
  { what: 'a wrong method of a file', path: '/api/foto/comercio/1', init: post('{}'), codigo: 'METODO_NAO_SUPORTADO' },
  { what: 'a broken escape', path: '/api/comercio/%E0%A4%A/local', codigo: 'PEDIDO_INVALIDO' },
  { what: 'a password in the address', path: '/api/sessao?senha=1', codigo: 'SEGREDO_NO_ENDERECO' },
  { what: 'a page of another site', path: '/api/login', init: post('{}', other), codigo: 'DE_OUTRO_SITE' },
  { what: 'a form', path: '/api/login', init: post('a', { 'content-type': 'text/plain' }), codigo: 'CORPO_NAO_E_JSON' },
  { what: 'broken JSON', path: '/api/login', init: post('{'), codigo: 'JSON_INVALIDO' },
  { what: 'a list as a body', path: '/api/login', init: post('[1]'), codigo: 'CORPO_NAO_E_OBJETO' },
  { what: 'a deep body', path: '/api/login', init: post('['.repeat(40)), codigo: 'DADOS_ANINHADOS_DEMAIS' },
  {
    what: 'a compressed body',
    path: '/api/login',
    init: post('{}', { ...json, 'content-encoding': 'gzip' }),
    codigo: 'CORPO_COMPRIMIDO',
  },
  { what: 'a large body', path: '/api/login', init: post('a'.repeat(70_000)), codigo: 'DADOS_GRANDES_DEMAIS' },
  { what: 'a large file', path: '/api/upload/foto', init: post('a'.repeat(70_000)), codigo: 'ARQUIVO_SEM_SESSAO' },
  { what: 'no session', path: '/api/sessao', codigo: 'SESSAO_TERMINADA' },
  {
    what: 'an unknown key',
    path: '/api/sessao',
    init: { headers: { authorization: 'Bearer x' } },
    codigo: 'CHAVE_DESCONHECIDA',
  },
  { what: 'a missing field', path: '/api/login', init: post('{}'), codigo: 'DADOS_INVALIDOS', campo: 'usuario' },
  {
    what: 'an unknown field',
    path: '/api/login',
    init: post('{"usuario":"a","senha":"b","cor":"azul"}'),
    codigo: 'CAMPO_DESCONHECIDO',
    campo: 'cor',
  },
  {
    what: 'an unknown query name at a login',
    path: '/api/login/?cor=azul',
    init: post('{}'),
    codigo: 'SEGREDO_NO_ENDERECO',
  },
  { what: 'an unknown query name', path: '/api/sessao?cor=1', codigo: 'CAMPO_DESCONHECIDO', campo: 'cor' },
  {
    what: 'an unknown query name of a photo',
    path: '/api/foto/comercio/1?lado=64',
    codigo: 'CAMPO_DESCONHECIDO',
    campo: 'lado',
  },
  {
    what: 'an unknown query name of a proof',
    path: '/api/solicitacao/1/foto?tamanho=64',
    codigo: 'CAMPO_DESCONHECIDO',
    campo: 'tamanho',
  },
  {
    what: 'a photo of a wrong size',
    path: '/api/foto/comercio/1?tamanho=x',
    codigo: 'FOTO_PEDIDA_INVALIDA',
    campo: 'tamanho',
  },
  { what: 'a missing photo', path: '/api/foto/comercio/1?tamanho=64&_t=1', codigo: 'FOTO_NAO_ENCONTRADA' },
  { what: 'a photo of a delivery', path: '/api/solicitacao/1/foto', codigo: 'FOTO_NAO_ENCONTRADA' },
  { what: 'a photo of a problem', path: '/api/problema/x/foto', codigo: 'FOTO_NAO_ENCONTRADA' },
];

const ask = async ({ path, init = {} }: Path, accept: string) => {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), accept };
  const res = await fetch(api.base + path, { ...init, headers });
  const body: Record<string, unknown> = JSON.parse(await res.text());
  return { res, body, type: res.headers.get('content-type') };
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe.each(PATHS)('$what', (asked) => {
  const { codigo, campo } = asked;

  it('is an error with its four fields', async () => {
    const { res, body, type } = await ask(asked, '*/*');
    expect([res.status, type]).toEqual([ERRORS[codigo].http, 'application/json; charset=utf-8']);
    const fields = campo === undefined ? {} : { campo };
    expect(body).toEqual({
      codigo,
      detail: expect.stringMatching(/^\p{Lu}/u),
      request_id: res.headers.get('x-request-id'),
      ...fields,
    });
  });

  it('is a problem of RFC 9457 for a caller that asks for one', async () => {
    const { res, body, type } = await ask(asked, 'application/problem+json');
    expect([res.status, type, res.headers.get('vary')]).toEqual([
      ERRORS[codigo].http,
      'application/problem+json',
      expect.stringMatching(/Accept\b/),
    ]);
    const request_id = res.headers.get('x-request-id') ?? '';
    expect(request_id).toMatch(UUID);
    expect(body).toEqual({
      type: `/api/docs/erros#${codigo}`,
      title: expect.stringMatching(/^\p{Lu}/u),
      status: res.status,
      detail: expect.stringMatching(/^\p{Lu}/u),
      instance: `urn:uuid:${request_id}`,
      codigo,
      request_id,
      ...(campo === undefined ? {} : { campo }),
    });
  });
});

const JSON_FIRST = 'application/json; charset=utf-8';
const PROBLEM = 'application/problem+json';

it.each([
  ['*/*', JSON_FIRST],
  ['application/*', JSON_FIRST],
  ['application/json, application/problem+json', JSON_FIRST],
  ['application/problem+json;q=0.5, application/json', JSON_FIRST],
  ['text/html', JSON_FIRST],
  ['application/problem+json, application/json', PROBLEM],
  ['application/json;q=0.1, application/problem+json;q=0.2', PROBLEM],
  ['application/problem+json, */*;q=0.1', PROBLEM],
])('Accept: %s gets %s', async (accept, expected) => {
  const { type } = await ask({ what: '', path: '/api/nada', codigo: 'CAMINHO_NAO_ENCONTRADO' }, accept);
  expect(type).toBe(expected);
});

it('the address of an error is a row of a page', async () => {
  const page = await (await fetch(`${api.base}/api/docs/erros`)).text();
  for (const codigo of Object.keys(ERRORS)) expect(page).toContain(`<tr id="${codigo}">`);
});

it('a wrong method names the methods of the address', async () => {
  const methods = async (path: string, method: string) => {
    const { status, headers } = await fetch(api.base + path, { method });
    return [status, headers.get('allow')];
  };
  expect(await methods('/api/login', 'DELETE')).toEqual([405, 'POST, OPTIONS']);
  expect(await methods('/api/comercio/Loja/chaves', 'PUT')).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(await methods('/api/comercio/Loja/chaves/7', 'GET')).toEqual([405, 'DELETE, OPTIONS']);
  expect(await methods('/api/problema/7/foto', 'DELETE')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await methods('/api/openapi.json', 'PUT')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await methods('/api/login', 'PROPFIND')).toEqual([405, 'POST, OPTIONS']);
  expect(await methods('/api/nada', 'PROPFIND')).toEqual([404, null]);
});

it('a request that is no HTTP has the fields, too', async () => {
  const { hostname, port } = new URL(api.base);
  const socket = connect(Number(port), hostname);
  socket.write('GET / HTTP/1.1\r\nno header\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const { codigo, detail, request_id } = JSON.parse(body);
  expect([codigo, detail]).toEqual(['PEDIDO_INVALIDO', 'Pedido inválido']);
  expect(head).toContain(`X-Request-Id: ${request_id}`);
});
