import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfiguration } from '../proxy/nginx/configuration.ts';
import { exampleOf, type ProxySettings } from '../proxy/settings.ts';
import { ask } from '../testing/ask.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { startNginx } from '../testing/start-nginx.ts';

const nginx = await debianProgram('nginx');
const BALANCER = '127.0.0.7';
const STRANGER = '127.0.0.8';
/** One more than LOGIN_FALHAS_USUARIO of this process. */
const TOO_MANY = 4;

let api: TestApi;
let child: TestProcess;
const address = () => new URL(child.base).host;

beforeAll(async () => {
  if (nginx === null) return;
  api = await startApi();
  const { CHAVE_DADOS = '' } = api.config;
  await api.novo.entregador({ usuario: 'ana.souza' });
  child = await startProcess({ DATABASE_URL: api.url, CHAVE_DADOS, TRUST_PROXY: '1', LOGIN_FALHAS_USUARIO: '3' });
});
afterAll(async () => {
  await child?.kill();
  await api?.close();
});

describe.skipIf(nginx === null)('nginx behind a balancer', () => {
  let origin: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ origin, stop } = await startNginx(nginx ?? '', { trusted: [BALANCER], api: [address()] }));
  });
  afterAll(() => stop?.());

  const login = (from: string, claims: Record<string, string>, usuario = 'ana.souza', senha = TEST_PASSWORD) =>
    ask(`${origin}/api/login`, {
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', ...claims },
      body: JSON.stringify({ usuario, senha, user_type: 'entregador' }),
    });
  const cookie = async (from: string, claims: Record<string, string>) =>
    String((await login(from, claims)).headers['set-cookie']);

  test('the balancer says whether the client came by https: the session is for https alone', async () => {
    expect(await cookie(BALANCER, { 'x-forwarded-proto': 'https' })).toMatch(/__Host-corre_sessao=.*; Secure/);
    expect(await cookie(BALANCER, { 'x-forwarded-proto': 'http' })).not.toMatch(/Secure/);
  });

  test('nobody else is believed', async () => {
    expect(await cookie(STRANGER, { 'x-forwarded-proto': 'http' })).toMatch(/__Host-corre_sessao=.*; Secure/);
  });

  test('the address that the balancer saw is the client’s, and the one that a stranger claims is not', async () => {
    const tries = async (from: string, usuario: string) => {
      let last = 0;
      for (let i = 0; i < TOO_MANY; i += 1)
        last = (await login(from, { 'x-forwarded-for': `198.51.100.${i}` }, usuario, 'errada')).status;
      return last;
    };
    expect(await tries(BALANCER, 'quem.vem.de.longe')).toBe(401);
    expect(await tries(STRANGER, 'quem.finge')).toBe(429);
  });
});

test.skipIf(nginx === null)('the files of two cities stand beside each other in one nginx', async () => {
  const cities = (settings: ProxySettings) =>
    ['corre', 'londrina']
      .map((instance) =>
        nginxConfiguration({ ...settings, ...exampleFor(instance, settings), host: `${instance}.localhost` }),
      )
      .join('\n');
  const exampleFor = (instance: string, { certificate, key }: ProxySettings) => ({
    ...exampleOf(instance),
    listen: ['127.0.0.1'],
    https,
    http,
    certificate,
    key,
    api: [instance === 'corre' ? address() : '127.0.0.1:9'],
  });
  let [https, http] = [0, 0];
  const { settings, stop } = await startNginx(nginx ?? '', {}, (own) => {
    [https, http] = [own.https, own.http];
    return cities(own);
  });
  try {
    const asked = (instance: string) => ask(`https://${instance}.localhost:${settings.https}/healthz`);
    expect((await asked('corre')).status).toBe(200);
    expect((await asked('londrina')).status).toBe(502);
  } finally {
    await stop();
  }
});
