import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct, themes } from './harness.ts';
import { settled } from './settled.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ env: { SEED: 'demo', CIDADE: 'Londrina' } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const get = async (path: string) => (await fetch(product.baseUrl + path)).text();
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script|head)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<br[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');

describe('the page of / as it is served', () => {
  test('has its headline, its offer and its rules in the HTML', async () => {
    const html = await get('/');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const text = textOf(html);
    for (const said of [
      'Entregue na sua cidade. Receba toda sexta.',
      'o valor à vista antes de aceitar',
      'você recebe',
      '15 segundos para responder',
      '3 recusas seguidas suspendem a conta por 1 h',
      'com a taxa já descontada',
      'Depois do cadastro',
      'Regras básicas',
      'Quanto dá para tirar?',
    ])
      expect(text).toContain(said);
  });

  test('needs nothing else for its first picture: no sheet, no script before the text, none inline', async () => {
    const html = await get('/');
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    // The headline's font is the exception: the browser uses the font only if it arrives at once.
    const first = html.search(/<script|rel="preload"(?![^>]*bricolage)|rel="modulepreload"/);
    expect(first).toBeGreaterThan(html.indexOf('Regras básicas'));
  });

  test('is that path’s alone: the others get the frame', async () => {
    for (const path of ['/login', '/cadastro', '/nao-existe']) {
      const html = await get(path);
      expect(html).toContain('Carregando…');
      expect(html).not.toContain('<h1');
    }
  });
});

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_name, screen) => {
  test.each(themes)('%s: it is to be seen without any script', async (colorScheme) => {
    const context = await browser.newContext({ ...screen, colorScheme, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product.baseUrl);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: '15 segundos para responder' }).waitFor();
    const grounds = { light: 'rgb(247, 251, 252)', dark: 'rgb(9, 20, 27)' };
    const ground = await page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).toBe(grounds[colorScheme]);
  });

  test('the browser takes over what it finds, without a word in the console, and then knows the city', async () => {
    const page = await (await browser.newContext({ ...screen, baseURL: product.baseUrl })).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(`
      document.addEventListener('DOMContentLoaded', () => { window.__drawn = document.querySelector('h1'); });`);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: /Entregue\s+em Londrina\.\s+Receba\s+toda sexta\./ }).waitFor();
    await settled(page);
    expect(await page.evaluate("window.__drawn === document.querySelector('h1')")).toBe(true);
    expect(complaints).toEqual([]);
    await page.getByRole('link', { name: 'Entrar' }).first().click();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });
});
