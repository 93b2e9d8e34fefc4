import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Quitanda da Praça';

let product: Product;
let browser: Browser;
let orm: Orm;
let dora: SignedIn;
let beto: SignedIn;
let page: Page;

async function open(path: string, usuario: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  const opened = await context.newPage();
  await opened.goto(`${product.baseUrl}${path}`);
  return opened;
}

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  dora = await novo.entregador({ nome_completo: 'Dora Nogueira', usuario: 'dora' });
  beto = await novo.entregador({ nome_completo: 'Beto Campos', usuario: 'beto' });
  const shop = await novo.comercio(SHOP);
  const suporte = await novo.funcionario('suporte');
  await ficarOnline(dora, beto);
  const [id] = await pedir(shop);
  await ofertaDe(dora);
  await dora.cliente.put(`/entregador/${dora.id}/recusar-entrega`);
  await ofertaDe(beto);
  await aceitar(beto, id);
  await avancar(beto, id, 'em_retirada', 'em_entrega', 'finalizada');
  page = await open('/suporte/historico?ver=fila', suporte.nome, desktop);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

/** The couriers in the queue on the screen, in order. */
const queue = () => page.getByRole('region', { name: /^Fila \(/ }).getByRole('listitem');

describe('the last hour of the queue', () => {
  test('is walked from one thing that happened to the one before, each with the queue of its second', async () => {
    const back = page.getByRole('button', { name: 'Acontecimento anterior' });
    const log = page.getByRole('region', { name: 'O que aconteceu' });
    await log.getByText('terminou uma entrega').waitFor();
    await expect
      .poll(() => queue().allTextContents())
      .toEqual([expect.stringContaining('Dora'), expect.stringContaining('Beto')]);
    const refused = log.getByText('recusou e foi para o fim da fila');
    while ((await refused.count()) > 0) await back.click();
    await expect.poll(() => queue().first().textContent()).toMatch(/1º.*Dora.*Vendo oferta/);
    await page.getByRole('button', { name: 'Próximo acontecimento' }).click();
    await refused.waitFor();
    await expect.poll(() => queue().first().textContent()).toMatch(/1º.*Beto/);
    await expect.poll(() => queue().last().textContent()).toMatch(/2º.*Dora.*Na fila/);
    await settled(page);
    expect(await axe(page)).toEqual([]);
  });

  test('is dragged by keyboard to a time when nobody was there', async () => {
    await page.getByRole('slider', { name: 'Momento' }).focus();
    await page.keyboard.press('Home');
    await page.getByText('Ninguém estava online').waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => queue().count()).toBe(2);
  });

  test("leads a courier to their own case, which says where they stood and nobody else's name", async () => {
    await page
      .getByRole('region', { name: /^Fila \(/ })
      .getByRole('button', { name: /1º.*Dora/ })
      .click();
    await page.getByRole('region', { name: 'O que aconteceu com Dora Nogueira' }).waitFor();
    const copy = page.getByRole('button', { name: 'Copiar o link do caso de Dora Nogueira' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await page.getByText('Link copiado. Envie para Dora Nogueira').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const own = await open(link.replace(product.baseUrl, ''), 'dora', phone);
    const dialog = own.getByRole('dialog', { name: 'O que aconteceu na fila' });
    await dialog.getByText('Você estava em 1º lugar.').waitFor();
    await dialog.getByText(`Oferta de ${SHOP} para você: você recusou.`).waitFor();
    expect(await dialog.textContent()).not.toContain('Beto');
    await settled(own);
    expect(await axe(own)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => own.url()).not.toContain('caso=');
  });
});
