import { LIVE_PATH } from '@corre/contract/web-paths.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';

const SHOP = 'Pizzaria Bella Massa';
const PANEL = '/comercio';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { SEED: 'demo' } }), launchBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const visitor = () => browser.newContext({ ...desktop, baseURL: product.baseUrl });

/** Returns a browser with the shop's session cookie and an empty storage, as on a subdomain. */
async function signedIn(): Promise<BrowserContext> {
  const context = await visitor();
  const answer = await context.request.post('/api/login/comercio', { data: { usuario: SHOP, senha: 'demo1234' } });
  expect(answer.status()).toBe(200);
  return context;
}

async function openPanel(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(PANEL);
  await page.getByRole('main').waitFor();
  return page;
}
const stored = (page: Page) => page.evaluate<Record<string, string>>('({ ...localStorage })');

// [guarda]
test('nobody stored and nobody signed in: the visitor is redirected to /login', async () => {
  const page = await (await visitor()).newPage();
  await page.goto(PANEL);
  await page.waitForURL(`${product.baseUrl}/login`);
});

test('a stored type that the route does not require is redirected to /', async () => {
  const page = await (await visitor()).newPage();
  await page.goto('/login');
  await page.evaluate('localStorage.setItem("user_type", "entregador"); localStorage.setItem("user_id", "1")');
  await page.goto(PANEL);
  await page.waitForURL(`${product.baseUrl}/`);
});

// [sessao]
test('missing session values are filled in from the server, under the promised names', async () => {
  const page = await openPanel(await signedIn());
  await expect.poll(() => stored(page)).toMatchObject({ user_type: 'comercio', comercio_nome: SHOP });
});

// [sessao]
test('a courier signs in beside the shop: both windows work, also after a reload, and hear their own news', async () => {
  const context = await signedIn();
  const shop = await openPanel(context);
  const login = { usuario: 'joao', senha: 'demo1234', user_type: 'entregador' };
  expect((await context.request.post('/api/login', { data: login })).status()).toBe(200);
  const courier = await context.newPage();
  const streams: string[] = [];
  courier.on('response', (answer) => {
    if (answer.url().includes(LIVE_PATH))
      streams.push(`${answer.status()} ${new URL(answer.url()).searchParams.get('painel')}`);
  });
  await courier.goto('/dashboard');
  await courier.getByRole('switch', { name: 'Ficar online' }).waitFor();
  await expect.poll(() => streams).toContain('200 entregador');
  await shop.reload();
  await shop.getByRole('main').waitFor();
  await shop.getByRole('heading', { name: SHOP }).first().waitFor();
  expect(new URL(shop.url()).pathname).toBe(PANEL);
});

// [sair]
test("'Sair' of one panel leaves the other, which fills the storage again", async () => {
  const context = await signedIn();
  const shop = await openPanel(context);
  const login = { usuario: 'joao', senha: 'demo1234', user_type: 'entregador' };
  const { user_id } = await (await context.request.post('/api/login', { data: login })).json();
  const courier = await context.newPage();
  await courier.goto('/dashboard');
  await courier.getByRole('switch', { name: 'Ficar online' }).waitFor();
  await shop.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await shop.waitForURL(`${product.baseUrl}/`);
  await courier.reload();
  await courier.getByRole('switch', { name: 'Ficar online' }).waitFor();
  await expect.poll(() => stored(courier)).toMatchObject({ user_type: 'entregador', user_id: String(user_id) });
  await shop.goto(PANEL);
  await shop.waitForURL(`${product.baseUrl}/`);
});

// [sair]
test("'Sair' ends the session on the server, clears all local storage and goes to /", async () => {
  const context = await signedIn();
  const page = await openPanel(context);
  await page.evaluate('localStorage.setItem("outra_coisa", "1")');
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await page.waitForURL(`${product.baseUrl}/`);
  await expect.poll(() => stored(page)).toEqual({});
  expect((await context.request.get('/api/sessao')).status()).toBe(401);
});

test("'Sair' without a network ends the session as soon as a page opens with one", async () => {
  const context = await signedIn();
  const page = await openPanel(context);
  await context.setOffline(true);
  // The page of / needs the network, so the browser ends on its own error page.
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await left;
  await context.setOffline(false);
  expect((await context.request.get('/api/sessao')).status()).toBe(200);
  await page.goto(PANEL);
  await page.waitForURL(`${product.baseUrl}/login`);
  expect((await context.request.get('/api/sessao')).status()).toBe(401);
  await expect.poll(() => stored(page)).toEqual({});
});

test('a session that ends elsewhere leads to the login, which says why', async () => {
  const context = await signedIn();
  const page = await openPanel(context);
  await context.request.post('/api/logout');
  await page.waitForURL(`${product.baseUrl}/login?sessao=encerrada`);
  await page.getByText('Sua sessão terminou. Entre de novo.').waitFor();
});

test('a live stream that is refused with 401 leads to the login as well', async () => {
  const context = await signedIn();
  const page = await openPanel(context);
  const cookies = await context.cookies();
  await context.setOffline(true);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await new Client(product.baseUrl, cookie).post('/logout')).status).toBe(200);
  // No other call tells the panel.
  const others = (url: URL) => url.pathname.startsWith('/trpc/') && !/eventos\.aoVivo|sessao\.atual/.test(url.pathname);
  await page.route(others, (route) => route.abort());
  const refused = page.waitForResponse((response) => response.url().includes(LIVE_PATH));
  await context.setOffline(false);
  expect((await refused).status()).toBe(401);
  await page.waitForURL(`${product.baseUrl}/login?sessao=encerrada`);
});

test('without a network the panel still opens, and says that it has no connection', async () => {
  const context = await signedIn();
  const page = await openPanel(context);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('main').waitFor();
  await page.getByRole('status').filter({ hasText: 'Sem conexão' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('status').filter({ hasText: 'Sem conexão' }).waitFor({ state: 'hidden' });
});

test("a panel that was deployed anew offers 'Nova versão disponível' and never reloads by itself", async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(PANEL);
  await page.getByRole('main').waitFor();
  const newer = '<script type="module" crossorigin src="/comercio/assets/index-outra.js"></script>';
  await page.route('**/comercio/', (route) => route.fulfill({ contentType: 'text/html', body: newer }));
  await page.clock.fastForward('05:30');
  await page.getByText('Nova versão disponível').waitFor();
  await page.getByRole('button', { name: 'Atualizar' }).first().waitFor();
});
