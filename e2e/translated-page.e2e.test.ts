import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, deliver, offer, openPanelOf, ownId, toggle } from './courier-panel.ts';
import { closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';
import { closeDetails, details, line, password, shopPanelOf } from './shop-panel.ts';
import { card, shop, supportPanel } from './support-panel.ts';

let product: Product;
let browser: Browser;
const running = () => ({ product, browser });
const openShop = shopPanelOf(running, shop);
const { open: openSupport, request } = supportPanel(running);

beforeAll(async () => {
  browser = await launchBrowser();
  product = await startProduct({ env: { SEED: 'demo' } });
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/**
 * Does what Chrome's translator does to a page, again with every frame: puts an element in the place of each text. The
 * words stay the same, so that a test finds them.
 */
const translator = `
  window.translated = 0;
  const skipped = 'script, style, title, option, textarea, font, svg';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) { font.dir = 'auto'; font.style.verticalAlign = 'inherit'; }
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      window.translated += 1;
    }
    requestAnimationFrame(translate);
  };
  translate();`;

/** Translates from now on. Returns a function that reads what went wrong since. */
async function translated(page: Page): Promise<() => Promise<string[]>> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.evaluate(translator);
  return async () => {
    expect(await page.evaluate('window.translated')).toBeGreaterThan(20);
    return [...faults, ...(await page.getByText('Algo deu errado').allTextContents())];
  };
}

const ended = async (context: BrowserContext, faults: () => Promise<string[]>) => {
  expect(await faults()).toEqual([]);
  await context.close();
};

test('a courier works a delivery on a translated page', async () => {
  const panel = await openPanelOf(product, browser)('maria');
  const { page } = panel;
  const faults = await translated(page);
  await toggle(page).click();
  await page.getByText('ONLINE', { exact: false }).first().waitFor();
  const id = await request('Rua Santos Dumont, 2871');
  await offer(page).waitFor();
  await accept(page);
  await page.getByText('Rua Santos Dumont, 2871').first().waitFor();
  await offer(page).waitFor({ state: 'detached' });
  await deliver(panel, id);
  await page
    .getByRole('tab', { name: /Histórico/ })
    .or(page.getByRole('link', { name: /Histórico/ }))
    .first()
    .click();
  await page.getByText('Rua Santos Dumont, 2871').first().waitFor();
  await panel.cliente.put(`/entregador/${await ownId(page)}/status-online`, { online: false });
  await ended(page.context(), faults);
});

test('a shop sees its request change and cancels it on a translated page', async () => {
  const endereco = 'Rua Neo Alves Martins, 1490';
  const { page, context } = await openShop('solicitar');
  await line(page, '').waitFor();
  const faults = await translated(page);
  await request(endereco);
  await line(page, endereco).waitFor();
  const sheet = await details(page, endereco);
  await sheet.getByText(endereco).first().waitFor();
  await closeDetails(page);
  await line(page, endereco)
    .getByRole('button', { name: `Cancelar: ${endereco}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar solicitação' }).click();
  await line(page, endereco).getByText('Cancelada', { exact: true }).waitFor();
  await ended(context, faults);
});

test('support searches its list and sees a request arrive and go on a translated page', async () => {
  const { page, context } = await openSupport();
  await page.locator('[data-solicitacao]').first().waitFor();
  const faults = await translated(page);
  await request('Rua das Palavras Trocadas, 77');
  await card(page, 'Palavras Trocadas').waitFor();
  const search = page.getByPlaceholder('Pedido, endereço');
  await search.fill('Palavras Trocadas');
  await page.getByRole('option', { name: /Palavras Trocadas/ }).waitFor();
  await search.press('Escape');
  await card(page, 'Palavras Trocadas').waitFor();
  await ended(context, faults);
});

test('the administrator goes through all sections on a translated page', async () => {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const data = { usuario: 'admin', senha: password, user_type: 'admin' };
  await context.request.post(`${product.baseUrl}/api/login`, { data });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/admin/`);
  await page.locator('tbody:not([aria-hidden]) tr').first().waitFor();
  const faults = await translated(page);
  const sections = page.getByRole('navigation').first().getByRole('link');
  const names = await sections.allTextContents();
  expect(names.length).toBeGreaterThan(4);
  for (const index of names.keys()) {
    await sections.nth(index).click();
    await page.locator('main').getByRole('heading').first().waitFor();
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  }
  await ended(context, faults);
});

test('a stranger reads what is missing in the registration on a translated page', async () => {
  const context = await browser.newContext({ ...desktop, baseURL: product.baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/cadastro');
  await page.getByRole('heading', { level: 1, name: 'Cadastro de entregador' }).waitFor();
  const faults = await translated(page);
  const name = page.locator('#nome_completo');
  await name.fill('C');
  await page.locator('#cpf').pressSequentially('11111111111');
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(2);
  await name.fill('Carla Beatriz Ferreira Lima');
  await name.blur();
  await expect.poll(() => name.getAttribute('aria-invalid')).not.toBe('true');
  await ended(context, faults);
});
