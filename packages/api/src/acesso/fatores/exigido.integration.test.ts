import type { MeusFatores } from '@corre/contract/fatores/contrato.ts';
import { CLIENT_LIVE_PATH, LIVE_PATH } from '@corre/contract/web-paths.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { Authenticator } from '@corre/testing/harness/authenticator.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Answer, Client, Recusa } from '@corre/testing/harness/client.ts';
import {
  type BegunUse,
  codeAt,
  enrolCodes,
  enrolPasskey,
  SITE_URL,
  signWith,
} from '@corre/testing/harness/second-factor.ts';
import { type StoppedClock, stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import { appRouter } from '../../runtime/router.ts';
import { listProcedures, restRoutes } from '../../transport/rest/rest-routes.ts';

let api: TestApi;
let clock: StoppedClock;
let start: number;
beforeAll(async () => {
  api = await startApi({ SITE_URL, EXIGIR_SEGUNDO_FATOR: 'admin,suporte', DESAFIOS_POR_MINUTO: '10000' });
  start = Date.now();
  clock = await stopClock(api.orm.em.fork(), new Date(start).toISOString());
});
afterAll(() => api.close());

/** Moves the database's clock, which `at` follows. */
let passed = 0;
const advance = async (seconds: number) => {
  passed += seconds * 1000;
  await clock.advance(seconds);
};
const at = () => start + passed;

const signIn = <T = Recusa>({ nome }: SignedIn, client: Client) =>
  client.post<T>('/login', { usuario: nome, senha: TEST_PASSWORD });
const said = ({ status, body }: Answer<Recusa>) => [status, body.codigo];
const PENDING = [403, 'SEGUNDO_FATOR_PENDENTE'];
const OLD = [403, 'SEGUNDO_FATOR_ANTIGO'];

/** What a session may call before it has its factor. */
const ALLOWED = [
  'fatores.ativarCodigo',
  'fatores.cadastrarPasskey',
  'fatores.comecarCodigo',
  'fatores.comecarConfirmacao',
  'fatores.comecarPasskey',
  'fatores.confirmarComCodigo',
  'fatores.confirmarComPasskey',
  'fatores.desativarCodigo',
  'fatores.gerarRecuperacao',
  'fatores.meus',
  'fatores.removerPasskey',
  'fatores.renomearPasskey',
  'sessao.atual',
];
const procedures = listProcedures(appRouter._def.procedures);

// [segundo-fator]
describe('a session by the password alone, where a factor is demanded', () => {
  it('may enrol a factor and nothing else: every other procedure refuses it, by REST and by tRPC', async () => {
    const admin = await api.novo.funcionario('admin');
    const client = api.anonymous();
    const login = await signIn<object>(admin, client);
    expect([login.status, login.body]).toEqual([
      200,
      { user_type: 'admin', user_id: admin.id, nome: admin.nome, fator_pendente: true },
    ]);
    expect((await client.get('/sessao')).body).toMatchObject({ fator_pendente: true });
    const guarded = procedures.filter(({ meta }) => meta.callers?.admin);
    expect(
      guarded
        .filter(({ meta }) => meta.sem_fator)
        .map(({ nome }) => nome)
        .sort(),
    ).toEqual(ALLOWED);
    const closed = guarded.filter(({ nome }) => !ALLOWED.includes(nome) && nome !== 'eventos.aoVivo');
    expect(closed.length).toBeGreaterThan(60);
    const routes = new Map(restRoutes(appRouter._def.procedures).map((route) => [route.nome, route]));
    for (const { nome } of closed) {
      const route = routes.get(nome);
      if (!route) continue;
      const method = route.method === 'PATCH' ? 'PUT' : route.method;
      const path = `/api${route.path.replaceAll(/\{\w+\}/g, '1')}`;
      expect([nome, ...said(await client.pedir(method, path, method === 'GET' ? undefined : {}))]).toEqual([
        nome,
        ...PENDING,
      ]);
    }
    const queries = closed.filter(({ type }) => type === 'query').map(({ nome }) => nome);
    for (let first = 0; first < queries.length; first += 10) {
      const batch = queries.slice(first, first + 10).join(',');
      const { body } = await client.pedir<{ error: { data: Recusa } }[]>('GET', `/trpc/${batch}?batch=1&input={}`);
      expect(body.map(({ error }) => error.data.codigo)).toEqual(body.map(() => 'SEGUNDO_FATOR_PENDENTE'));
    }
  });

  it('opens no live stream, sees no picture, changes no password, and sends no form', async () => {
    const [admin, courier] = [await api.novo.funcionario('admin'), await api.novo.entregador()];
    const client = api.anonymous();
    await signIn(admin, client);
    await rows(
      api.orm.em.fork(),
      sql`insert into foto (entregador_id, bytes, etag, atualizada_em) values (${courier.id}, '\\x00', 'x', agora())`,
    );
    for (const path of [LIVE_PATH, CLIENT_LIVE_PATH])
      expect(said(await client.pedir('GET', path, undefined, { accept: 'text/event-stream' }))).toEqual(PENDING);
    expect((await client.get(`/foto/entregador/${courier.id}`)).status).toBe(404);
    expect(said(await client.put('/admin/senha', { nova_senha: 'outra frase longa' }))).toEqual(PENDING);
    expect(said(await client.delete('/sessoes'))).toEqual(PENDING);
    const form = await client.pedir('POST', '/api/admin/comercios', 'nome=Loja', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await client.post('/logout', {})).status).toBe(200);
    expect((await client.get('/sessao')).status).toBe(401);
  });

  it('a session that was opened before the setting must give the account’s factor, and cannot enrol another', async () => {
    const admin = await api.novo.funcionario('admin');
    const thief = api.anonymous();
    await signIn(admin, thief);
    const { segredo } = await enrolCodes(admin.cliente, at());
    expect((await admin.cliente.get('/admin/comercios')).status).toBe(200);
    // The session of the password alone was open already.
    expect(said(await thief.get('/admin/comercios'))).toEqual(PENDING);
    expect(said(await thief.post('/fatores/passkeys/desafio', {}))).toEqual(OLD);
    expect(said(await thief.post('/fatores/codigo/desafio', {}))).toEqual(OLD);
    expect(said(await thief.post('/fatores/recuperacao', {}))).toEqual(OLD);
    expect(said(await thief.delete('/fatores/codigo'))).toEqual(OLD);
    expect(said(await signIn(admin, api.anonymous()))).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO']);
    await advance(30);
    expect((await thief.post('/fatores/confirmar', { codigo: codeAt(segredo, at()) })).status).toBe(200);
    expect((await thief.get('/admin/comercios')).status).toBe(200);
  });

  it('of two sessions that enrol the first factor at once, one does', async () => {
    const admin = await api.novo.funcionario('admin');
    const both = [api.anonymous(), api.anonymous()];
    for (const client of both) await signIn(admin, client);
    const enrolled = await Promise.all(both.map((client) => enrolPasskey(client, new Authenticator(SITE_URL))));
    expect(enrolled.map(({ status }) => status).sort()).toEqual([200, 403]);
    const open = await Promise.all(both.map(async (client) => (await client.get('/admin/comercios')).status));
    expect(open.sort()).toEqual([200, 403]);
  });

  it('who has a passkey alone enters by it after the password, and never by the password alone', async () => {
    const admin = await api.novo.funcionario('admin');
    const device = new Authenticator(SITE_URL);
    await enrolPasskey(admin.cliente, device);
    const client = api.anonymous();
    const begun = await signIn<Recusa & { desafio: string; opcoes: BegunUse['opcoes'] }>(admin, client);
    expect(said(begun)).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO']);
    expect((await client.get('/sessao')).status).toBe(401);
    const { desafio, opcoes } = begun.body;
    const codigo = await client.post<Recusa>('/login/segundo-fator', { desafio, codigo: '123456' });
    expect(said(codigo)).toEqual([400, 'SEGUNDO_FATOR_INCORRETO']);
    expect((await client.post('/login/segundo-fator', { desafio, credencial: device.get(opcoes) })).status).toBe(200);
    expect((await client.get('/admin/comercios')).status).toBe(200);
  });

  it('the last factor stays, and a passkey opens a whole session', async () => {
    const suporte = await api.novo.funcionario('suporte');
    const device = new Authenticator(SITE_URL);
    const { body } = await enrolPasskey(suporte.cliente, device);
    expect(said(await suporte.cliente.delete(`/fatores/passkeys/${body.id}`))).toEqual([409, 'ULTIMO_FATOR']);
    expect((await suporte.cliente.get<MeusFatores>('/fatores')).body).toMatchObject({
      exigido: true,
      pendente: false,
      passkeys: [{ id: body.id }],
    });
    const client = api.anonymous();
    expect((await client.post('/login/passkey', await signWith(client, device))).status).toBe(200);
    expect((await client.get('/suporte/vigia')).status).toBe(200);
  });
});

describe('acts that move money out or give access', () => {
  /** The marked procedures of the administrator; a new act belongs here, or into the list below. */
  const MARKED = [
    'aplicativos.criar',
    'aplicativos.editar',
    'aplicativos.rotacionar',
    'configuracoes.dizerTaxa',
    'configuracoes.mudarBanco',
    'equipe.ativar',
    'equipe.criar',
    'equipe.link',
    'faturas.ajustar',
    'fechamento.ajustar',
    'fechamento.cancelarAjuste',
    'fechamento.estornar',
    'fechamento.pagar',
    'fechamento.pix',
    'integracoes.criar',
    'integracoes.editar',
    'integracoes.reenviar',
    'integracoes.remover',
    'integracoes.rotacionar',
    'integracoes.testar',
    'links.criar',
    'lotes.cancelar',
    'lotes.criar',
    'lotes.ler',
    'recebimentos.devolver',
  ];
  /** Acts on money and systems that neither pay anybody nor give access. */
  const FREE = [
    'aplicativos.remover',
    'faturas.estornar',
    'faturas.receber',
    'fechamento.responderContestacao',
    'lotes.retorno',
    'recebimentos.atribuir',
  ];
  const ABOUT = /^(aplicativos|integracoes|fechamento|faturas|lotes|recebimentos|pix)\./;

  test('every act of the administrator on money and on systems of all shops is marked, or listed as free', () => {
    const marked = procedures.filter(({ meta }) => meta.fator_recente === 'sempre').map(({ nome }) => nome);
    expect(marked.sort()).toEqual(MARKED);
    const acts = procedures.filter(
      ({ nome, type, meta }) => ABOUT.test(nome) && type === 'mutation' && meta.callers?.admin,
    );
    expect(
      acts
        .map(({ nome }) => nome)
        .filter((nome) => !MARKED.includes(nome))
        .sort(),
    ).toEqual(FREE);
  });

  test('ask for the factor again after ten minutes, by the database’s clock, and go on after it', async () => {
    const admin = await api.novo.funcionario('admin');
    const { segredo } = await enrolCodes(admin.cliente, at());
    const act = async () => said(await admin.cliente.get('/admin/lotes/1'));
    const beyond = [404, 'LOTE_NAO_ENCONTRADO'];
    expect(await act()).toEqual(beyond);
    await advance(599);
    expect(await act()).toEqual(beyond);
    await advance(2);
    expect(await act()).toEqual(OLD);
    expect(said(await admin.cliente.put('/admin/fechamento/2026-11-16/pagar/1', {}))).toEqual(OLD);
    expect((await admin.cliente.get('/admin/comercios')).status).toBe(200);
    const wrong = await admin.cliente.post('/fatores/confirmar', { codigo: codeAt(segredo, at() + 300_000) });
    expect(said(wrong)).toEqual([400, 'SEGUNDO_FATOR_INCORRETO']);
    const key = { 'idempotency-key': 'a' };
    const confirmed = await admin.cliente.post<object>('/fatores/confirmar', { codigo: codeAt(segredo, at()) }, key);
    expect(confirmed.body).toMatchObject({ confirmado_ate: new Date(at() + 600_000).toISOString() });
    const again = await admin.cliente.post('/fatores/confirmar', { codigo: codeAt(segredo, at()) }, key);
    expect([again.status, again.body]).toEqual([200, confirmed.body]);
    expect(await act()).toEqual(beyond);
  });

  test('a passkey of another account confirms nothing, and a challenge belongs to its session', async () => {
    const [admin, other] = [await api.novo.funcionario('admin'), await api.novo.funcionario('admin')];
    const [device, foreign] = [new Authenticator(SITE_URL), new Authenticator(SITE_URL)];
    await enrolPasskey(admin.cliente, device);
    await enrolPasskey(other.cliente, foreign);
    await advance(601);
    const path = '/fatores/confirmar/passkey';
    const confirm = async (client: Client, used: object) => said(await client.post(path, used));
    expect(await confirm(admin.cliente, await signWith(admin.cliente, foreign, {}, `${path}/desafio`))).toEqual([
      400,
      'PASSKEY_RECUSADA',
    ]);
    const used = await signWith(admin.cliente, device, {}, `${path}/desafio`);
    expect(await confirm(other.cliente, used)).toEqual([400, 'DESAFIO_TERMINADO']);
    expect((await admin.cliente.post(path, used)).status).toBe(200);
    expect(await confirm(admin.cliente, used)).toEqual([400, 'DESAFIO_TERMINADO']);
    expect(said(await admin.cliente.get('/admin/lotes/1'))[0]).toBe(404);
  });
});

test('the setting names kinds of staff accounts only', () => {
  expect(readConfig({ EXIGIR_SEGUNDO_FATOR: 'admin, suporte' }).EXIGIR_SEGUNDO_FATOR).toEqual(['admin', 'suporte']);
  expect(readConfig({}).EXIGIR_SEGUNDO_FATOR).toEqual([]);
  expect(() => readConfig({ EXIGIR_SEGUNDO_FATOR: 'admin,comercio' })).toThrow(/EXIGIR_SEGUNDO_FATOR/);
});
