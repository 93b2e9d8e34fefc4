import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo', APROVAR_CADASTROS: 'true' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

async function open(path: string, options: BrowserContextOptions = desktop) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario: 'admin', senha: 'demo1234', user_type: 'admin' };
  await context.request.post(`${product.baseUrl}/api/login`, { data });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return { page, context };
}

const GROUPS = ['Pessoas', 'Semana e dinheiro', 'Relatórios', 'Sistema'];

describe('the sections', () => {
  test('stand in four groups, all in the view of a desktop, every name whole', async () => {
    const { page, context } = await open('fechamento-da-semana');
    const rail = page.getByRole('navigation', { name: 'Seções do painel' });
    for (const group of GROUPS) await rail.getByRole('list', { name: group }).waitFor();
    const links = rail.getByRole('link');
    expect(await links.count()).toBe(13);
    expect(await outOfView(Object.fromEntries((await links.all()).map((link, i) => [`section ${i}`, link])))).toEqual(
      [],
    );
    const last = await links.last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(735);
    const cut = await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth).length);
    expect(cut).toBe(0);
    await context.close();
  });

  test('stand alike in a phone’s menu', async () => {
    const { page, context } = await open('', phone);
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Painel Admin' });
    for (const group of GROUPS) await menu.getByRole('list', { name: group }).waitFor();
    await menu.getByRole('link', { name: 'Dinheiro em Mãos' }).click();
    await page.getByRole('heading', { name: 'Dinheiro em Mãos' }).waitFor();
    expect(page.url()).toContain('/admin/dinheiro-em-maos');
    await context.close();
  });
});

describe('the work of a Friday', () => {
  test('has the next payment in the view, and no focus is hidden', async () => {
    const { page, context } = await open('fechamento-da-semana');
    const pane = page.getByRole('region', { name: 'Pagamento escolhido' });
    expect(
      await outOfView({
        copy: pane.getByRole('button', { name: /^Copiar PIX/ }),
        mark: pane.getByRole('button', { name: /^Marcar como pago/ }),
        money: pane.getByText('A receber'),
      }),
    ).toEqual([]);
    await within(page, 'Fechamento da Semana');
    expect(await hiddenFocus(page)).toEqual([]);
    await context.close();
  });

  test('lets in who waits from one list', async () => {
    const { page, context } = await open('aprovacoes');
    await within(page, 'Aprovações');
    expect(await hiddenFocus(page)).toEqual([]);
    await context.close();
  });
});

/** Checks that the screen has no more controls and words than its budget. */
async function within(page: Page, screen: string): Promise<void> {
  const [controls, words, most] = [await controlsOf(page), await wordsOf(page), budgetOf(screen)];
  expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(most.controls);
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(most.words);
}
