import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, alive, goOnline, offer, openPanelOf, ownId, type Panel } from './courier-panel.ts';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { shopPanelOf, toast } from './shop-panel.ts';

/** A customer pays in cash, from the shop's request to the shop's release. Each test continues the one before. */
const STREET = 'Rua Pioneiro Antônio Tait, 86';

let product: Product;
let browser: Browser;
let shop: Page;
let courier: Panel;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Amounts contain a no-break space. */
const text = async (page: Page) => (await page.locator('body').textContent())?.replaceAll('\u00a0', ' ');
const says = (page: Page, sentence: string) => expect.poll(() => text(page)).toContain(sentence);
const deliveries = async () => {
  const week = await courier.cliente.get<{ total_entregas: number; entregas_a_liberar: number }>(
    `/entregas/semana-atual/${await ownId(courier.page)}`,
  );
  return week.body;
};

test('the shop asks on its phone, is told what is missing, and a reload forgets nothing', async () => {
  const openShop = shopPanelOf(() => ({ product, browser }), 'Mercado do Zé');
  shop = (await openShop('solicitar', phone)).page;
  courier = await openPanelOf(product, browser)('ana');
  await goOnline(courier);
  await shop.getByLabel('Endereço').first().fill(STREET);
  await shop.getByLabel('Valor da entrega').pressSequentially('900');
  expect(await shop.getByLabel('Valor a cobrar').count()).toBe(0);
  await shop.getByText('Dinheiro', { exact: true }).click();
  await shop.getByRole('button', { name: /^Solicitar entrega/ }).click();
  await shop.getByText('Informe quanto o entregador deve receber do cliente').waitFor();
  await shop.getByLabel('Valor a cobrar').pressSequentially('4590');
  await shop.getByLabel('Troco para').pressSequentially('4000');
  await shop.getByText('O valor do troco precisa ser igual ou maior que o valor a receber').waitFor();
  await shop.getByLabel('Troco para').fill('');
  await shop.getByLabel('Troco para').pressSequentially('5000');
  expect(await axe(shop)).toEqual([]);
  await shop.reload();
  await expect.poll(() => shop.getByLabel('Troco para').inputValue()).toBe('50,00');
  expect(await shop.getByRole('radio', { name: 'Dinheiro' }).isChecked()).toBe(true);
  await shop.getByRole('button', { name: /^Solicitar entrega/ }).click();
  await toast(shop, '1 entrega(s) solicitada(s) com sucesso!');
});

test('the courier sees in the offer what to collect and what change to take', async () => {
  const { page } = courier;
  await offer(page).waitFor();
  await expect
    .poll(async () => (await offer(page).textContent())?.replaceAll('\u00a0', ' '))
    .toMatch(/Cobrar R\$ 45,90 em dinheirotroco para R\$ 50,00 \(leve R\$ 4,10\)/);
  expect(await axe(page)).toEqual([]);
  await accept(page);
});

test('at the door the last step names the money, and what it brings waits for the shop', async () => {
  const { page } = courier;
  const before = await deliveries();
  for (const name of ['Confirmar: Estou no Comércio', 'Confirmar: Saí para Entrega']) await alive(page, name).click();
  await says(page, 'Cobrar R$ 45,90 em dinheiro');
  await page.getByRole('button', { name: /^Confirmar: Entrega Finalizada\s*Recebi R\$\s45,90 e entreguei$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await alive(page, 'e entreguei').click();
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  await page.getByText('a liberar pela loja').first().waitFor();
  await expect.poll(deliveries).toEqual({
    ...before,
    entregas_a_liberar: before.entregas_a_liberar + 1,
    valor_a_liberar: expect.any(Number),
    liquido_a_liberar: expect.any(Number),
    a_liberar: expect.any(Array),
  });
});

// [pendente]
test('the shop finds it among its pending ones, releases it, and it counts', async () => {
  const { total_entregas } = await deliveries();
  await shop
    .getByRole('link', { name: /Pendentes/ })
    .first()
    .click();
  const pending = shop.getByRole('article').filter({ hasText: STREET });
  await expect
    .poll(async () => (await pending.textContent())?.replaceAll('\u00a0', ' '))
    .toContain('Recebido do cliente: R$ 45,90 · troco para R$ 50,00');
  expect(await axe(shop)).toEqual([]);
  await pending.getByRole('button', { name: 'Dinheiro Devolvido' }).click();
  await pending.waitFor({ state: 'detached' });
  await expect.poll(async () => (await deliveries()).total_entregas).toBe(total_entregas + 1);
});
