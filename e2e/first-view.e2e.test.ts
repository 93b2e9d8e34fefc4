import { PANELS } from '@corre/contract/panels.ts';
import { HOME_FILE, LIVE_PATH } from '@corre/contract/web-paths.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ACCOUNTS,
  type Account,
  askedUntil,
  BUDGETS,
  FORM_PAGES,
  fillLogin,
  homeOfAccount,
  namedFiles,
  watchForUse,
  weigh,
} from './first-view.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

/** The number of requests for the live stream. */
const STREAM = 1;

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
    // Three requests remain for the page, the first answers and the live stream.
    expect(named.length).toBeLessThanOrEqual(BUDGETS[name].requests - 3);
  });
});

describe.each(ACCOUNTS)('after the login, the panel of $panel', (account: Account) => {
  const { panel } = account;

  test('is of use after few requests', async () => {
    const context = await browser.newContext({ ...(panel === 'courier' ? phone : desktop), baseURL: product.baseUrl });
    await context.addInitScript(watchForUse(account));
    const page = await context.newPage();
    // The stream's first event reads again what was read before it. It comes before or after the first rows by chance.
    const counted = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.includes(LIVE_PATH),
      (route) => counted.promise.then(() => route.continue()),
    );
    await page.goto('/login');
    await fillLogin(page, account);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(homeOfAccount(account)));
    const asked = await askedUntil(page, 'util');
    counted.resolve();
    expect(weigh(panel, asked).scripts).toBeGreaterThan(50);
    expect(asked.length + STREAM, asked.join('\n')).toBeLessThanOrEqual(BUDGETS[panel].requests);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});

test('whatever else a courier’s panel shows at first, it fetches no more script for it', async () => {
  const context = await browser.newContext({ ...phone, baseURL: product.baseUrl });
  const page = await context.newPage();
  const [account] = ACCOUNTS;
  if (!account) throw new Error('no courier');
  await page.goto('/login');
  await fillLogin(page, account);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname.startsWith(homeOfAccount(account)));
  const asked = await askedUntil(page, 'corre:calma');
  expect(weigh('courier', asked).scripts).toBeLessThanOrEqual(BUDGETS.courier.scripts);
  expect(asked.length + STREAM, asked.join('\n')).toBeLessThanOrEqual(BUDGETS.courier.requests);
  await context.close();
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
    await askedUntil(page, 'corre:calma');
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
    const asked = await askedUntil(page, 'corre:calma');
    const { scripts, styles } = weigh('landing', asked);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThanOrEqual(most);
    expect(styles).toBeLessThanOrEqual(BUDGETS.landing.styles);
    await context.close();
  });
});
