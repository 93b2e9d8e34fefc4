import { randomUUID } from 'node:crypto';
import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline } from '@corre/testing/harness/shift.ts';
import { OrderingApp } from '@corre/testing/open-delivery/ordering-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Cantina do Lago';
const APP = 'App do bairro';

let product: Product;
let browser: Browser;
let orm: Orm;
let app: OrderingApp;
let courier: SignedIn;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { OD_REDE_LOCAL: 'true' } });
  browser = await launchBrowser();
  app = await new OrderingApp().start();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  await novo.comercio(SHOP);
  courier = await novo.entregador({ nome_completo: 'Dora Nogueira' });
  await ficarOnline(courier);
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const data = { usuario: SHOP, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}/api/login/comercio`, { data })).ok()).toBe(true);
  page = await context.newPage();
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await app?.close();
  await product?.stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

test('a shop connects an ordering app, and its order is told from the request to the door', async () => {
  await page.goto(`${product.baseUrl}/comercio/configuracoes/sistemas`);
  await button('Conectar um app de pedidos').click();
  const form = dialog('Conectar um app de pedidos');
  await form.getByRole('button', { name: 'Conectar' }).click();
  await form.getByText('Informe o client_id que o app deu').waitFor();
  await form.getByRole('textbox', { name: 'Nome' }).fill(APP);
  await form.getByLabel('Endereço da API').fill(app.base);
  await form.getByLabel('client_id').fill(app.client_id);
  await form.getByLabel('client_secret').fill(app.client_secret);
  await settled(page);
  expect(await axe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Conectar' }).click();
  await dialog('App conectado').getByText('deu o acesso').waitFor();
  await dialog('App conectado').getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByText(/^App de pedidos · /).waitFor();
  await settled(page);
  expect(await page.content()).not.toContain(app.client_secret);
  await button(`Abrir ${APP}`).click();
  await dialog(APP).getByText('Cada entrega de um pedido deste app').waitFor();
  await dialog(APP).getByRole('button', { name: 'Trocar credenciais' }).waitFor();
  expect(await axe(page)).toEqual([]);

  const orderId = app.order(randomUUID());
  await page.goto(`${product.baseUrl}/comercio/solicitar`);
  await page.getByRole('combobox', { name: 'Endereço' }).fill('Rua Joubert de Carvalho, 623');
  await page.getByLabel('Valor da entrega').pressSequentially('950');
  await button(/^Mais/).click();
  await page.getByLabel('Código do pedido no app').fill('96B4');
  await button(/^Solicitar entrega/).click();
  await page.getByText('tem 36 caracteres').waitFor();
  await page.getByLabel('Código do pedido no app').fill(orderId);
  await settled(page);
  expect(await axe(page)).toEqual([]);
  // On a slow machine the courier has been silent for too long by now.
  await ficarOnline(courier);
  await button(/^Solicitar entrega/).click();
  await page.getByText('solicitada(s) com sucesso').first().waitFor();
  const { id } = await orm.em
    .fork()
    .getKysely()
    .selectFrom('solicitacao')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await aceitar(courier, id);
  await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
  await app.until(() => app.state(orderId) === 'DELIVERED');
  expect(app.calls.filter(({ refusal }) => refusal !== undefined)).toEqual([]);
});
