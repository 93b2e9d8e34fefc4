import type { AvisoDeAcesso, MeusFatores } from '@corre/contract/fatores/contrato.ts';
import type { SessaoAtual, SessaoListada } from '@corre/contract/sessao/contrato.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { Authenticator } from '@corre/testing/harness/authenticator.ts';
import { type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Answer, Client, Recusa } from '@corre/testing/harness/client.ts';
import {
  type BegunRegistration,
  type BegunUse,
  codeAt,
  enrolCodes,
  enrolPasskey,
  SITE_URL,
  signWith,
} from '@corre/testing/harness/second-factor.ts';
import { type StoppedClock, stopClock } from '@corre/testing/harness/stopped-clock.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let clock: StoppedClock;
beforeAll(async () => {
  api = await startApi({
    SITE_URL,
    LOGIN_FALHAS_USUARIO: '4',
    LOGIN_FALHAS_CONTA_DIA: '1000',
    DESAFIOS_POR_MINUTO: '10000',
  });
  clock = await stopClock(api.orm.em.fork());
});
afterAll(() => api.close());

/** A refused login of an account with a second factor. */
type Begun = Recusa & { desafio: string; fatores: string[]; opcoes?: BegunUse['opcoes'] };

const now = async () =>
  (await onlyRow(api.orm.em.fork(), sql<{ ms: number }>`select extract(epoch from agora())::float8 * 1000 as ms`)).ms;
const signIn = <T = Begun>({ nome }: SignedIn, client: Client = api.anonymous()): Promise<Answer<T>> =>
  client.post<T>('/login', { usuario: nome, senha: TEST_PASSWORD });
const said = ({ status, body }: Answer<Recusa>) => [status, body.codigo];
/** Gives each code once: the clock moves on to the next time step. */
const freshCode = async (segredo: string) => {
  await clock.advance(30);
  return codeAt(segredo, await now());
};
const audited = async (acao: string, id: number) =>
  (await rows(api.orm.em.fork(), sql`select 1 from auditoria where acao = ${acao} and alvo_id = ${id}`)).length;
const methodOf = async (client: Client) =>
  (await client.get<SessaoListada[]>('/sessoes')).body.find(({ atual }) => atual)?.metodo;
const sessionsOf = async (id: number) =>
  (await rows(api.orm.em.fork(), sql`select 1 from sessao where funcionario_id = ${id}`)).length;

// [segundo-fator]
describe('codes of an app', () => {
  it('the password of an account with codes opens no session; a code does, once', async () => {
    const admin = await api.novo.funcionario('admin');
    const { segredo, codigos } = await enrolCodes(admin.cliente, await now());
    expect(codigos).toHaveLength(10);
    const [first, second] = [api.anonymous(), api.anonymous()];
    const begun = await signIn(admin, first);
    expect(said(begun)).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO']);
    expect(begun.body.fatores).toEqual(['codigo']);
    expect(begun.headers.getSetCookie()).toEqual([]);
    const codigo = await freshCode(segredo);
    const entered = await first.post<SessaoAtual>('/login/segundo-fator', { desafio: begun.body.desafio, codigo });
    expect([entered.status, entered.body]).toEqual([200, { user_type: 'admin', user_id: admin.id, nome: admin.nome }]);
    expect(await methodOf(first)).toBe('senha_codigo');
    // The begun login and the code were used up, each by itself.
    expect(said(await second.post('/login/segundo-fator', { desafio: begun.body.desafio, codigo }))).toEqual([
      400,
      'DESAFIO_TERMINADO',
    ]);
    const { desafio } = (await signIn(admin, second)).body;
    expect(said(await second.post('/login/segundo-fator', { desafio, codigo }))).toEqual([
      400,
      'SEGUNDO_FATOR_INCORRETO',
    ]);
    expect(await audited('segundo_fator_recusado', admin.id)).toBe(1);
  });

  it('of two uses of one code at once, and of two uses of one begun login, one wins', async () => {
    const admin = await api.novo.funcionario('admin');
    const { segredo, codigos } = await enrolCodes(admin.cliente, await now());
    const before = await sessionsOf(admin.id);
    const desafios = await Promise.all([1, 2, 3].map(async () => (await signIn(admin)).body.desafio));
    const codigo = await freshCode(segredo);
    const byCode = await Promise.all(
      desafios.map((desafio) => api.anonymous().post('/login/segundo-fator', { desafio, codigo })),
    );
    expect(byCode.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { desafio } = (await signIn(admin)).body;
    const byBegun = await Promise.all(
      codigos.slice(0, 3).map((um) => api.anonymous().post('/login/segundo-fator', { desafio, codigo: um })),
    );
    expect(byBegun.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await sessionsOf(admin.id)).toBe(before + 2);
    // A code that lost the race for the begun login was not used up.
    expect((await admin.cliente.get<MeusFatores>('/fatores')).body.recuperacao).toBe(9);
  });

  it('a recovery code works once, however it is typed', async () => {
    const admin = await api.novo.funcionario('suporte');
    const { codigos: [codigo = ''] = [] } = await enrolCodes(admin.cliente, await now());
    const typed = codigo.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const client = api.anonymous();
    const first = await client.post('/login/segundo-fator', {
      desafio: (await signIn(admin)).body.desafio,
      codigo: typed,
    });
    expect(first.status).toBe(200);
    expect(await methodOf(client)).toBe('senha_recuperacao');
    const again = await client.post('/login/segundo-fator', { desafio: (await signIn(admin)).body.desafio, codigo });
    expect(said(again)).toEqual([400, 'SEGUNDO_FATOR_INCORRETO']);
  });

  it('a thousand codes cannot be tried, from however many addresses and begun logins', async () => {
    const admin = await api.novo.funcionario('admin');
    await enrolCodes(admin.cliente, await now());
    const begun: string[] = [];
    while (begun.length < 4) begun.push((await signIn(admin)).body.desafio);
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        api.anonymous().post('/login/segundo-fator', { desafio: begun[i % 4], codigo: `0000${10 + i}` }),
      ),
    );
    const statuses = tried.map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([400, 429]);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(4);
    // The account's open session is counted as well.
    expect(said(await admin.cliente.post('/fatores/confirmar', { codigo: '000000' }))).toEqual([
      429,
      'TENTATIVAS_DEMAIS',
    ]);
  });

  // [desafio]
  it('a begun login ends after five minutes, with a new password, and with the account', async () => {
    const admin = await api.novo.funcionario('admin');
    const { codigos } = await enrolCodes(admin.cliente, await now());
    const end = async (desafio: string, codigo?: string) =>
      said(await api.anonymous().post('/login/segundo-fator', { desafio, codigo }));
    const late = (await signIn(admin)).body.desafio;
    await clock.advance(300);
    expect(await end(late, codigos[0])).toEqual([400, 'DESAFIO_TERMINADO']);
    const former = (await signIn(admin)).body.desafio;
    const changed = { nova_senha: 'outra frase longa', senha_atual: TEST_PASSWORD };
    expect((await admin.cliente.put('/admin/senha', changed)).status).toBe(200);
    expect(await end(former, codigos[1])).toEqual([400, 'DESAFIO_TERMINADO']);
    const begun = await api.anonymous().post<Begun>('/login', { usuario: admin.nome, senha: 'outra frase longa' });
    await rows(
      api.orm.em.fork(),
      sql`update funcionario set ativo = false, encerrado_em = agora() where id = ${admin.id}`,
    );
    expect(await end(begun.body.desafio, codigos[2])).toEqual([400, 'DESAFIO_TERMINADO']);
  });

  it('a shop may have codes, a courier may not; nobody takes the app of another session', async () => {
    const [loja, courier, admin] = [
      await api.novo.comercio(),
      await api.novo.entregador(),
      await api.novo.funcionario('admin'),
    ];
    await enrolCodes(loja.cliente, await now());
    const login = await api.anonymous().post('/login/comercio', { usuario: loja.nome, senha: TEST_PASSWORD });
    expect(said(login)).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO']);
    expect(said(await courier.cliente.post('/fatores/codigo/desafio', {}))).toEqual([403, 'CONTA_SEM_ACESSO']);
    const begun = await admin.cliente.post<{ desafio: string; segredo: string }>('/fatores/codigo/desafio', {});
    const { desafio, segredo } = begun.body;
    const other = (await api.novo.funcionario('admin')).cliente;
    const codigo = codeAt(segredo, await now());
    expect(said(await other.post('/fatores/codigo', { desafio, codigo }))).toEqual([400, 'DESAFIO_TERMINADO']);
    const tables = await rows(
      api.orm.em.fork(),
      sql<{ tudo: string }>`select desafio_de_acesso::text as tudo from desafio_de_acesso`,
    );
    expect(tables.map(({ tudo }) => tudo).join()).not.toContain(segredo);
  });
});

// [passkeys]
describe('passkeys', () => {
  it('signs in without a password, for every kind of account', async () => {
    for (const quem of [
      await api.novo.entregador(),
      await api.novo.comercio(),
      await api.novo.funcionario('admin'),
      await api.novo.funcionario('suporte'),
    ]) {
      const device = new Authenticator(SITE_URL);
      const enrolled = await enrolPasskey(quem.cliente, device);
      expect([enrolled.status, enrolled.body]).toEqual([
        200,
        { id: expect.any(Number), nome: 'Celular', sincronizada: false, criada_em: expect.any(String), usada_em: null },
      ]);
      const client = api.anonymous();
      const entered = await client.post<SessaoAtual>('/login/passkey', await signWith(client, device));
      expect([entered.status, entered.body.user_id]).toEqual([200, quem.id]);
      expect(await methodOf(client)).toBe('passkey');
    }
  });

  it('the begin names no account, and its challenge works once, whatever came of it', async () => {
    const admin = await api.novo.funcionario('admin');
    const device = new Authenticator(SITE_URL);
    await enrolPasskey(admin.cliente, device);
    const client = api.anonymous();
    const begun = await client.post<BegunUse>('/login/passkey/desafio', {});
    expect(begun.body.opcoes).toMatchObject({
      rpId: 'corre.example',
      userVerification: 'required',
      allowCredentials: [],
    });
    const used = await signWith(client, device);
    const both = await Promise.all([
      api.anonymous().post('/login/passkey', used),
      api.anonymous().post('/login/passkey', used),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(said(await client.post('/login/passkey', used))).toEqual([400, 'DESAFIO_TERMINADO']);
    const foreign = await signWith(client, device, { origin: 'https://corre.example.fora' });
    expect(said(await client.post('/login/passkey', foreign))).toEqual([400, 'PASSKEY_RECUSADA']);
    const { credencial } = await signWith(client, device);
    expect(said(await client.post('/login/passkey', { desafio: foreign.desafio, credencial }))).toEqual([
      400,
      'DESAFIO_TERMINADO',
    ]);
    // A signature for one begun login does not end another.
    const { desafio } = (await client.post<BegunUse>('/login/passkey/desafio', {})).body;
    expect(said(await client.post('/login/passkey', { desafio, credencial }))).toEqual([400, 'PASSKEY_RECUSADA']);
    expect((await client.get('/sessao')).status).toBe(401);
  });

  it('refuses other sites, frames, devices that did not check the person, and keys of others', async () => {
    const admin = await api.novo.funcionario('admin');
    const device = new Authenticator(SITE_URL);
    for (const wrong of [{ origin: 'http://corre.example' }, { crossOrigin: true }, { unverified: true }] as const)
      expect(said((await enrolPasskey(admin.cliente, device, wrong)) as Answer<never>)).toEqual([
        400,
        'PASSKEY_RECUSADA',
      ]);
    await enrolPasskey(admin.cliente, device);
    const client = api.anonymous();
    for (const wrong of [
      { origin: 'https://admin.corre.example' },
      { crossOrigin: true },
      { unverified: true },
    ] as const)
      expect(said(await client.post('/login/passkey', await signWith(client, device, wrong)))).toEqual([
        400,
        'PASSKEY_RECUSADA',
      ]);
    const stranger = await signWith(client, new Authenticator(SITE_URL));
    expect(said(await client.post('/login/passkey', stranger))).toEqual([400, 'PASSKEY_RECUSADA']);
    const own = await signWith(client, device);
    const mixed = {
      ...own,
      credencial: { ...own.credencial, id: stranger.credencial.id, rawId: stranger.credencial.id },
    };
    expect(said(await client.post('/login/passkey', mixed))).toEqual([400, 'PASSKEY_RECUSADA']);
    await rows(
      api.orm.em.fork(),
      sql`update funcionario set ativo = false, encerrado_em = agora() where id = ${admin.id}`,
    );
    expect(said(await client.post('/login/passkey', await signWith(client, device)))).toEqual([
      400,
      'PASSKEY_RECUSADA',
    ]);
    expect(await audited('passkey_recusada', admin.id)).toBeGreaterThan(0);
  });

  it('a counter that does not grow is refused, audited and told; a device that does not count is no copy', async () => {
    const admin = await api.novo.funcionario('admin');
    const device = new Authenticator(SITE_URL);
    await enrolPasskey(admin.cliente, device);
    const client = api.anonymous();
    expect((await client.post('/login/passkey', await signWith(client, device))).status).toBe(200);
    const copy = api.anonymous();
    const used = await signWith(copy, device, { counter: device.counter });
    expect(said(await copy.post('/login/passkey', used))).toEqual([403, 'PASSKEY_COPIADA']);
    expect(await audited('passkey_copiada', admin.id)).toBe(1);
    const notices = (await admin.cliente.get<AvisoDeAcesso[]>('/sessoes/avisos')).body;
    expect(notices.map(({ tipo }) => tipo)).toEqual(['aparelho_novo', 'passkey_copiada']);
    const silent = new Authenticator(SITE_URL, { counts: false });
    await enrolPasskey(admin.cliente, silent);
    for (let use = 0; use < 2; use += 1)
      expect((await client.post('/login/passkey', await signWith(api.anonymous(), silent))).status).toBe(200);
  });

  it('is named, listed and removed by its account only, and registered once', async () => {
    const [admin, other] = [await api.novo.funcionario('admin'), await api.novo.funcionario('admin')];
    const device = new Authenticator(SITE_URL);
    const { body } = await enrolPasskey(admin.cliente, device);
    expect((await enrolPasskey(admin.cliente, device)).body.id).toBe(body.id);
    expect(said((await enrolPasskey(other.cliente, device)) as Answer<never>)).toEqual([409, 'PASSKEY_JA_CADASTRADA']);
    const begun = await admin.cliente.post<BegunRegistration & { opcoes: { excludeCredentials: unknown[] } }>(
      '/fatores/passkeys/desafio',
      {},
    );
    expect(begun.body.opcoes.excludeCredentials).toHaveLength(1);
    expect(said(await other.cliente.put(`/fatores/passkeys/${body.id}`, { nome: 'Minha' }))[0]).toBe(404);
    expect(said(await other.cliente.delete(`/fatores/passkeys/${body.id}`))[0]).toBe(404);
    expect((await admin.cliente.put(`/fatores/passkeys/${body.id}`, { nome: 'Chave azul' })).status).toBe(200);
    expect((await admin.cliente.get<MeusFatores>('/fatores')).body.passkeys).toMatchObject([{ nome: 'Chave azul' }]);
    expect((await admin.cliente.delete(`/fatores/passkeys/${body.id}`)).status).toBe(200);
    expect((await signIn(admin)).status).toBe(200);
    const client = api.anonymous();
    expect(said(await client.post('/login/passkey', await signWith(client, device)))).toEqual([
      400,
      'PASSKEY_RECUSADA',
    ]);
  });

  it('a staff account with a passkey never enters by its password; a shop and a courier still do', async () => {
    const [suporte, loja, courier] = [
      await api.novo.funcionario('suporte'),
      await api.novo.comercio(),
      await api.novo.entregador({ usuario: 'com.passkey' }),
    ];
    for (const { cliente } of [suporte, loja, courier]) await enrolPasskey(cliente, new Authenticator(SITE_URL));
    const refused = await signIn(suporte);
    expect([...said(refused), refused.body.fatores]).toEqual([401, 'SEGUNDO_FATOR_NECESSARIO', ['passkey']]);
    expect((await api.anonymous().post('/login/comercio', { usuario: loja.nome, senha: TEST_PASSWORD })).status).toBe(
      200,
    );
    expect((await api.anonymous().post('/login', { usuario: 'com.passkey', senha: TEST_PASSWORD })).status).toBe(200);
  });
});

// [segundo-fator] [passkeys]
describe('a passkey as the second step after a password', () => {
  /** Answers a refused login with a device. */
  const answer = (
    { body: { desafio, opcoes } }: Answer<Begun>,
    device: Authenticator,
    deviation: Parameters<Authenticator['get']>[1] = {},
    client = api.anonymous(),
  ) => {
    if (!opcoes) throw new Error('no options');
    return client.post<SessaoAtual & Recusa>('/login/segundo-fator', {
      desafio,
      credencial: device.get(opcoes, deviation),
    });
  };

  it('opens the session of that account, with a passkey of that account alone', async () => {
    const [admin, other] = [await api.novo.funcionario('admin'), await api.novo.funcionario('admin')];
    const [device, foreign] = [new Authenticator(SITE_URL), new Authenticator(SITE_URL)];
    await enrolPasskey(admin.cliente, device);
    await enrolPasskey(other.cliente, foreign);
    const begun = await signIn(admin);
    expect(begun.body.fatores).toEqual(['passkey']);
    expect(begun.body.opcoes).toMatchObject({ rpId: 'corre.example', userVerification: 'required' });
    expect(begun.body.opcoes?.allowCredentials).toHaveLength(1);
    // A valid signature of another account opens neither account.
    expect(said(await answer(begun, foreign))).toEqual([400, 'PASSKEY_RECUSADA']);
    // The begun login is used up, also by a refusal.
    expect(said(await answer(begun, device))).toEqual([400, 'DESAFIO_TERMINADO']);
    const client = api.anonymous();
    const entered = await answer(await signIn(admin), device, {}, client);
    expect([entered.status, entered.body.user_id]).toEqual([200, admin.id]);
    expect(await methodOf(client)).toBe('passkey');
  });

  it('of two answers to one begun login one wins; a signature for another challenge, site or person is refused', async () => {
    const suporte = await api.novo.funcionario('suporte');
    const device = new Authenticator(SITE_URL);
    await enrolPasskey(suporte.cliente, device);
    const begun = await signIn(suporte);
    const both = await Promise.all([answer(begun, device), answer(begun, device)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const wrong of [{ origin: 'https://fora.example' }, { crossOrigin: true }, { unverified: true }] as const)
      expect(said(await answer(await signIn(suporte), device, wrong))).toEqual([400, 'PASSKEY_RECUSADA']);
    const { credencial } = await signWith(api.anonymous(), device);
    const { desafio } = (await signIn(suporte)).body;
    expect(said(await api.anonymous().post('/login/segundo-fator', { desafio, credencial }))).toEqual([
      400,
      'PASSKEY_RECUSADA',
    ]);
    // A begun login by password is none by passkey, and the other way round.
    const again = (await signIn(suporte)).body;
    expect(said(await api.anonymous().post('/login/passkey', { desafio: again.desafio, credencial }))).toEqual([
      400,
      'DESAFIO_TERMINADO',
    ]);
  });

  it('takes either a code or a passkey, and a code still works for who has both', async () => {
    const admin = await api.novo.funcionario('admin');
    const { codigos } = await enrolCodes(admin.cliente, await now());
    const device = new Authenticator(SITE_URL);
    await enrolPasskey(admin.cliente, device);
    const begun = await signIn(admin);
    expect(begun.body.fatores).toEqual(['codigo', 'passkey']);
    const { desafio } = begun.body;
    const send = (more: object) => api.anonymous().post<Recusa>('/login/segundo-fator', { desafio, ...more });
    expect(said(await send({}))).toEqual([400, 'DADOS_INVALIDOS']);
    const { credencial } = await signWith(api.anonymous(), device);
    expect(said(await send({ codigo: codigos[0], credencial }))).toEqual([400, 'DADOS_INVALIDOS']);
    expect((await send({ codigo: codigos[0] })).status).toBe(200);
  });
});

// [aviso-de-acesso]
it('a login from a new browser is told to the account’s other sessions, until each says that it was read', async () => {
  const admin = await api.novo.funcionario('admin');
  const home = api.anonymous();
  await signIn(admin, home);
  const told = (await admin.cliente.get<AvisoDeAcesso[]>('/sessoes/avisos')).body;
  expect(told).toEqual([
    {
      id: expect.any(Number),
      tipo: 'aparelho_novo',
      aparelho: 'Aparelho desconhecido',
      metodo: 'senha',
      quando: expect.any(String),
    },
  ]);
  expect((await home.get('/sessoes/avisos')).body).toEqual([]);
  await admin.cliente.post('/sessoes/avisos/ciente', { aviso_id: told[0]?.id });
  expect((await admin.cliente.get('/sessoes/avisos')).body).toEqual([]);
  await home.post('/logout', {});
  // The browser is known now.
  await signIn(admin, home);
  expect((await admin.cliente.get('/sessoes/avisos')).body).toEqual([]);
});

// [aviso-de-acesso]
it('a notice of the next release is left out by a process that does not know its type, and the others are read', async () => {
  const admin = await api.novo.funcionario('admin');
  await signIn(admin, api.anonymous());
  const em = api.orm.em.fork();
  // What an `expand` migration of the next release does, before this process ends.
  await em.execute(`alter table aviso_de_acesso drop constraint aviso_de_acesso_tipo_check`);
  await em.execute(`insert into aviso_de_acesso (funcionario_id, tipo, aparelho) values (?, 'ainda_sem_nome', 'x')`, [
    admin.id,
  ]);
  const { status, body } = await admin.cliente.get<AvisoDeAcesso[]>('/sessoes/avisos');
  expect([status, body.map(({ tipo }) => tipo)]).toEqual([200, ['aparelho_novo']]);
});
