import { runSql } from '@corre/db/testing/cluster.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { BUDGETS } from './first-view.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { password, shop } from './support-panel.ts';

/** The first row of a table, or of the list that replaces it on a phone. */
const TABLE = 'tbody:not([aria-hidden]) tr, main ul[aria-label] > li';

/** An office: its account, the values that the login page stores for it, and its first row. */
interface Office {
  app: 'shop' | 'admin' | 'support';
  address: string;
  row: string;
  account: { user_type: string; user_id?: string; comercio_nome?: string };
}
const counter: Office = {
  app: 'shop',
  address: '/comercio',
  row: TABLE,
  account: { user_type: 'comercio', comercio_nome: shop },
};
const office: Office = {
  app: 'admin',
  address: '/admin',
  row: TABLE,
  account: { user_type: 'admin', user_id: '1' },
};
const tower: Office = {
  app: 'support',
  address: '/suporte',
  row: '[data-solicitacao], [data-entregador]',
  account: { user_type: 'suporte', user_id: '2' },
};
const offices = [counter, office, tower];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  await runSql(product.databaseUrl, crowdSql({ couriers: 60, requests: 160, busy: 20, closed: 60 }));
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/**
 * Records when the first row appears. Timers of two seconds and more are disabled. They are no part of the first view,
 * and would count only on a slow machine.
 */
const watch = (row: string, account: Office['account']) => `
  for (const [name, value] of Object.entries(${JSON.stringify(account)})) localStorage.setItem(name, value);
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => (ms >= 2000 ? 0 : later(run, ms, ...rest));
  window.firstRow = 0;
  new MutationObserver(() => {
    if (window.firstRow === 0 && document.querySelector(${JSON.stringify(row)})) window.firstRow = performance.now();
  }).observe(document, { childList: true, subtree: true });`;

const askedBefore = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < window.firstRow).map(({ name }) => new URL(name).pathname)`;

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('after the login, on %s', (_name, options) => {
  test.each(offices)('$app shows its first row after ten requests at most', async ({ app, address, row, account }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const door = app === 'shop' ? '/api/login/comercio' : '/api/login';
    const data = { usuario: app === 'shop' ? shop : account.user_type, senha: password };
    expect((await context.request.post(product.baseUrl + door, { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.addInitScript(watch(row, account));
    await page.goto(product.baseUrl + address);
    await page.locator(row).first().waitFor({ state: 'attached' });
    const asked = await page.evaluate<string[]>(askedBefore);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(BUDGETS[app].requests);
    await context.close();
  });
});

test.each([
  { ...office, whole: 'entregadores.listaMascarada' },
  { ...tower, row: '[data-solicitacao]', whole: 'solicitacoes.todas' },
])(
  'the first rows of $app do not wait for the whole list, and count nothing before it',
  async ({ address, row, account, whole }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...desktop });
    const data = { usuario: account.user_type, senha: password };
    expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
    const page = await context.newPage();
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(`**/trpc/${whole}*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(product.baseUrl + address);
    await page.locator(row).first().waitFor();
    const total = page.getByText(/^1–25 de 6\d$|^99\+$/).first();
    expect(await total.count()).toBe(0);
    come();
    await total.waitFor();
    await context.close();
  },
);

test('a counter with more open than it can do has a hundred lines, and the others at a tap', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...desktop });
  const data = { usuario: shop, senha: password };
  expect((await context.request.post(`${product.baseUrl}/api/login/comercio`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/comercio/solicitar`);
  const lines = page.locator('section[aria-label="Minhas Solicitações"] [aria-labelledby=abertas] ul > li');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(100);
  await page
    .getByRole('button', { name: /^Mostrar mais \d+$/ })
    .first()
    .click();
  await expect.poll(() => lines.count()).toBeGreaterThan(160);
  await context.close();
});
