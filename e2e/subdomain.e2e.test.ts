import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { builtApps } from '@corre/deploy/testing/built-apps.ts';
import { debianProgram } from '@corre/deploy/testing/debian-package.ts';
import { type RunningNginx, startNginx } from '@corre/deploy/testing/start-nginx.ts';
import { createBuilders, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const program = await debianProgram('nginx');
/** Chromium resolves every name below localhost to this machine. */
const HOST = 'corre.localhost';
const CHAVE_DADOS = '0'.repeat(64);
const USER = 'ana.souza';

describe.skipIf(program === null)('each panel on a host of its own, behind nginx', () => {
  let product: Product;
  let browser: Browser;
  let nginx: RunningNginx;
  let orm: Orm;
  let apps: string;
  const site = () => `https://${HOST}:${nginx.settings.https}`;
  const courier = () => `https://entregador.${HOST}:${nginx.settings.https}`;

  beforeAll(async () => {
    apps = await mkdtemp(path.join(tmpdir(), 'corre-apps-'));
    const env = { TRUST_PROXY: '1', COOKIE_DOMINIO: HOST, CHAVE_DADOS };
    [product, browser] = await Promise.all([
      startProduct({ env }),
      launchBrowser(),
      builtApps(apps, ['landing', 'courier']),
    ]);
    orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
    await createBuilders(orm, createVault(CHAVE_DADOS), product.baseUrl).entregador({ usuario: USER });
    nginx = await startNginx(program ?? '', {
      mode: 'subdomain',
      host: HOST,
      api: [new URL(product.baseUrl).host],
      apps,
    });
  });
  afterAll(async () => {
    await closeContexts(browser);
    await nginx?.stop();
    await orm?.close();
    await product?.stop();
    if (apps) await rm(apps, { recursive: true, force: true });
  });

  const visitor = () => browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  const stored = (page: Page) => page.evaluate<Record<string, string>>('({ ...localStorage })');

  /** Signs in on the public site. Ends on the courier's own host. */
  async function signIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${site()}/login`);
    await page.getByLabel('Usuário').fill(USER);
    await page.getByLabel('Senha', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL(`${courier()}/dashboard`);
    await page.getByRole('main').waitFor();
    return page;
  }

  test("the login of the public site leads to the courier's host, signed in, and the panel fills itself from the server", async () => {
    const page = await signIn(await visitor());
    expect(await stored(page)).toMatchObject({ user_type: 'entregador' });
    await page.goto(`${site()}/`);
    expect(await stored(page)).not.toHaveProperty('user_type');
  });

  test("the bare name of the courier's host opens the panel", async () => {
    const page = await signIn(await visitor());
    await page.goto(courier());
    await page.waitForURL(`${courier()}/dashboard`);
    await page.getByRole('main').waitFor();
  });

  // [sair]
  test("'Sair' ends the session on every host and leads to the public site", async () => {
    const context = await visitor();
    const page = await signIn(context);
    await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).first().click();
    await page.waitForURL(`${site()}/`);
    await page.goto(`${courier()}/dashboard`);
    await page.waitForURL(`${site()}/login`);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Secure-corre_sessao');
  });
});
