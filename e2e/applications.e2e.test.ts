import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

// An application of many shops, from its creation to the end of a shop's consent.

const SHOP = 'Cantina da Praça';
const NAME = 'PDV de muitas lojas';

let product: Product;
let browser: Browser;
let orm: Orm;
let admin: Page;
let application: PointOfSale;

/** Opens a panel, signed in. */
async function open(path: string, usuario: string, options: BrowserContextOptions, login = '/api/login') {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}${login}`, { data })).ok()).toBe(true);
  const opened = await context.newPage();
  await opened.goto(`${product.baseUrl}${path}`);
  return opened;
}

beforeAll(async () => {
  product = await startProduct({ env: { OD_REDE_LOCAL: 'true' } });
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  await novo.comercio(SHOP);
  const { nome } = await novo.funcionario('admin');
  admin = await open('/admin/integracoes', nome, desktop);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

const shown = async (page: Page, label: string): Promise<string> => {
  const line = page.getByRole('dialog').locator('dt', { hasText: label });
  return (await line.locator('xpath=following-sibling::dd[1]/code').textContent()) ?? '';
};
const merchants = async () => {
  const headers = { authorization: `Bearer ${await application.token()}` };
  return (await application.send<{ merchants: { name: string }[] }>('/od/v2/merchants', { headers })).body.merchants;
};

test('the administrator creates it and sees its secret once', async () => {
  await admin.getByRole('button', { name: 'Novo aplicativo' }).click();
  const form = admin.getByRole('dialog', { name: 'Novo aplicativo' });
  await form.getByRole('button', { name: 'Criar aplicativo' }).click();
  await form.getByText('Dê um nome à integração').waitFor();
  expect(await axe(admin)).toEqual([]);
  await form.getByLabel('Nome').fill(NAME);
  await form.getByLabel('Endereço dos avisos').fill('http://127.0.0.1:9/eventos');
  await form.getByRole('button', { name: 'Criar aplicativo' }).click();
  await admin.getByRole('dialog', { name: `${NAME} está criado` }).waitFor();
  const client_id = await shown(admin, 'client_id');
  const secret = await shown(admin, 'Segredo');
  application = new PointOfSale(product.baseUrl, { id: 1, client_id, secret });
  expect(await axe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Já copiei o segredo' }).click();
  await admin.getByText('Nenhuma loja autorizou ainda').waitFor();
  expect(await admin.content()).not.toContain(secret);
  expect(await axe(admin)).toEqual([]);
  expect(await merchants()).toEqual([]);
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('a shop that it sends to its panel authorises it and takes that back, on a %s', async (_, screen) => {
  const start = `/od/oauth/authorize?response_type=code&client_id=${application.client_id}`;
  const page = await open(start, SHOP, screen, '/api/login/comercio');
  const dialog = page.getByRole('dialog', { name: 'Autorizar um aplicativo' });
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toContain(NAME);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Autorizar' }).click();
  await page.getByRole('dialog', { name: `Código para ${NAME}` }).waitFor();
  expect(await axe(page)).toEqual([]);
  const code = await shown(page, 'Código');
  expect((await application.askToken({ grant_type: 'authorization_code', code })).status).toBe(200);
  expect(await merchants()).toMatchObject([{ name: SHOP }]);
  await page.getByRole('button', { name: 'Já passei o código' }).click();
  // A reload asks nothing again, and the list has the authorisation.
  await page.reload();
  await page.getByRole('button', { name: `Abrir ${NAME}` }).click();
  await page.getByText('A loja autorizou este aplicativo').waitFor();
  expect(await page.getByRole('button', { name: 'Trocar segredo' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /^Remover$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover integração' }).click();
  await page.getByRole('button', { name: `Abrir ${NAME}` }).waitFor({ state: 'detached' });
  await expect.poll(merchants).toEqual([]);
  await page.context().close();
});
