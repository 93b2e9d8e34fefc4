import { runSql } from '@corre/db/testing/cluster.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { supportPanel } from './support-panel.ts';

const couriers = 1_000;
const requests = 1_000;
const busy = 100;
/** Most elements in the page. With every row rendered there were 33,467. */
const maxElements = 5_000;

let product: Product;
let browser: Browser;
const { open: openPanel } = supportPanel(() => ({ product, browser }));
const elements = (page: Page) => page.evaluate<number>('document.querySelectorAll("*").length');

/** Opens a tab and waits for its list. Returns the time (ms) and the number of elements. */
async function measured(page: Page, path: string, ready: string) {
  const start = Date.now();
  await page.goto(`${product.baseUrl}/suporte/${path}`);
  await page.locator(ready).first().waitFor();
  const ms = Date.now() - start;
  const count = await elements(page);
  console.log(`support at ${couriers} couriers, ${requests} requests: /${path} ${count} elements, ${ms} ms`);
  return count;
}

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  await runSql(product.databaseUrl, crowdSql({ couriers, requests, busy, closed: 0 }));
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

describe('with a thousand couriers and a thousand requests', () => {
  test.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])('every list on %s draws what is in sight and cuts nothing', async (_name, options) => {
    const { page, context, errors } = await openPanel('estatisticas', options);
    expect(await measured(page, '?entregadores=total', '[data-entregador]')).toBeLessThan(maxElements);
    expect(await measured(page, '', '[data-solicitacao]')).toBeLessThan(maxElements);
    // The first fifty rows are rendered before all rows have arrived.
    const first = page.locator('li[aria-setsize]:has([data-solicitacao])').first();
    await expect.poll(async () => Number(await first.getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(requests);
    expect(await elements(page)).toBeLessThan(maxElements);
    expect(await measured(page, 'suspensoes', '[data-entregador]')).toBeLessThan(maxElements);
    expect(await measured(page, 'entregadores', '[data-entregador]')).toBeLessThan(maxElements);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the last card is reached by scrolling', async () => {
    const { page, context } = await openPanel('suspensoes');
    await page.locator('[data-entregador]').first().waitFor();
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    await expect
      .poll(async () => {
        await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
        return page.getByRole('heading', { name: `Entregador Milésimo ${couriers}`, exact: true }).count();
      })
      .toBe(1);
    await context.close();
  });

  test('the list to assign from draws a part of itself and finds everybody', async () => {
    const { page, context } = await openPanel();
    const field = page.getByRole('combobox', { name: 'Entregador' });
    await field.click();
    await page.getByRole('option').first().waitFor();
    expect(await elements(page)).toBeLessThan(maxElements);
    await field.fill('Milésimo 0987');
    await page.getByRole('option', { name: /Milésimo 0987/ }).click();
    await expect.poll(() => field.inputValue()).toBe('Entregador Milésimo 0987');
    await page.getByText('Entregador está offline e pode não ver a entrega.').first().waitFor();
    await context.close();
  });
});
