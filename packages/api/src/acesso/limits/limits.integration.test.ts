import { addressOf } from '@corre/db/lines/address.ts';
import { createTestDatabase, type TestDatabase } from '@corre/db/test-database.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi } from '@corre/testing/harness/test-api.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../base/config.ts';
import type { Limits } from '../../base/ports.ts';
import { createLimits } from './limits.ts';

let banco: TestDatabase;
let um: Limits;
let outro: Limits;
let cliente: pg.Client;
beforeAll(async () => {
  banco = await createTestDatabase();
  const config = readConfig({ LOGIN_FALHAS_IP_DIA: '25', BUSCAS_POR_MINUTO: '3' });
  um = await createLimits(banco.url, config);
  outro = await createLimits(banco.url, config);
  cliente = new pg.Client(addressOf(banco.url));
  await cliente.connect();
});
afterAll(async () => {
  await Promise.all([um.close(), outro.close(), cliente.end()]);
  await banco.drop();
});

const MUITAS = {
  codigo: 'TENTATIVAS_DEMAIS',
  http: 429,
  detail: expect.stringMatching(/^Muitas tentativas\. Tente de novo em \d+ min\.$/),
};
const tentativa = (usuario: string, ip = '10.0.0.1', user_type = 'entregador') => ({
  user_type,
  usuario,
  ip,
  navegador: null,
});

/** Returns all stored counts, by key. */
const limites = async () => {
  const { rows } = await cliente.query('select key, points from limite order by key');
  return rows;
};

test('ten failures of one user from one address block both processes, and no other user', async () => {
  for (let i = 0; i < 10; i += 1) await (i % 2 ? um : outro).beforeLogin(tentativa('joao'));
  await expect(um.beforeLogin(tentativa('joao'))).rejects.toMatchObject(MUITAS);
  await expect(outro.beforeLogin(tentativa('JOAO'))).rejects.toMatchObject(MUITAS);
  await um.beforeLogin(tentativa('maria'));
  await um.beforeLogin(tentativa('joao', '10.0.0.2'));
});

test('another type of access is no way around the limit', async () => {
  for (let i = 0; i < 10; i += 1) await um.beforeLogin(tentativa('ana', '10.0.1.1'));
  await expect(um.beforeLogin(tentativa('ana', '10.0.1.1', 'suporte'))).rejects.toMatchObject(MUITAS);
});

test('guesses sent at the same time cannot slip through', async () => {
  const palpites = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? um : outro).beforeLogin(tentativa('bia', '10.0.2.1'))),
  );
  expect(palpites.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('the right password forgets the failures', async () => {
  for (let i = 0; i < 9; i += 1) await um.beforeLogin(tentativa('lucas', '10.0.3.1'));
  await um.beforeLogin(tentativa('lucas', '10.0.3.1'));
  await um.afterLogin(tentativa('lucas', '10.0.3.1'));
  for (let i = 0; i < 10; i += 1) await outro.beforeLogin(tentativa('lucas', '10.0.3.1'));
});

/** The wait that a refusal names, in seconds. */
const esperaDe = (tentar: Promise<void>): Promise<number> =>
  tentar.then(
    () => 0,
    ({ espera }: { espera?: number }) => espera ?? Number.POSITIVE_INFINITY,
  );

test('an address that tries many users only waits, at most 15 minutes a try', async () => {
  const ip = '10.0.4.1';
  for (let i = 0; i < 50; i += 1) await (i % 2 ? um : outro).beforeLogin(tentativa(`usuario${i}`, ip));
  const espera = await esperaDe(outro.beforeLogin(tentativa('mais-um', ip)));
  expect(espera).toBeGreaterThan(0);
  expect(espera).toBeLessThanOrEqual(900);
  // One that failed today has a turn of its own, and the next one after it.
  await um.beforeLogin(tentativa('usuario0', ip));
  const depois = await esperaDe(outro.beforeLogin(tentativa('usuario1', ip)));
  expect(depois).toBeGreaterThan(0);
  expect(depois).toBeLessThanOrEqual(900);
  await um.beforeLogin(tentativa('de-outro-lugar', '10.0.4.2'));
});

test('the wrong guesses of one person shut nobody else out behind the same address', async () => {
  const ip = '10.0.4.3';
  const alvos = ['joana', 'marta', 'pedro', 'rui'];
  for (const alvo of alvos)
    for (let i = 0; i < 10; i += 1) await um.beforeLogin(tentativa(alvo, ip)).catch(() => undefined);
  // The guesser waits, also with a name that is known by now.
  expect(await esperaDe(outro.beforeLogin(tentativa('joana', ip)))).toBeGreaterThan(0);
  for (let i = 0; i < 20; i += 1) {
    await outro.beforeLogin(tentativa(`vizinha${i}`, ip));
    await outro.afterLogin(tentativa(`vizinha${i}`, ip));
  }
  // Whoever gets in takes nothing from the others: still 25 new ones may try.
  for (let i = 0; i < 20; i += 1) await um.beforeLogin(tentativa(`outra${i}`, ip));
});

test('tries at the same time share the turns of an address', async () => {
  const ip = '10.0.4.4';
  const palpites = await Promise.allSettled(
    Array.from({ length: 80 }, (_, i) => (i % 2 ? um : outro).beforeLogin(tentativa(`ao-mesmo-tempo${i}`, ip))),
  );
  expect(palpites.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(50);
});

test('searches are limited per account', async () => {
  for (let i = 0; i < 3; i += 1) await um.buscar('comercio:1');
  await expect(outro.buscar('comercio:1')).rejects.toMatchObject(MUITAS);
  await outro.buscar('comercio:2');
});

test('over HTTP, the eleventh attempt is a 429, even with the right password', async () => {
  const api = await startApi();
  await api.novo.entregador({ usuario: 'teimoso' });
  const cliente = api.anonymous();
  for (let i = 0; i < 10; i += 1) {
    expect((await cliente.post('/login', { usuario: 'teimoso', senha: `palpite${i}` })).status).toBe(401);
  }
  const certa = await cliente.post('/login', { usuario: 'teimoso', senha: TEST_PASSWORD });
  expect([certa.status, certa.body.detail]).toEqual([429, MUITAS.detail]);
  await api.close();
});

test('an address that the client claims is not believed without a proxy, and is behind a trusted one', async () => {
  const tentar = async (ambiente: Record<string, string>) => {
    const api = await startApi({ LOGIN_FALHAS_USUARIO: '3', ...ambiente });
    const status: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const cabecalhos = { 'x-forwarded-for': `203.0.113.${i}`, 'x-forwarded-proto': 'https' };
      const resposta = await api.anonymous().post('/login', { usuario: 'ninguem', senha: 'x' }, cabecalhos);
      status.push(resposta.status);
    }
    await api.close();
    return status;
  };
  expect(await tentar({})).toEqual([401, 401, 401, 429, 429]);
  expect(await tentar({ TRUST_PROXY: '1' })).toEqual([401, 401, 401, 401, 401]);
});

test('behind a proxy that serves https the cookie is bound to the host and to https', async () => {
  const api = await startApi({ TRUST_PROXY: '1' });
  await api.novo.entregador({ usuario: 'segura' });
  const corpo = { usuario: 'segura', senha: TEST_PASSWORD };
  const { headers } = await api.anonymous().post('/login', corpo, { 'x-forwarded-proto': 'https' });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-corre_sessao=[\w-]{43}; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toMatch(/Domain/i);
  await api.close();
});

test('hosts of one domain share it where the operator says so, and a cookie of one host is then nobody’s', async () => {
  const api = await startApi({ TRUST_PROXY: '1', COOKIE_DOMINIO: 'corre.example' });
  await api.novo.entregador({ usuario: 'vizinha' });
  const corpo = { usuario: 'vizinha', senha: TEST_PASSWORD };
  const https = { 'x-forwarded-proto': 'https' };
  const { headers } = await api.anonymous().post('/login', corpo, https);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Secure-corre_sessao=[\w-]{43}; .*Domain=corre\.example; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  const [pair = ''] = cookie.split(';');
  const known = await api.anonymous().get('/sessao', { ...https, cookie: pair });
  const ofOneHost = await api.anonymous().get('/sessao', { ...https, cookie: pair.replace('__Secure-', '__Host-') });
  expect([known.status, ofOneHost.status]).toEqual([200, 401]);
  const left = await api.anonymous().post('/logout', undefined, { ...https, cookie: pair });
  expect(left.headers.getSetCookie()[0]).toMatch(
    /^__Secure-corre_sessao=; Domain=corre\.example; Path=\/; Expires=Thu, 01 Jan 1970/,
  );
  await api.close();
});

test('an address that is refused leaves no row behind, whatever names it tries', async () => {
  const ip = '10.0.9.1';
  for (let i = 0; i < 50; i += 1) await um.beforeLogin(tentativa(`alguem${i}`, ip));
  const antes = await limites();
  for (let i = 0; i < 20; i += 1)
    await expect((i % 2 ? um : outro).beforeLogin(tentativa(`outro${i}`, ip))).rejects.toMatchObject(MUITAS);
  expect(await limites()).toEqual(antes);
});

test('a user who is refused at an address changes no row, and takes nothing from the address', async () => {
  const ip = '10.0.9.2';
  for (let i = 0; i < 10; i += 1) await um.beforeLogin(tentativa('rita', ip));
  const antes = await limites();
  for (let i = 0; i < 20; i += 1) await expect(um.beforeLogin(tentativa('rita', ip))).rejects.toMatchObject(MUITAS);
  expect(await limites()).toEqual(antes);
  await um.beforeLogin(tentativa('rosa', ip));
});
