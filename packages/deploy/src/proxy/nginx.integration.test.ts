import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECURITY_HEADERS } from '@corre/api/transport/web/protection.ts';
import { startProcess, type TestProcess } from '@corre/testing/harness/process.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Asking, ask } from '../testing/ask.ts';
import { debianProgram } from '../testing/debian-package.ts';
import { type MadeRelease, makeReleases } from '../testing/made-releases.ts';
import { type RunningNginx, startNginx } from '../testing/start-nginx.ts';

const program = await debianProgram('nginx');

describe.skipIf(program === null)('nginx in front of two API processes', () => {
  let api: TestApi;
  let processes: TestProcess[];
  let nginx: RunningNginx;
  let apps: string;
  let releases: Map<string, MadeRelease>;
  const get = (where: string, asking?: Asking): Promise<Answer> => ask(`${nginx.origin}${where}`, asking);

  beforeAll(async () => {
    apps = await mkdtemp(path.join(tmpdir(), 'corre-apps-'));
    [api, releases] = await Promise.all([startApi(), makeReleases(apps)]);
    const { CHAVE_DADOS = '' } = api.config;
    const own = { DATABASE_URL: api.url, CHAVE_DADOS, TRUST_PROXY: '1', ADMIN_PASSWORD: 'senha-do-admin' };
    processes = await Promise.all([startProcess(own), startProcess(own)]);
    nginx = await startNginx(program ?? '', { api: processes.map(({ base }) => new URL(base).host), apps });
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(processes?.map((one) => one.matar()) ?? []);
    await api?.fechar();
    await rm(apps, { recursive: true, force: true });
  });

  test.each([...SECURITY_HEADERS.keys()])('a page carries the header %s of the API', async (header) => {
    const [page, answer] = await Promise.all([get('/'), get('/api/public/configuracao')]);
    expect(answer.headers[header.toLowerCase()]).toBeDefined();
    expect(page.headers[header.toLowerCase()]).toBe(answer.headers[header.toLowerCase()]);
  });

  test('a page is its release, and the script that it names is there', async () => {
    const page = await get('/dashboard');
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    const { script = '' } = releases.get('courier') ?? {};
    expect(page.text).toContain(script);
    expect((await get(script)).status).toBe(200);
  });
});
