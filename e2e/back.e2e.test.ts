import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';
import { details } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

/** The back button of a phone closes the top layer in every panel, and nothing else (ADR 0033). */
let product: Product;
let browser: Browser;
const SHOP = 'Pizzaria Bella Massa';

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(() => product?.stop());

const support = supportPanel(() => ({ product, browser }));

async function open(address: string, usuario?: string, options: BrowserContextOptions = phone): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const shop = usuario === SHOP ? '/comercio' : '';
  if (usuario) {
    const data = { usuario, senha: 'demo1234' };
    expect((await context.request.post(`${product.baseUrl}/api/login${shop}`, { data })).ok()).toBe(true);
  }
  const page = await context.newPage();
  await page.goto(product.baseUrl + address);
  await settled(page);
  return page;
}

const layers = (page: Page) => page.locator('[role=dialog],[role=alertdialog]');
const back = (page: Page) => page.evaluate(() => history.back());
/** Checks that the history has one entry for each open layer. */
const inStep = async (page: Page, count: number) => {
  await expect.poll(() => page.evaluate('history.state?.camadas ?? 0')).toBe(count);
  await expect.poll(() => layers(page).count()).toBe(count);
};
const path = (page: Page) => new URL(page.url()).pathname;

describe('the way back', () => {
  test('closes a text of the public page, then leaves the page', async () => {
    const page = await open('/');
    await page.getByRole('link', { name: 'Entrar' }).first().click();
    await page.waitForURL('**/login');
    await back(page);
    await page.waitForURL(`${product.baseUrl}/`);
    await page.getByRole('button', { name: 'Saiba mais' }).click();
    await inStep(page, 1);
    await back(page);
    await inStep(page, 0);
    expect(path(page)).toBe('/');
  });

  test("closes the courier's dialog and stays in the tab; the next step leads to the tab before", async () => {
    const page = await open('/dashboard/', 'joao');
    await page.getByRole('link', { name: 'Solicitações' }).click();
    await page.getByRole('button', { name: 'Por que recebi ou não recebi?' }).click();
    await inStep(page, 1);
    await back(page);
    await inStep(page, 0);
    expect(path(page)).toBe('/dashboard/solicitacoes');
    await back(page);
    await page.waitForURL(/\/dashboard\/?$/);
  });

  test("closes the administrator's menu; a section chosen there leaves no entry of the menu behind", async () => {
    const page = await open('/admin/', 'admin');
    const menu = page.getByRole('button', { name: 'Abrir o menu' });
    await menu.click();
    await inStep(page, 1);
    await back(page);
    await inStep(page, 0);
    expect(path(page)).toMatch(/^\/admin\/?$/);
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Relatório Semana' }).click();
    await page.waitForURL(/relatorio-semana$/);
    await inStep(page, 0);
    await back(page);
    await page.waitForURL(/\/admin\/?$/);
    await page.getByRole('heading', { level: 1, name: 'Entregadores' }).waitFor();
  });

  test('closes a question before the dialog under it, and one closed by its own button leaves no entry', async () => {
    const page = await open('/admin/', 'admin', desktop);
    await page.getByRole('button', { name: /^Ver / }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover Entregador' }).click();
    await page.getByRole('alertdialog').waitFor();
    const count = await layers(page).count();
    await inStep(page, count);
    await back(page);
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    if (count === 1) return;
    await inStep(page, count - 1);
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).first().click();
    await inStep(page, 0);
  });

  test("closes the shop's chat beside the page, in the tab that was looked at meanwhile", async () => {
    const id = await support.request('Rua do Caminho de Volta, 12');
    const joao = await support.courier('joao');
    await support.assign(id, joao.id);
    const page = await open('/comercio/solicitar', SHOP, desktop);
    const sheet = await details(page, 'Caminho de Volta');
    await inStep(page, 1);
    await sheet.getByRole('button', { name: /^Conversar/ }).click();
    await page.getByPlaceholder('Escreva para o entregador').waitFor();
    await inStep(page, 1);
    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await page.waitForURL(/historico$/);
    await inStep(page, 1);
    await back(page);
    await inStep(page, 0);
    expect(path(page)).toBe('/comercio/historico');
    await back(page);
    await page.waitForURL(/solicitar$/);
  });

  test("closes support's help and its timeline; a reload under a layer leaves no dead step", async () => {
    const page = await open('/suporte/', 'suporte', desktop);
    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await page.waitForURL(/historico$/);
    await page.getByRole('button', { name: 'Ajuda e atalhos' }).click();
    await inStep(page, 1);
    await back(page);
    await inStep(page, 0);
    await page.getByRole('button', { name: 'Ajuda e atalhos' }).click();
    await inStep(page, 1);
    await page.keyboard.press('Escape');
    await inStep(page, 0);
    await page.getByRole('button', { name: 'Ajuda e atalhos' }).click();
    await inStep(page, 1);
    await page.reload();
    await inStep(page, 0);
    expect(path(page)).toBe('/suporte/historico');
    await back(page);
    await page.waitForURL(/\/suporte\/?$/);
  });
});
