import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passPronto } from './courier-panel.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

/** The live stream is off. Screens then update later, and nothing else changes. */
const SHOP = 'Farmácia São João';
const PASSWORD = 'demo1234';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo', SSE: 'false' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

async function open(login: string, usuario: string, path: string, options: typeof desktop): Promise<Page> {
  const context = await browser.newContext(options);
  await context.request.post(`${product.baseUrl}/api${login}`, { data: { usuario, senha: PASSWORD } });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}${path}`);
  return page;
}

// [oferta-consulta] [loja-consulta]
test('polling alone brings the offer to the courier and their steps to the shop', async () => {
  const shop = await open('/login/comercio', SHOP, '/comercio/solicitar', desktop);
  const courier = await open('/login', 'maria', '/dashboard/', phone);
  await passPronto(courier);
  await courier.getByRole('switch', { name: 'Ficar online' }).click();
  await courier.getByRole('status').filter({ hasText: 'Você está ONLINE e DISPONÍVEL' }).waitFor();
  const rest = new Client(product.baseUrl);
  await rest.post('/login/comercio', { usuario: SHOP, senha: PASSWORD });
  const path = `/comercio/${encodeURIComponent(SHOP)}/solicitar-entrega`;
  expect((await rest.post(path, { endereco: 'Av. Laguna, 405', valor_estimado: 8.5 })).status).toBe(200);
  await courier.getByRole('dialog', { name: 'Nova entrega' }).waitFor();
  await courier.getByRole('button', { name: 'Aceitar' }).click();
  const card = shop.locator('[data-solicitacao]', { hasText: 'Av. Laguna, 405' });
  await card.getByText('Aceita', { exact: true }).waitFor();
  await courier.getByRole('button', { name: 'Confirmar: Estou no Comércio' }).click();
  await card.getByText('Retirando', { exact: true }).waitFor();
});
