import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AGENTE_DA_CIDADE } from '@corre/contract/demonstracao/cidade-regras.ts';
import { townsAt } from '@corre/testing/harness/town-process.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { goOnline, openPanelOf, SHOP } from './courier-panel.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { startProductProcess } from './product-process.ts';
import { settled } from './settled.ts';
import { toast } from './support-panel.ts';

const office: BrowserContextOptions = { ...desktop, viewport: { width: 1360, height: 900 } };
const senha = 'demo1234';
/** One process of the town for the whole file: the server lets only one work. */
const cidade = randomUUID();

let product: Product;
let browser: Browser;

const start = (DEMO_ENTRADAS: 'true' | 'false') => async () => {
  product = await startProduct({ env: { SEED: 'demo', DEMO_ENTRADAS } });
  browser = await launchBrowser();
};

/** Opens a panel of an office, signed in. `parts` are the loads of the strip's code, `news` those of what happened. */
async function open(usuario: string, path: string, options = office) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const where = usuario === SHOP ? '/login/comercio' : '/login';
  const signedIn = await context.request.post(`${product.baseUrl}/api${where}`, { data: { usuario, senha } });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  const parts: string[] = [];
  const news: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('town-place')) parts.push(request.url());
    if (/lista-de-acontecimentos|cidade\.acontecimentos/.test(request.url())) news.push(request.url());
  });
  await page.goto(`${product.baseUrl}${path}`);
  await settled(page);
  return { page, parts, news };
}

/** Reports as a process of the town, so that it counts as working. */
async function beat(): Promise<void> {
  const context = await browser.newContext({ userAgent: AGENTE_DA_CIDADE });
  const data = { usuario: 'suporte', senha };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  const path = `${product.baseUrl}/api/demonstracao/cidade/batida`;
  const beaten = await context.request.put(path, { data: { cidade } });
  expect(beaten.status(), await beaten.text()).toBe(200);
  await context.close();
}

const strip = (page: Page) => page.getByRole('region', { name: 'Cidade de demonstração' });
const folded = (page: Page) => strip(page).getByRole('button', { name: 'Cidade de demonstração' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Cidade de demonstração' });
/** Chooses a pace as a person does. It is marked before the server's answer. */
async function choosePace(where: Locator, pace: string): Promise<void> {
  await where.getByText(pace, { exact: true }).click();
  await expect.poll(() => where.getByRole('radio', { name: pace }).isChecked()).toBe(true);
}
/** Returns how far the page itself scrolls, down and sideways, in px. */
const scrolls = (page: Page) =>
  page.evaluate<number[]>(
    `((page) => [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth])(document.documentElement)`,
  );

afterEach(() => closeContexts(browser));

describe('the demonstration', () => {
  beforeAll(start('true'));
  afterAll(() => product?.stop());

  test('says that the town stopped while nobody works for it; what this server cannot start has no button', async () => {
    const { page } = await open('suporte', '/suporte/');
    await strip(page).getByText('A cidade parou').waitFor();
    expect(await strip(page).getByRole('button').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
  });

  test('support holds the town, makes it faster and asks for a delivery; the tower still fits', async () => {
    await beat();
    const { page } = await open('suporte', '/suporte/');
    await strip(page)
      .getByText(/^Maringá de mentira, /)
      .waitFor();
    expect(await scrolls(page)).toEqual([0, 0]);
    const { y = 0, height = 0 } = (await strip(page).boundingBox()) ?? {};
    expect([y, height]).toEqual([65, 48]);
    expect(await axe(page)).toEqual([]);

    // It stands above the page and is its last stop of the keyboard.
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Pedir por uma loja');

    await beat();
    await strip(page).getByRole('button', { name: 'Pausar' }).click();
    await strip(page).getByText('Parada', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await strip(page).getByRole('button', { name: 'Continuar' }).click();
    await strip(page).getByRole('button', { name: 'Pausar' }).waitFor();
    await choosePace(strip(page), '×20');
    await strip(page).getByRole('button', { name: 'Pedir por uma loja' }).click();
    await toast(page, 'Uma loja vai pedir uma entrega agora');
    const { ritmo, andamento, pedidos } = await (
      await page.request.get(`${product.baseUrl}/api/demonstracao/cidade`)
    ).json();
    expect([ritmo, andamento, pedidos[0].tipo]).toEqual([20, 'trabalhando', 'pedido']);
  });

  test("support's tower tells what just happened where there is room, and stays quiet for a voice", async () => {
    await beat();
    const { page, news } = await open('suporte', '/suporte/');
    const told = page.getByRole('region', { name: 'Acabou de acontecer' });
    await told.getByRole('listitem').nth(5).waitFor();
    expect(await told.getByRole('listitem').count()).toBe(6);
    expect(await told.locator('[aria-live], [role=status], [role=log]').count()).toBe(0);
    expect(await scrolls(page)).toEqual([0, 0]);
    expect(news).not.toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1199, height: 900 });
    await told.waitFor({ state: 'detached' });
  });

  test('the administrator has the same row, the shop the row without a wish', async () => {
    await beat();
    const admin = await open('admin', '/admin/');
    await strip(admin.page).getByRole('button', { name: 'Pedir por uma loja' }).waitFor();
    const shop = await open(SHOP, '/comercio/');
    await strip(shop.page).getByRole('button', { name: 'Pausar' }).waitFor();
    expect(await strip(shop.page).getByRole('button').count()).toBe(1);
    for (const { page } of [admin, shop]) expect((await strip(page).boundingBox())?.height).toBe(48);
  });

  test('on a phone an office has one button below the page, which opens the same controls', async () => {
    await beat();
    const { page } = await open('suporte', '/suporte/', phone);
    expect(await scrolls(page)).toEqual([0, 0]);
    await folded(page).click();
    await choosePace(sheet(page), '×5');
    await sheet(page).getByRole('button', { name: 'Pedir por uma loja' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    await toast(page, 'Uma loja vai pedir uma entrega agora');
  });

  test('a courier asks for an offer at the end of Início, and reads why there is none before going online', async () => {
    await beat();
    const panel = await openPanelOf(product, browser)('maria');
    const { page } = panel;
    await settled(page);
    expect((await strip(page).boundingBox())?.y).toBeGreaterThan(740);
    const wish = sheet(page).getByRole('button', { name: 'Mandar uma oferta para mim' });
    await folded(page).click();
    await wish.click();
    await sheet(page).getByText('Fique online primeiro').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await goOnline(panel);
    await beat();
    await folded(page).click();
    await wish.click();
    await toast(page, 'Uma loja vai pedir uma entrega para você');
  });
});

describe('an installation that does not show itself as the demonstration', () => {
  beforeAll(start('false'));
  afterAll(() => product?.stop());

  test('has no strip, tells no news of a town, and does not load their code', async () => {
    const { page, parts, news } = await open('suporte', '/suporte/');
    expect(await strip(page).count()).toBe(0);
    expect(await page.getByText('Acabou de acontecer').count()).toBe(0);
    expect([...parts, ...news]).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('a town that is killed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'corre-cidade-'));
    const env = { DATA_DIR: folder, CHAVE_DADOS: '0'.repeat(64), SEED: 'demo', DEMO_VIVA: 'true' };
    product = await startProductProcess(env);
  });
  afterAll(async () => {
    await product?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('is said to have stopped, and starts again with one press, after which the same button pauses it', async () => {
    const { page } = await open('suporte', '/suporte/');
    await strip(page).getByRole('button', { name: 'Pausar' }).waitFor();
    for (const pid of await townsAt(product.baseUrl)) process.kill(pid, 'SIGKILL');
    await strip(page).getByText('A cidade parou', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await strip(page).getByRole('button', { name: 'Ligar de novo' }).click();
    await strip(page).getByRole('button', { name: 'Pausar' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Pausar');
    expect(await townsAt(product.baseUrl)).toHaveLength(1);
  });
});
