import { PANELS } from '@corre/contract/panels.ts';
import { HOME_FILE } from '@corre/contract/web-paths.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ACCOUNTS,
  type Account,
  askedForFirstView,
  BUDGETS,
  FORM_PAGES,
  fillLogin,
  homeOfAccount,
  namedFiles,
  weigh,
} from './first-view.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { SEED: 'demo' } }), launchBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

describe.each(PANELS)('the page of $name', ({ name }) => {
  test('names no more script and style than its first view may weigh, in few files', () => {
    const named = namedFiles(name, name === 'landing' ? HOME_FILE : 'index.html');
    const { scripts, styles } = weigh(name, named);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThanOrEqual(BUDGETS[name].scripts);
    expect(styles).toBeLessThanOrEqual(BUDGETS[name].styles);
    // beside them: the page, the first answers, the live stream
    expect(named.length).toBeLessThanOrEqual(BUDGETS[name].requests - 3);
  });
});

describe.each(ACCOUNTS)('after the login, the panel of $panel', (account: Account) => {
  const { panel, useful } = account;
  const budget = BUDGETS[panel];

  test('shows what is of use within its budget of requests and script', async () => {
    const context = await browser.newContext({ ...(panel === 'courier' ? phone : desktop), baseURL: product.baseUrl });
    const page = await context.newPage();
    await page.goto('/login');
    await fillLogin(page, account);
    let streams = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams += 1;
    });
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(homeOfAccount(account)));
    await useful(page).first().waitFor();
    const asked = await askedForFirstView(page);
    // an answer that does not end is in no list of times
    const all = [
      ...asked.filter((url) => !url.includes('eventos.aoVivo')),
      ...Array(Math.min(streams, 1)).fill('stream'),
    ];
    const { scripts } = weigh(panel, asked);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(budget.requests);
    await context.close();
  });
});

describe.each(ACCOUNTS)('while somebody types at the login, the panel of $panel', (account: Account) => {
  test('comes into the cache, and needs nothing of the line but its page and its answers afterwards', async () => {
    const context = await browser.newContext({ ...phone, baseURL: product.baseUrl });
    const page = await context.newPage();
    const there = new Set<string>();
    page.on('requestfinished', (request) => there.add(new URL(request.url()).pathname));
    await page.goto('/login');
    await fillLogin(page, account);
    const named = namedFiles(account.panel, 'index.html');
    await expect.poll(() => named.filter((file) => !there.has(file))).toEqual([]);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(homeOfAccount(account)));
    await askedForFirstView(page);
    const overTheLine = await page.evaluate<string[]>(`performance.getEntriesByType('resource')
      .filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname)`);
    expect(named.filter((file) => overTheLine.includes(file))).toEqual([]);
    await context.close();
  });
});

describe.each([
  { path: '/', most: BUDGETS.landing.scripts },
  ...Object.entries(FORM_PAGES).map(([path, most]) => ({ path, most })),
])('$path', ({ path, most }) => {
  test('fetches no more script than its first view may weigh', async () => {
    const context = await browser.newContext({ ...phone, baseURL: product.baseUrl });
    const page = await context.newPage();
    await page.goto(path);
    const asked = await askedForFirstView(page);
    const { scripts, styles } = weigh('landing', asked);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThanOrEqual(most);
    expect(styles).toBeLessThanOrEqual(BUDGETS.landing.styles);
    await context.close();
  });
});
