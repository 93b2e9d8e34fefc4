import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, startProduct } from './harness.ts';
import { settled } from './settled.ts';
import { line, password, shopPanelOf } from './shop-panel.ts';
import { shop, supportPanel } from './support-panel.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await product?.stop();
});

const openShop = shopPanelOf(() => ({ product, browser }), shop);
const support = supportPanel(() => ({ product, browser }));
const { request, courier } = support;
const placeOf = async (row: Locator) => {
  const box = await row.boundingBox();
  return box && [Math.round(box.x), Math.round(box.y)];
};

test("the shop's lines hold still under the mouse while others end and come", async () => {
  const first = await request('Rua Parada, 1');
  await request('Rua Parada, 2');
  const { page } = await openShop('solicitar');
  const ended = line(page, 'Rua Parada, 1');
  const below = line(page, 'Rua Parada, 2');
  await below.waitFor();
  await below.hover();
  await settled(page);
  const places = [await placeOf(ended), await placeOf(below)];
  const cliente = new Client(product.baseUrl);
  await cliente.post('/login/comercio', { usuario: shop, senha: password });
  expect((await cliente.put(`/comercio/solicitacao/${first}/cancelar`)).status).toBe(200);
  await ended.getByText('Cancelada').waitFor();
  await request('Rua Parada, 3');
  await page.getByRole('button', { name: '1 nova' }).waitFor();
  expect([await placeOf(ended), await placeOf(below)]).toEqual(places);
  expect(await page.locator('[data-solicitacao]', { hasText: 'Rua Parada, 1' }).count()).toBe(1);
  await page.mouse.move(1, 1);
  await line(page, 'Rua Parada, 3').waitFor();
  await page.getByRole('region', { name: 'Encerradas' }).getByText('Rua Parada, 1', { exact: true }).waitFor();
});

test("support's couriers hold still under the mouse while one leaves and one comes", async () => {
  const [joao, bia, pedro] = [await courier('joao'), await courier('bia'), await courier('pedro')];
  const online = ({ cliente, own }: typeof joao, is: boolean) => cliente.put(`${own}/status-online`, { online: is });
  await online(joao, true);
  await online(bia, true);
  const { page } = await support.open();
  const row = ({ id }: typeof joao) => page.locator(`[data-entregador="${id}"]`);
  await row(bia).hover();
  await settled(page);
  const place = await placeOf(row(bia));
  await online(joao, false);
  await row(joao).getByText('Agora em Offline').waitFor();
  await online(pedro, true);
  await page.getByRole('button', { name: '2 mudanças' }).waitFor();
  expect(await placeOf(row(bia))).toEqual(place);
  expect(await row(pedro).count()).toBe(0);
  await page.mouse.move(1, 1);
  await row(pedro).waitFor();
  await row(joao).waitFor({ state: 'detached' });
});
