import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { ProxySettings } from '../proxy/settings.ts';
import { ask } from '../testing/ask.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { makeReleases } from '../testing/made-panels.ts';
import { BROTLI_MODULE, startNginx } from '../testing/start-nginx.ts';
import { API_CHECKS } from './api.ts';
import { BANK_CHECKS } from './bank.ts';
import { CALLER_CHECKS } from './callers.ts';
import type { Check, RunningProxy, World } from './check.ts';
import { FAILURE_CHECKS } from './failures.ts';
import { HEADER_CHECKS } from './headers.ts';
import { OPEN_DELIVERY_CHECKS } from './open-delivery.ts';
import { PAGE_CHECKS } from './pages.ts';
import { TRACKING_CHECKS } from './tracking.ts';
import { TRANSPORT_CHECKS } from './transport.ts';

/** All checks of the proxy, (docs/proxy.md). */
const CHECKS: readonly Check[] = [
  ...PAGE_CHECKS,
  ...HEADER_CHECKS,
  ...API_CHECKS,
  ...CALLER_CHECKS,
  ...TRACKING_CHECKS,
  ...OPEN_DELIVERY_CHECKS,
  ...BANK_CHECKS,
  ...TRANSPORT_CHECKS,
  ...FAILURE_CHECKS,
];

const nginx = await debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
const SHOP = 'Bar & Grill 1/2 São João';

let api: TestApi;
let processes: TestProcess[] = [];
let apps: string;
let world: Omit<World, 'proxy' | 'get' | 'start'>;

beforeAll(async () => {
  if (nginx === null) return;
  apps = await mkdtemp(path.join(tmpdir(), 'corre-apps-'));
  const made = makeReleases(apps);
  api = await startApi();
  const { CHAVE_DADOS = '' } = api.config;
  const own = { DATABASE_URL: api.url, CHAVE_DADOS, TRUST_PROXY: '1', LOGIN_FALHAS_USUARIO: '3' };
  const [courier, shop] = await Promise.all([api.novo.entregador({ usuario: 'ana.souza' }), api.novo.comercio(SHOP)]);
  processes = await Promise.all([startProcess(own), startProcess(own)]);
  const onHttps = (cookie: string) => `__Host-${cookie}`;
  world = {
    direct: processes[0]?.base ?? '',
    apps,
    releases: await made,
    shop: SHOP,
    user: { usuario: 'ana.souza', senha: TEST_PASSWORD },
    cookies: { courier: onHttps(courier.cliente.cookie), shop: onHttps(shop.cliente.cookie) },
  };
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  await api?.close();
  if (apps) await rm(apps, { recursive: true, force: true });
});

describe.skipIf(nginx === null)('nginx in front of two API processes', () => {
  let proxy: RunningProxy;
  const inFront = (changes: Partial<ProxySettings>) =>
    startNginx(nginx ?? '', {
      brotli: existsSync(BROTLI_MODULE),
      apps,
      api: processes.map(({ base }) => new URL(base).host),
      ...changes,
    });
  beforeAll(async () => {
    proxy = await inFront({});
  });
  afterAll(() => proxy?.stop());
  for (const { name, run } of CHECKS) {
    test(name, () => {
      const get: World['get'] = (where, asking) => ask(/^https?:/.test(where) ? where : proxy.origin + where, asking);
      return run({ ...world, proxy, get, start: inFront });
    });
  }
});
