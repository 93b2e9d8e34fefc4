import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInEachLook } from './each-look.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const RANKING = '**/api/public/entregadores-top-semana';
const VAZIO = 'Ainda não temos dados da semana passada.';

let product: Product;
let empty: Product;
let browser: Browser;

beforeAll(async () => {
  [product, empty, browser] = await Promise.all([
    startProduct({ env: { SEED: 'demo' } }),
    startProduct(),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await Promise.all([product?.stop(), empty?.stop()]);
});

/** Opens a page of the product at `url`. */
async function visit(url: string, options: BrowserContextOptions = desktop, before?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ baseURL: product.baseUrl, ...options });
  const page = await context.newPage();
  await before?.(page);
  await page.goto(url);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

// [pagina-inicial]
describe('the landing page', () => {
  test('says what the company offers, asks and expects, with the city of the configuration', async () => {
    const page = await visit('/');
    await page.getByRole('heading', { level: 1, name: /Entregue\s+em Maringá\.\s+Receba\s+toda sexta\./ }).waitFor();
    const titles = ['O que oferecemos', 'Requisitos', 'Regras básicas', 'Top Entregadores da Semana'];
    for (const title of titles) await heading(page, title).waitFor();
    for (const card of ['Pagamento toda sexta', 'Entregas distribuídas', 'Base física', 'Parcerias'])
      await heading(page, card).waitFor();
    expect(await page.title()).toBe('Corre · Entregadores em Maringá, PR');
  });

  test('its buttons lead to the login and the registration', async () => {
    for (const [name, path] of [
      ['Entrar', '/login'],
      ['Cadastrar', '/cadastro'],
      ['Quero fazer parte', '/cadastro'],
      ['Seja o próximo destaque!', '/cadastro'],
    ] as const) {
      const page = await visit('/');
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL(`**${path}`);
      await page.context().close();
    }
  });

  test("'Saiba mais' opens the full text, by keyboard alone, and gives the focus back", async () => {
    const page = await visit('/', phone);
    const opener = page.getByRole('button', { name: 'Saiba mais' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Saiba mais' });
    for (const part of ['Como funciona', 'Regras básicas', 'Dicas para se destacar'])
      await dialog.getByRole('heading', { name: part }).waitFor();
    await dialog.getByText('A taxa administrativa de 10% é descontada automaticamente do repasse.').waitFor();
    await dialog.getByText('Venha rodar com a gente.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Fechar');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Saiba mais');
  });

  test('the footer has the contact links of the configuration and the quick links', async () => {
    const page = await visit('/');
    const footer = page.getByRole('contentinfo');
    const href = (name: RegExp) => footer.getByRole('link', { name }).getAttribute('href');
    expect(await href(/WhatsApp 44 9 0000 0000/)).toBe('https://wa.me/5544900000000');
    expect(await href(/@corre\.demonstracao/)).toBe('https://www.instagram.com/corre.demonstracao/');
    expect(await href(/Rua da Demonstração/)).toContain('google.com/maps/search/?api=1&query=Rua%20da%20Demonstra');
    expect(await href(/^Entrar$/)).toBe('/login');
    expect(await href(/^Cadastrar$/)).toBe('/cadastro');
  });

  test('the simulator takes the 10% fee off at once, by keyboard', async () => {
    const page = await visit('/');
    const result = page.getByLabel('Resultado da simulação');
    const shown = async () => (await result.textContent())?.replaceAll('\u00a0', ' ');
    const slider = page.getByRole('slider', { name: 'Entregas por semana' });
    await slider.fill('60');
    await expect.poll(shown).toContain('R$ 513,00');
    await slider.press('ArrowRight');
    await expect.poll(shown).toContain('R$ 521,55');
  });

  // [rotas]
  test('any other path redirects to /', async () => {
    const page = await visit('/nao-existe/nada');
    await page.waitForURL(`${product.baseUrl}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

// [ranking]
describe("'Top Entregadores da Semana'", () => {
  test('shows six couriers with medal, place, rating, deliveries and net amount without decimals', async () => {
    const page = await visit('/');
    const cards = page.getByRole('region', { name: 'Top Entregadores da Semana' }).getByRole('listitem');
    await cards.nth(5).waitFor();
    await expect.poll(() => cards.count()).toBe(6);
    for (const [index, metal] of ['ouro', 'prata', 'bronze'].entries())
      await cards
        .nth(index)
        .getByRole('img', { name: `Medalha de ${metal}` })
        .waitFor();
    expect(
      await cards
        .nth(3)
        .getByRole('img', { name: /Medalha/ })
        .count(),
    ).toBe(0);
    const text = ((await cards.first().textContent()) ?? '').replaceAll('\u00a0', ' ');
    expect(text).toMatch(/@\w+/);
    expect(text).toMatch(/\d,\d/);
    expect(text).toMatch(/R\$ [\d.]+$/);
    expect(text).toContain('1º');
  });

  test('a spinner shows while it loads', async () => {
    const page = await visit('/', desktop, (p) => p.route(RANKING, () => undefined));
    await page.getByRole('status').filter({ hasText: 'Carregando o ranking' }).waitFor();
    expect(await page.getByText(VAZIO).count()).toBe(0);
  });

  test('an empty week says so', async () => {
    const page = await visit(`${empty.baseUrl}/`);
    await page.getByText(VAZIO).waitFor();
  });

  test('a failure is logged and looks like an empty week', async () => {
    const logged: string[] = [];
    const page = await visit('/', desktop, async (p) => {
      p.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await p.route(RANKING, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
    });
    await page.getByText(VAZIO).waitFor();
    expect(logged.some((line) => line.includes('Erro ao carregar o ranking'))).toBe(true);
  });
});

describe('the weight of the first visit', () => {
  const dist = path.resolve(import.meta.dirname, '..', 'apps', 'landing', 'dist');
  const weightOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);

  test('at most 100 KB of script with all that stands below, from no other host, and nothing moves', async () => {
    const asked: string[] = [];
    const page = await visit('/', phone, async (p) => {
      p.on('request', (request) => asked.push(request.url()));
      // Simulates a slow network on any machine: fonts and answers arrive after the first paint.
      const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
      await p.exposeFunction('painted', paint);
      await p.route(/\.woff2$|\/api\//, (route) => painted.then(() => route.continue()));
      await p.addInitScript(`
        new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 &&
          requestAnimationFrame(() => setTimeout(painted))).observe({ type: 'paint', buffered: true });
        window.__shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((e) => { window.__shift += e.value; }))
          .observe({ type: 'layout-shift', buffered: true });`);
    });
    await page.getByText('@joao').waitFor();
    await settled(page);
    const own = `${product.baseUrl}/`;
    expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([]);
    const files = asked.map((url) => url.slice(own.length));
    expect(weightOf(files.filter((file) => file.endsWith('.js')))).toBeLessThanOrEqual(100_000);
    expect(weightOf(files.filter((file) => file.endsWith('.css')))).toBeLessThanOrEqual(15_000);
    expect(Number(await page.evaluate('window.__shift'))).toBeLessThan(0.05);
  });

  test('robots and sitemap are there, and the page describes itself to search engines and previews', async () => {
    expect(readdirSync(dist)).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', 'previa.png', 'icone.svg']));
    const page = await visit('/');
    const meta = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pt-BR');
    expect(await meta('name="description"')).toContain('Cadastre-se como entregador');
    expect(await meta('property="og:title"')).toContain('receba toda sexta');
    const json = page.locator('script[type="application/ld+json"]');
    await json.waitFor({ state: 'attached' });
    expect(JSON.parse((await json.textContent()) ?? '')).toMatchObject({
      '@type': 'LocalBusiness',
      areaServed: 'Maringá',
    });
  });
});

describe.each(['/', '/login', '/cadastro'])('%s', (url) => {
  test.each([
    [
      'phones',
      phone,
      [
        { width: 360, height: 740 },
        { width: 320, height: 640 },
      ],
    ],
    ['a desktop', desktop, [{ width: 1360, height: 860 }]],
  ] as const)(
    'on %s has nothing that axe finds and does not scroll sideways, in either theme',
    async (_name, screen, sizes) => {
      const page = await visit(url, { ...screen, reducedMotion: 'reduce' });
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      if (url === '/') await page.getByText('@joao').waitFor();
      await settled(page);
      expect(await faultsInEachLook(page, url, sizes)).toEqual([]);
      await page.context().close();
    },
  );
});
