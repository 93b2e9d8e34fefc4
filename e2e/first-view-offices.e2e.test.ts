import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { password, shop } from './support-panel.ts';

/** The first row of a table, or of what stands in its place on a phone. */
const TABLE = 'tbody:not([aria-hidden]) tr, main ul[aria-label] > li';

/** Each office: who opens it, what the login page has put down of them, what its first row is, and what its page and its first view may weigh, in KiB as the line carries them. */
interface Office {
  app: string;
  address: string;
  row: string;
  account: { user_type: string; user_id?: string; comercio_nome?: string };
  page: number;
}
const counter: Office = {
  app: 'shop',
  address: '/comercio',
  row: TABLE,
  account: { user_type: 'comercio', comercio_nome: shop },
  page: 140,
};
const office: Office = {
  app: 'admin',
  address: '/admin',
  row: TABLE,
  account: { user_type: 'admin', user_id: '1' },
  page: 140,
};
const tower: Office = {
  app: 'support',
  address: '/suporte',
  row: '[data-solicitacao], [data-entregador]',
  account: { user_type: 'suporte', user_id: '2' },
  page: 170,
};
const offices = [counter, office, tower];
/** In bytes, as the landing page's. */
const STYLES = 15_000;
/** From the page itself to the first row. */
const REQUESTS = 10;

const weigh = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;

test.each(offices)('the page of $app names few scripts, within $page KiB, and 15 KB of styles', ({ app, page }) => {
  const dist = path.resolve(import.meta.dirname, '..', 'apps', app, 'dist');
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = (ending: string) => [
    ...new Set([...html.matchAll(new RegExp(`assets/([^"]+\\.${ending})"`, 'g'))].map(([, file = '']) => file)),
  ];
  const weight = (files: string[]) =>
    files.reduce((sum, file) => sum + weigh(readFileSync(path.join(dist, 'assets', file))), 0);
  const [scripts, styles] = [named('js'), named('css')];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(3);
  expect(weight(scripts)).toBeLessThanOrEqual(page * 1024);
  expect(styles.length).toBe(1);
  expect(weight(styles)).toBeLessThanOrEqual(STYLES);
});

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
 * Notes when the first row stands there. What a page does by itself after two seconds and more is no part of its first view, and would
 * count on a slow machine only: it does not happen here.
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
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response: Response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js'))
        scripts.set(
          pathname,
          // one that comes when all is over weighs nothing here
          response.body().then(weigh, () => 0),
        );
    });
    await page.addInitScript(watch(row, account));
    await page.goto(product.baseUrl + address);
    await page.locator(row).first().waitFor({ state: 'attached' });
    const asked = await page.evaluate<string[]>(askedBefore);
    const weights = await Promise.all(asked.map((name) => scripts.get(name) ?? 0));
    console.log(
      `${address}: ${asked.length + 1} requests, ${weights.reduce((sum, one) => sum + one, 0)} bytes of script`,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length + 1, asked.join('\n')).toBeLessThanOrEqual(REQUESTS);
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
