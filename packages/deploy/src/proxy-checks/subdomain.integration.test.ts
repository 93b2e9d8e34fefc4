import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PANELS } from '@corre/contract/panels.ts';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asking, ask } from '../testing/ask.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { makeReleases } from '../testing/made-panels.ts';
import { startNginx } from '../testing/start-nginx.ts';
import type { RunningProxy } from './check.ts';

const nginx = await debianProgram('nginx');
const HOST = 'corre.localhost';
const panels = PANELS.filter(({ host }) => host !== null);

let api: TestApi;
let apps: string;

beforeAll(async () => {
  if (nginx === null) return;
  apps = await mkdtemp(path.join(tmpdir(), 'corre-apps-'));
  const made = makeReleases(apps);
  api = await startApi({ TRUST_PROXY: '1', COOKIE_DOMINIO: HOST });
  await Promise.all([made, api.novo.entregador({ usuario: 'ana.souza' })]);
});
afterAll(async () => {
  await api?.close();
  if (apps) await rm(apps, { recursive: true, force: true });
});

describe.skipIf(nginx === null)('nginx with a host for each panel', () => {
  let proxy: RunningProxy;
  const on = (label: string | null) => `https://${label === null ? HOST : `${label}.${HOST}`}:${proxy.settings.https}`;
  const get = (label: string | null, where: string, asking?: Asking) => ask(on(label) + where, asking);
  const leadsTo = async (label: string | null, where: string, headers = {}) => {
    const { status, headers: said } = await get(label, where, { headers });
    return status === 302 ? said.location : status;
  };

  beforeAll(async () => {
    proxy = await startNginx(nginx ?? '', { mode: 'subdomain', host: HOST, api: [new URL(api.base).host], apps });
  });
  afterAll(() => proxy?.stop());

  test.each(panels)(
    '$name has its page on $host, and $path of the public site leads there',
    async ({ name, host, path: where }) => {
      expect((await get(host, where)).text).toContain(`<title>${name}</title>`);
      expect((await get(host, `${where}/historico`)).text).toContain(`<title>${name}</title>`);
      expect(await leadsTo(null, `${where}/historico?x=%2F`)).toBe(`${on(host)}${where}/historico?x=%2F`);
    },
  );

  test.each(panels)('the bare name $host leads to its panel', async ({ host, path: where }) => {
    expect(await leadsTo(host, '/')).toBe(on(host) + where);
    expect(await leadsTo(host, '/', { 'sec-fetch-site': 'none' })).toBe(on(host) + where);
  });

  test("a panel that sends somebody to / ('Sair') leads out to the public site", async () => {
    expect(await leadsTo('entregador', '/', { 'sec-fetch-site': 'same-origin' })).toBe(`${on(null)}/`);
  });

  test('every other path of a panel’s host is the public site’s, or another panel’s', async () => {
    expect(await leadsTo('entregador', '/login?sessao=encerrada')).toBe(`${on(null)}/login?sessao=encerrada`);
    expect(await leadsTo('entregador', '/comercio')).toBe(`${on('comercio')}/comercio`);
    expect((await get(null, '/login')).text).toContain('<title>landing</title>');
  });

  test('the way to a panel leaves nothing in the public site’s storage, and no other way clears anything', async () => {
    expect((await get(null, '/dashboard')).headers['clear-site-data']).toBe('"storage"');
    // The login prefetches the person's panel while they type. This is no navigation and must not clear the storage.
    const onlyAsked = { headers: { 'sec-fetch-dest': 'empty' } };
    expect((await get(null, '/dashboard', onlyAsked)).headers['clear-site-data']).toBeUndefined();
    expect((await get('entregador', '/login')).headers['clear-site-data']).toBeUndefined();
    expect((await get('entregador', '/dashboard')).headers['clear-site-data']).toBeUndefined();
  });

  test('who signs in on the public site is known on every host', async () => {
    const body = JSON.stringify({ usuario: 'ana.souza', senha: TEST_PASSWORD, user_type: 'entregador' });
    const headers = { 'content-type': 'application/json', origin: on(null) };
    const answer = await get(null, '/api/login', { method: 'POST', headers, body });
    const [pair = ''] = answer.headers['set-cookie']?.[0]?.split(';') ?? [];
    expect(pair).toMatch(/^__Secure-corre_sessao=/);
    for (const { host } of panels)
      expect((await get(host, '/api/sessao', { headers: { cookie: pair } })).status).toBe(200);
  });

  test.each([
    ['its own host', 'entregador', {}, 200],
    ['the public site', null, {}, 403],
    ['a sibling', 'comercio', {}, 403],
    ['its own host, as browsers say it', 'comercio', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a sibling, as browsers say it', 'entregador', { 'sec-fetch-site': 'same-site' }, 403],
  ])('a change on the courier’s host that %s asks for: %s', async (_who, from, site, status) => {
    const headers = { origin: on(from), ...site };
    expect((await get('entregador', '/api/logout', { method: 'POST', headers })).status).toBe(status);
  });

  test.each(panels)('plain http to $host leads to https on the same host', async ({ host }) => {
    const { https, http } = proxy.settings;
    const { headers } = await ask(`http://${host}.${HOST}:${http}/x`);
    expect(headers.location).toBe(`https://${host}.${HOST}:${https}/x`);
  });
});
