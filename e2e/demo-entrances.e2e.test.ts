import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

/** The entrances of the demonstration: one tap, no password, on the login and on the landing page. */

const ENTRANCES = [
  ['entregador', '/dashboard'],
  ['loja', '/comercio/solicitar'],
  ['suporte', '/suporte'],
  ['administrador', '/admin/visao-geral'],
] as const;

let browser: Browser;
let demo: Product;
let plain: Product;

beforeAll(async () => {
  [browser, demo, plain] = await Promise.all([
    launchBrowser(),
    startProduct({ env: { SEED: 'demo', DEMO_ENTRADAS: 'true' } }),
    startProduct(),
  ]);
});
afterAll(async () => {
  await closeContexts(browser);
  await Promise.all([demo?.stop(), plain?.stop()]);
});

async function open(product: Product, path: string, screen: typeof phone | typeof desktop) {
  const context = await browser.newContext({ ...screen, baseURL: product.baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

describe('the entrances', () => {
  test.each(ENTRANCES)('lead to the panel: %s', async (como, path) => {
    const page = await open(demo, '/login', phone);
    await page.getByRole('button', { name: `Entrar como ${como}` }).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('main').first().waitFor();
    await page.context().close();
  });

  test('are the first view of a phone, with the form folded below them', async () => {
    const page = await open(demo, '/login', phone);
    const fold = page.getByRole('button', { name: 'Com usuário e senha' });
    await fold.waitFor();
    expect(await axe(page)).toEqual([]);
    const bottom = (await fold.boundingBox())?.y ?? 999;
    expect(bottom).toBeLessThan(740 - 56);
    expect(await page.getByLabel('Senha', { exact: true }).isVisible()).toBe(false);
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    await fold.click();
    await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('entregador');
    await page.getByLabel('Usuário').fill('admin');
    await page.getByLabel('Senha', { exact: true }).fill('errada');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByText('Confira o tipo de acesso, o usuário e a senha.').waitFor();
    await page.context().close();
  });

  test('of the landing page and of a desktop; a message unfolds the form', async () => {
    const page = await open(demo, '/', desktop);
    await page.getByRole('button', { name: 'Entrar como loja' }).waitFor();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar como loja' }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.getByLabel('Senha', { exact: true }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login?sessao=encerrada');
    await page.getByText('Sua sessão terminou. Entre de novo.').waitFor();
    await page.getByRole('button', { name: 'Entrar como loja' }).waitFor();
    expect(await page.getByLabel('Senha', { exact: true }).isVisible()).toBe(true);
    await page.context().close();
  });

  test('say why one did not open, and keep the focus on it', async () => {
    const page = await open(demo, '/login', phone);
    const follow = page.getByRole('button', { name: /Acompanhar um pedido/ });
    await follow.click();
    await page.getByRole('alert').getByText('Nenhum pedido para acompanhar agora.').waitFor();
    expect(await follow.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().close();
  });
});

test('outside of the demonstration there is none of it, and nothing of it is loaded', async () => {
  for (const path of ['/login', '/']) {
    const page = await open(plain, path, desktop);
    const loaded: string[] = [];
    page.on('response', (answer) => loaded.push(answer.url()));
    await page.reload();
    await page
      .getByRole('link', { name: /Cadastre-se|Quero fazer parte/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /^Entrar como/ }).count()).toBe(0);
    expect(await page.getByText(/demonstração/i).count()).toBe(0);
    expect(loaded.filter((url) => /demonstracao|entradas/.test(url))).toEqual([]);
    await page.context().close();
  }
});
