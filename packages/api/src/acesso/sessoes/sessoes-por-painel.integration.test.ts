import { CABECALHO_DA_CONTA, CABECALHO_DO_PAINEL } from '@corre/contract/sessao/painel.ts';
import type { UserType } from '@corre/contract/vocabulario.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Client } from '@corre/testing/harness/client.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const painel = (tipo: UserType) => ({ [CABECALHO_DO_PAINEL]: tipo });

/** Returns who a call of this panel is, or the status of its refusal. Without a panel the call names none. */
async function quem(navegador: Client, tipo?: UserType): Promise<string | number> {
  const { status, body } = await navegador.get<{ nome: string }>('/sessao', tipo && painel(tipo));
  return status === 200 ? body.nome : status;
}

/** Signs a courier and then a shop in, in one browser. */
async function doisNumNavegador(nome: string) {
  const entregador = await api.novo.entregador({ usuario: nome, nome_completo: `Entregador ${nome}` });
  await api.novo.comercio(`Loja ${nome}`);
  const navegador = api.anonymous();
  await navegador.post('/login', { usuario: nome, senha: TEST_PASSWORD });
  await navegador.post('/login/comercio', { usuario: `Loja ${nome}`, senha: TEST_PASSWORD });
  return { entregador, navegador, loja: `Loja ${nome}`, pessoa: `Entregador ${nome}` };
}

// [sessao]
test('a second login of another kind leaves the first, and a call that names no panel is of the newest', async () => {
  const { navegador, loja, pessoa } = await doisNumNavegador('ana');
  expect([await quem(navegador, 'entregador'), await quem(navegador, 'comercio'), await quem(navegador)]).toEqual([
    pessoa,
    loja,
    loja,
  ]);
  expect([await quem(navegador, 'suporte'), await quem(navegador, 'admin')]).toEqual([401, 401]);
});

test('a second login of the same kind ends the first', async () => {
  const { navegador, loja } = await doisNumNavegador('bia');
  const antes = /corre_sessao_entregador=([\w-]+)/.exec(navegador.cookie)?.[1];
  await api.novo.entregador({ usuario: 'bruno', nome_completo: 'Bruno Reis' });
  await navegador.post('/login', { usuario: 'bruno', senha: TEST_PASSWORD });
  expect([await quem(navegador, 'entregador'), await quem(navegador, 'comercio')]).toEqual(['Bruno Reis', loja]);
  const velho = await api.anonymous().get('/sessao', { cookie: `corre_sessao=${antes}` });
  expect(velho.status).toBe(401);
});

// [sair]
test("'Sair' ends the session of its own panel, whichever login is the newest", async () => {
  for (const [sai, fica] of [
    ['entregador', 'comercio'],
    ['comercio', 'entregador'],
  ] as const) {
    const { navegador, loja, pessoa } = await doisNumNavegador(`caio-${sai}`);
    const nome = fica === 'comercio' ? loja : pessoa;
    expect((await navegador.post('/logout', undefined, painel(sai))).status).toBe(200);
    expect([await quem(navegador, sai), await quem(navegador, fica), await quem(navegador)]).toEqual([401, nome, nome]);
    expect((await navegador.post('/logout', undefined, painel(fica))).status).toBe(200);
    expect(navegador.cookie).not.toContain('corre_sessao');
  }
});

// [sair]
test("a panel's 'Sair' leaves the browser's storage to the panel: another account's taps may wait there", async () => {
  const { navegador } = await doisNumNavegador('enzo');
  const cleared = async (headers: Record<string, string>) =>
    (await navegador.post('/logout', undefined, headers)).headers.get('clear-site-data');
  expect([await cleared(painel('comercio')), await cleared({})]).toEqual(['"cache"', '"cache", "storage"']);
});

// [aparelhos]
test("so does a panel's 'Sair de todos os aparelhos'", async () => {
  const cleared = async (navegador: Client, headers: Record<string, string>) =>
    (await navegador.delete('/sessoes', headers)).headers.get('clear-site-data');
  const [felipe, gustavo] = [await doisNumNavegador('felipe'), await doisNumNavegador('gustavo')];
  expect([await cleared(felipe.navegador, painel('comercio')), await cleared(gustavo.navegador, {})]).toEqual([
    '"cache"',
    '"cache", "storage"',
  ]);
});

// [passos-guardados]
test('a call that names its account is nobody under a session of another one', async () => {
  const { entregador, navegador } = await doisNumNavegador('hugo');
  const of = async (conta: string) =>
    (await navegador.get('/sessao', { ...painel('entregador'), [CABECALHO_DA_CONTA]: conta })).status;
  const { id } = entregador;
  expect([await of(`entregador:${id}`), await of(`entregador:${id + 1}`), await of(`comercio:${id}`)]).toEqual([
    200, 401, 401,
  ]);
});

// [sair]
test("'Sair' of a client that names no panel ends the newest login", async () => {
  const { navegador, pessoa } = await doisNumNavegador('davi');
  await navegador.post('/logout');
  expect([await quem(navegador, 'comercio'), await quem(navegador, 'entregador')]).toEqual([401, pessoa]);
});

// [aparelhos]
test("'Sair de todos os aparelhos' ends the account's sessions everywhere, and all of this browser", async () => {
  const { navegador, loja } = await doisNumNavegador('eva');
  const celular = api.anonymous();
  await celular.post('/login/comercio', { usuario: loja, senha: TEST_PASSWORD });
  const antes = navegador.cookie;
  await navegador.delete('/sessoes', painel('comercio'));
  expect(navegador.cookie).not.toContain('corre_sessao');
  for (const [, token] of antes.matchAll(/corre_sessao\w*=([\w-]+)/g))
    expect((await api.anonymous().get('/sessao', { cookie: `corre_sessao=${token}` })).status).toBe(401);
  expect(await quem(celular, 'comercio')).toBe(401);
});

test('the cookie of a former release, which has no kind, goes on and is ended by the next login', async () => {
  const { navegador, pessoa } = await doisNumNavegador('fabio');
  const token = /corre_sessao_entregador=([\w-]+)/.exec(navegador.cookie)?.[1];
  const antigo = api.anonymous();
  const cookie = `corre_sessao=${token}`;
  expect((await antigo.get<{ nome: string }>('/sessao', { cookie, ...painel('entregador') })).body.nome).toBe(pessoa);
});

test('a picture is shown to any session of the browser, also where the newest login has ended', async () => {
  const { entregador, navegador } = await doisNumNavegador('gil');
  const outra = await api.novo.comercio('Loja da foto');
  const foto = async (cookie: string) =>
    (await fetch(`${api.base}/api/foto/entregador/${entregador.id}`, { headers: { cookie } })).status;
  await api.orm.em
    .getKysely()
    .insertInto('foto')
    .values({ entregador_id: entregador.id, etag: 'x', bytes: Buffer.from('x') })
    .execute();
  const antes = navegador.cookie;
  await navegador.post('/logout', undefined, painel('comercio'));
  expect([await foto(''), await foto(outra.cliente.cookie), await foto(antes)]).toEqual([404, 200, 200]);
});
