import { Client } from '@corre/testing/harness/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { password, shopPanelOf, toast, unfoldForm } from './shop-panel.ts';

const shop = 'Pizzaria Bella Massa';
const place = 'Rua do Teste, 4242, Jd. Alvorada';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
  const cliente = new Client(product.baseUrl);
  await cliente.post('/login/comercio', { usuario: shop, senha: password });
  const path = `/comercio/${encodeURIComponent(shop)}`;
  await cliente.post(`${path}/solicitar-entrega`, {
    endereco: place,
    valor_estimado: 9.5,
    observacao: 'Portão verde',
  });
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const openPanel = shopPanelOf(() => ({ product, browser }), shop);

test('an address comes back by keyboard, with its note and the price of its bairro; what was typed stays', async () => {
  const { page, context, errors } = await openPanel('solicitar');
  const address = page.getByRole('combobox', { name: 'Endereço' });
  const price = page.getByLabel('Valor da entrega');
  await address.pressSequentially('r do teste 42');
  await page.getByRole('option', { name: new RegExp(place) }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => address.inputValue()).toBe(place);
  await expect.poll(() => price.inputValue()).toBe('12,00');
  expect(await page.getByLabel('Observação').first().inputValue()).toBe('Portão verde');

  // A new address replaces the values of the first one, but not the typed values.
  await price.focus();
  await expect
    .poll(() => price.evaluate((field: HTMLInputElement) => field.selectionEnd !== field.selectionStart))
    .toBe(true);
  await price.pressSequentially('1550');
  await address.fill('Rua Outra, 1');
  await expect.poll(() => page.getByLabel('Observação').first().inputValue()).toBe('');
  expect(await price.inputValue()).toBe('15,50');
  await address.press('Escape');
  await address.press('Enter');
  await toast(page, '1 entrega(s) solicitada(s) com sucesso!');
  expect(errors).toEqual([]);
  await context.close();
});

test('a further stop finds its address too, and without a network the field is a plain one', async () => {
  const { page, context } = await openPanel('solicitar');
  await page.getByLabel('Endereço').first().fill('Av. Brasil, 100');
  await unfoldForm(page);
  await page.getByRole('button', { name: 'Adicionar entrega na mesma rota' }).click();
  const second = page.getByRole('combobox', { name: 'Endereço da entrega 2' });
  await second.pressSequentially('rua do teste');
  await page.getByRole('option', { name: new RegExp(place) }).click();
  await expect.poll(() => second.inputValue()).toBe(place);
  await expect.poll(() => page.getByLabel('Valor da entrega 2').inputValue()).toBe('12,00');
  await context.route('**/trpc/enderecos**', (route) => route.abort());
  await second.fill('rua sem rede');
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  expect(await second.inputValue()).toBe('rua sem rede');
  await context.close();
});

test('the shop searches its addresses, forgets one, and keeps a price by bairro', async () => {
  const { page, context, errors } = await openPanel('configuracoes/precos-e-enderecos', phone);
  await page.getByRole('searchbox', { name: 'Buscar endereço' }).fill('teste');
  await page.getByText('1 endereço', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Apagar ${place}` }).click();
  await page.getByRole('button', { name: 'Apagar endereço' }).click();
  await toast(page, 'Endereço apagado da memória');
  await page.getByText('Nenhum endereço com estas palavras').waitFor();
  await page.getByRole('button', { name: 'Adicionar bairro' }).click();
  await page.getByLabel('Bairro').last().fill('Vila Nova');
  await page.getByLabel('Preço').last().pressSequentially('1050');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await toast(page, 'Tabela de preços salva');
  // With a tall screen the tab bar covers no control. A covered control would fail axe's target size rule.
  await page.setViewportSize({ width: 360, height: 4000 });
  expect(await axe(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
