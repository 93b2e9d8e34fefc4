import { ERRORS, type ErrorCode } from '@corre/contract/erros/list.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Coded {
  codigo: ErrorCode;
  detail: string;
}

let api: TestApi;
let ana: SignedIn;
let loja: SignedIn;

beforeAll(async () => {
  api = await startApi();
  [ana, loja] = [await api.novo.entregador(), await api.novo.comercio()];
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({ method: 'POST', body, headers });
const login = '/api/login';

/** Requests without a session, with the code of their answer. */
const REST: [what: string, path: string, init: RequestInit, codigo: ErrorCode][] = [
  ['an unknown address', '/api/nada', {}, 'CAMINHO_NAO_ENCONTRADO'],
  ['an unknown address outside of the API', '/nada/nada', post('{}'), 'CAMINHO_NAO_ENCONTRADO'],
  ['a call without a session', '/api/sessao', {}, 'SESSAO_TERMINADA'],
  ['broken JSON', login, post('{'), 'JSON_INVALIDO'],
  ['a body that is no object', login, post('[1]'), 'CORPO_NAO_E_OBJETO'],
  ['a form', login, post('a=1', { 'content-type': 'text/plain' }), 'CORPO_NAO_E_JSON'],
  ['another charset', login, post('{}', { 'content-type': 'application/json; charset=utf-16' }), 'CORPO_NAO_E_UTF8'],
  [
    'bytes of another charset',
    login,
    { ...post(''), body: Buffer.from('{"usuario":"é"}', 'latin1') },
    'CORPO_NAO_E_UTF8',
  ],
  ['a compressed body', login, post('{}', { ...json, 'content-encoding': 'gzip' }), 'CORPO_COMPRIMIDO'],
  ['a large body', login, post(JSON.stringify({ usuario: 'a'.repeat(70_000) })), 'DADOS_GRANDES_DEMAIS'],
  ['a deep body', login, post(`${'['.repeat(40)}${']'.repeat(40)}`), 'DADOS_ANINHADOS_DEMAIS'],
  ['a NUL in a text', login, post('{"usuario":"a\\u0000","senha":"b"}'), 'CARACTERE_INVALIDO'],
  ['an unknown field', login, post('{"usuario":"a","senha":"b","cor":"azul"}'), 'CAMPO_DESCONHECIDO'],
  ['a missing field', login, post('{"usuario":"a"}'), 'DADOS_INVALIDOS'],
  ['a wrong password', login, post('{"usuario":"ninguem","senha":"errada"}'), 'CREDENCIAIS_INVALIDAS'],
  ['a page of another site', login, post('{}', { ...json, origin: 'https://outro.example' }), 'DE_OUTRO_SITE'],
  ['a password in the address', '/api/sessao?senha=1', {}, 'SEGREDO_NO_ENDERECO'],
  ['a broken escape', '/api/comercio/%E0%A4%A/local', {}, 'PEDIDO_INVALIDO'],
  ['an unknown key', '/api/sessao', { headers: { authorization: 'Bearer errada' } }, 'CHAVE_DESCONHECIDA'],
  ['a key outside of /api', '/trpc/sessao.atual', { headers: { authorization: 'Bearer x' } }, 'CHAVE_FORA_DA_API'],
  ['a large file of nobody', '/api/upload/foto', post('a'.repeat(70_000)), 'ARQUIVO_SEM_SESSAO'],
  ['a missing photo', '/api/foto/entregador/1', {}, 'FOTO_NAO_ENCONTRADA'],
  ['a photo of nobody', '/api/foto/ninguem/1', {}, 'FOTO_PEDIDA_INVALIDA'],
  ['a photo of a delivery', '/api/solicitacao/1/foto', {}, 'FOTO_NAO_ENCONTRADA'],
  ['no contact for security reports', '/.well-known/security.txt', {}, 'SEM_CONTATO_DE_SEGURANCA'],
];

describe('an error by REST has the code, the status and the sentence of the list', () => {
  it.each(REST)('%s', async (_what, path, init, codigo) => {
    const res = await fetch(api.base + path, init);
    const body: Coded = JSON.parse(await res.text());
    expect({ status: res.status, codigo: body.codigo }).toEqual({ status: ERRORS[codigo].http, codigo });
    const { detail } = ERRORS[codigo];
    if (typeof detail === 'string') expect(body.detail).toBe(detail);
    const challenge =
      codigo === 'CHAVE_DESCONHECIDA' ? 'Bearer realm="corre", error="invalid_token"' : 'Bearer realm="corre"';
    expect(res.headers.get('www-authenticate')).toBe(res.status === 401 ? challenge : null);
  });

  it('also where only the state forbids the call', async () => {
    const aceitar = await ana.cliente.put<Coded>(`/entregador/${ana.id}/aceitar-solicitacao/2147483000`);
    expect(aceitar).toMatchObject({ status: 400, body: { codigo: 'SOLICITACAO_NAO_DISPONIVEL' } });
    const cancelar = await loja.cliente.put<Coded>('/comercio/solicitacao/2147483000/cancelar');
    expect(cancelar).toMatchObject({ status: 404, body: { codigo: 'SOLICITACAO_NAO_ENCONTRADA' } });
  });
});

interface Told {
  error: { message: string; data: Coded & { httpStatus: number } };
}
const trpc = async (path: string, init: RequestInit = {}): Promise<unknown> =>
  (await fetch(`${api.base}/trpc/${path}`, init)).json();
const told = (codigo: ErrorCode) => {
  const { http: httpStatus, example: detail } = ERRORS[codigo];
  return { error: { message: detail, data: { codigo, detail, httpStatus } } };
};

describe('an error by tRPC has the code in its data', () => {
  it('in a query, in a batch of queries and in a mutation', async () => {
    expect(await trpc('sessao.minhas')).toMatchObject(told('SESSAO_TERMINADA'));
    expect(await trpc('sessao.minhas,sessao.minhas?batch=1')).toMatchObject([
      told('SESSAO_TERMINADA'),
      told('SESSAO_TERMINADA'),
    ]);
    expect(await trpc('fila.definirOnline', post('{}'))).toMatchObject(told('SESSAO_TERMINADA'));
  });

  it('where tRPC itself finds the error', async () => {
    expect(await trpc('nada.nada')).toMatchObject(told('CAMINHO_NAO_ENCONTRADO'));
    expect(await trpc('sessao.minhas', post('{}'))).toMatchObject(told('METODO_NAO_SUPORTADO'));
    expect(await trpc('fila.definirOnline')).toMatchObject(told('METODO_NAO_SUPORTADO'));
  });

  it('where the request ends before a procedure', async () => {
    expect(await trpc('sessao.entrar', post('{'))).toMatchObject(told('JSON_INVALIDO'));
    expect(await trpc('sessao.entrar', post('a'.repeat(70_000)))).toMatchObject(told('DADOS_GRANDES_DEMAIS'));
    expect(await trpc('fotos.enviar', post('a'.repeat(70_000)))).toMatchObject(told('ARQUIVO_SEM_SESSAO'));
  });

  it('in the live stream', async () => {
    const res = await fetch(`${api.base}/trpc/eventos.aoVivo`, { headers: { accept: 'text/event-stream' } });
    expect(await res.text()).toContain('"codigo":"SESSAO_TERMINADA"');
  });

  it('for a second act with one key', async () => {
    const send = (online: boolean) =>
      ana.cliente.pedir<Told>(
        'POST',
        '/trpc/fila.definirOnline',
        { entregador_id: ana.id, online },
        { 'idempotency-key': 'k' },
      );
    expect((await send(false)).status).toBe(200);
    expect((await send(true)).body.error.data.codigo).toBe('IDEMPOTENCY_KEY_USADA');
  });
});
