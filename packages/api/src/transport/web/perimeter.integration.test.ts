import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const linhas: string[] = [];
let api: TestApi;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi({}, { write: (linha: string) => void linhas.push(linha) });
  loja = await api.novo.comercio('Loja do Perímetro');
});
afterAll(() => api.close());

/** Sends exact bytes, which no client library would, and returns the whole answer. */
async function cru(pedido: string | Buffer): Promise<{ status: number; texto: string }> {
  const { hostname, port } = new URL(api.base);
  const connection = connect(Number(port), hostname);
  connection.write(pedido);
  let texto = '';
  connection.setEncoding('utf8').on('data', (part) => (texto += part));
  connection.on('error', () => undefined);
  await once(connection, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(texto)?.[1]), texto };
}

const linha = (method: string, path: string, mais = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${mais}\r\n`;
const withBody = (path: string, payload: string | Buffer, tipo = 'application/json', mais = '') =>
  Buffer.concat([
    Buffer.from(
      linha('POST', path, `Content-Type: ${tipo}\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n${mais}`),
    ),
    Buffer.from(payload),
  ]);

const nested = (vezes: number) => `${'{"a":'.repeat(vezes)}1${'}'.repeat(vezes)}`;

describe('a request that nobody sends by accident is refused with a sentence, and the log keeps no stack of it', () => {
  it.each([
    ['TRACE on tRPC', linha('TRACE', '/trpc/x'), 405],
    ['TRACE on REST', linha('TRACE', '/api/login'), 405],
    ['PROPFIND on a page', linha('PROPFIND', '/dashboard'), 405],
    ['PATCH on tRPC', linha('PATCH', '/trpc/sessao.atual', 'Content-Type: application/json\r\n'), 405],
    ['DELETE on a page', linha('DELETE', '/dashboard'), 404],
    ['a broken escape on tRPC', linha('GET', '/trpc/%E0%A4%A'), 400],
    ['a broken escape on REST', linha('GET', '/api/%E0%A4%A'), 400],
    ['a broken escape in a file', linha('GET', '/dashboard/assets/%E0%A4%A'), 400],
    ['a NUL in a path', linha('GET', '/comercio/%00'), 400],
    ['20,000-deep JSON on tRPC', withBody('/trpc/sessao.entrar', '['.repeat(20_000) + ']'.repeat(20_000)), 400],
    ['20,000-deep JSON on REST', withBody('/api/login', nested(8_000)), 400],
    [
      'deep JSON in an address',
      linha('GET', `/trpc/fotos.existe?input=${encodeURIComponent('['.repeat(2_000) + ']'.repeat(2_000))}`),
      400,
    ],
    [
      'a gzip body',
      withBody('/api/login', gzipSync('{"usuario":"a","senha":"b"}'), 'application/json', 'Content-Encoding: gzip\r\n'),
      415,
    ],
    [
      'a gzip body on tRPC',
      withBody('/trpc/sessao.entrar', gzipSync('{}'), 'application/json', 'Content-Encoding: gzip\r\n'),
      415,
    ],
    ['another charset', withBody('/api/login', '{}', 'application/json; charset=utf-16'), 415],
    ['an invented charset', withBody('/trpc/sessao.entrar', '{}', 'application/json; charset=x'), 415],
    [
      'Latin-1',
      withBody('/api/login', Buffer.from('{"usuario":"JoÃ£o","senha":"é"}', 'latin1'), 'application/json'),
      415,
    ],
    [
      'Latin-1 on tRPC',
      withBody('/trpc/sessao.entrar', Buffer.from('{"usuario":"é"}', 'latin1'), 'application/json'),
      415,
    ],
    ['an odd content type', withBody('/trpc/sessao.entrar', '{}', 'application/json;;;=='), 400],
    ['broken JSON on tRPC', withBody('/trpc/sessao.entrar', '{"usuario":'), 400],
    ['a list for a body on tRPC', withBody('/trpc/sessao.entrar', '[1]'), 400],
    ['a batch that is none', withBody('/trpc/sessao.entrar?batch=1', '[]'), 400],
    ['an odd transfer encoding', linha('POST', '/api/login', 'Transfer-Encoding: gzip, chunked\r\n'), 400],
    ['a body that nobody can end', linha('POST', '/api/login', 'Transfer-Encoding: identity\r\n'), 400],
    ['headers without end', linha('GET', '/api/sessao', `X-Longo: ${'a'.repeat(40_000)}\r\n`), 431],
    ['no HTTP at all', 'oi\r\n\r\n', 400],
    ['a host that is none', 'GET /trpc/sessao.atual HTTP/1.1\r\nHost: [[[\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_, pedido, status) => {
    linhas.length = 0;
    const resposta = await cru(pedido);
    expect([resposta.status, resposta.texto.slice(-300)]).toEqual([status, expect.stringMatching(/"detail":"\p{L}/u)]);
    expect(resposta.texto).not.toMatch(/\bat .*node_modules|\bat file:/);
    expect(linhas.join('')).toBe('');
  });
});

it.each(['identity', 'gzip, chunked', 'chunked, identity', 'xchunked'])(
  'after Transfer-Encoding %s the connection closes, so that its body is no second request',
  async (coding) => {
    const { status, texto } = await cru(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: ${coding}\r\n\r\n` +
        '0\r\n\r\nGET /api/sessao HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    expect([status, texto.match(/HTTP\/1\.1 /g)?.length]).toEqual([400, 1]);
    expect(texto).toMatch(/\r\nConnection: close\r\n/i);
  },
);

describe('a body', () => {
  it('of more than 64 KB is a 413 with a sentence, over both transports', async () => {
    const grande = { usuario: 'x', senha: 'y'.repeat(70_000) };
    expect(await api.anonymous().post('/login', grande)).toMatchObject({
      status: 413,
      body: { detail: 'Dados grandes demais' },
    });
    const { status, body } = await api
      .anonymous()
      .pedir<{ error: { data: unknown } }>('POST', '/trpc/sessao.entrar', grande);
    expect([status, body.error.data]).toMatchObject([413, { httpStatus: 413, detail: 'Dados grandes demais' }]);
  });

  it('may still be a photo', async () => {
    const foto_base64 = 'A'.repeat(200_000);
    expect((await loja.cliente.post('/upload/foto', { foto_base64 })).status).toBe(400);
    expect((await loja.cliente.pedir('POST', '/trpc/fotos.enviar', { foto_base64 })).status).toBe(400);
    const demais = await loja.cliente.post('/upload/foto', { foto_base64: 'A'.repeat(9_000_000) });
    expect([demais.status, demais.body.detail]).toEqual([413, 'Arquivo muito grande. Máximo 5MB.']);
  });

  it('may be absent where a call takes nothing', async () => {
    const { cliente } = await api.novo.comercio();
    expect(
      (await cliente.pedir('POST', '/trpc/sessao.sair', undefined, { 'content-type': 'application/json' })).status,
    ).toBe(200);
  });
});

it('a batch holds twenty calls and no more', async () => {
  const pedir = (quantas: number) =>
    loja.cliente.pedir('GET', `/trpc/${Array(quantas).fill('sessao.atual').join(',')}?batch=1&input={}`);
  expect((await pedir(20)).status).toBe(200);
  expect((await pedir(21)).status).toBe(400);
});

describe('credentials in the address', () => {
  const ACHADO = 'Envie usuário, senha e dados pessoais no corpo do pedido, nunca no endereço.';
  it.each([
    ['/login?usuario=joao&senha=x'],
    ['/login?usuario=joao'],
    ['/login/comercio?senha=x'],
    ['/cadastro?cpf=52998224725'],
    ['/login/?usuario=joao'],
    ['/cadastro/?cpf=52998224725'],
  ])('are refused: POST %s', async (path) => {
    expect(await api.anonymous().post(path, { usuario: 'joao', senha: 'x' })).toMatchObject({
      status: 400,
      body: { detail: ACHADO },
    });
  });

  it('are refused where a password changes, on tRPC and in any case', async () => {
    const nome = encodeURIComponent(loja.nome);
    expect(await loja.cliente.put(`/comercio/senha?comercio_nome=${nome}&nova_senha=abcdef1`, {})).toMatchObject({
      status: 400,
      body: { detail: ACHADO },
    });
    expect((await loja.cliente.get('/sessao?Senha=x')).body.detail).toBe(ACHADO);
    expect((await api.anonymous().pedir('POST', '/trpc/sessao.entrar?senha=x', {})).status).toBe(400);
    const entrada = encodeURIComponent('{"usuario":"joao","senha":"x"}');
    expect((await api.anonymous().pedir('POST', `/trpc/sessao.entrar?input=${entrada}`, {})).body).toMatchObject({
      error: { message: ACHADO },
    });
    expect(linhas.join('')).not.toContain('abcdef1');
  });
});
