import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counterWith, FIVE, FORTY } from './counter.ts';
import { axeInEachTheme, faultsInEachLook, inSize, inTheme } from './each-look.ts';
import {
  axe,
  closeContexts,
  launchBrowser,
  desktop as office,
  type Product,
  phone as small,
  startProduct,
  themes,
} from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';
import { closeDetails, details, line, shopPanelOf, toast, unfoldForm } from './shop-panel.ts';

const view = { width: 390, height: 844 };
const phone: BrowserContextOptions = { ...small, viewport: view };
const desktop: BrowserContextOptions = { ...office, viewport: { width: 1360, height: 900 } };

const EMPTY = 'Balcão Vazio';
const QUIET = 'Balcão Calmo';
const FULL = 'Balcão Cheio';
/** No other test opens this account, because its list shows each device. */
const OWN = 'Balcão das Partes';
const SENHA = 'massa folhada';
/** Tolerance in px against the drafts. Texts of slightly different length are no fault. */
const NEAR = 4;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
  await counterWith(product, EMPTY, SENHA, []);
  await counterWith(product, QUIET, SENHA, FIVE);
  await counterWith(product, FULL, SENHA, FORTY);
  await counterWith(product, OWN, SENHA, []);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const panelOf = shopPanelOf(() => ({ product, browser }), QUIET);

async function open(path: string, options: BrowserContextOptions, nome = QUIET) {
  const opened = await panelOf(path, { ...options, reducedMotion: 'reduce' }, nome, SENHA);
  await opened.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await settled(opened.page);
  return opened;
}

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('has no box');
  return { ...found, bottom: found.y + found.height };
};
const near = (got: number, wanted: number) =>
  expect(Math.abs(got - wanted), `${got} for ${wanted}`).toBeLessThanOrEqual(NEAR);

const form = (page: Page) => page.getByRole('form', { name: 'Solicitar entrega' });
const send = (page: Page) => form(page).getByRole('button', { name: /^Solicitar entrega/ });
const rows = (page: Page) => page.getByRole('region', { name: 'Abertas' }).locator('[data-solicitacao]');
const scrolls = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollHeight - innerHeight');

/** Addresses and names do not count as words of the screen. */
const named = [...FIVE, ...FORTY].map(({ endereco }) => endereco).concat(EMPTY, QUIET, FULL, OWN);

async function within(page: Page, screen: string): Promise<void> {
  const { controls, words } = budgetOf(screen);
  const found = { controls: await controlsOf(page), words: await wordsOf(page, named) };
  expect(found.controls.length, `${screen}: ${found.controls.join(' | ')}`).toBeLessThanOrEqual(controls);
  expect(found.words.length, `${screen}: ${found.words.join(' ')}`).toBeLessThanOrEqual(words);
}

describe('the counter on a phone', () => {
  test('has the form first, whole and where the picture has it, and below it a line a request', async () => {
    const { page, context, errors } = await open('solicitar', phone);
    expect(
      await outOfView({
        address: page.getByLabel('Endereço').first(),
        value: page.getByLabel('Valor da entrega'),
        ready: page.getByRole('radiogroup', { name: 'Fica pronto em' }),
        payment: page.getByRole('radiogroup', { name: 'Pagamento do cliente' }),
        more: form(page).getByRole('button', { name: /^Mais/ }),
        send: send(page),
        waiting: line(page, 'Av. Cerro Azul'),
        ready_button: line(page, 'Av. Getúlio Vargas').getByRole('button', { name: 'Pronto!' }),
      }),
    ).toEqual([]);
    near((await box(send(page))).bottom, 472);
    near((await box(page.getByRole('radiogroup', { name: 'Como solicitar' }))).y, 72);
    near((await box(form(page).getByLabel('Endereço').locator('..'))).y, 152);
    expect(await rows(page).count()).toBe(5);
    const tops: number[] = [];
    for (const row of await rows(page).all()) {
      const { y, height } = await box(row);
      expect(Math.round(height)).toBe(52);
      tops.push(y);
    }
    near(tops[0] ?? 0, 520);
    await page.getByText('Abertas').first().waitFor();
    await page.getByText('ao vivo').waitFor();
    expect(await line(page, 'Av. Cerro Azul').textContent()).toMatch(/Aguardando.*7 min/);
    expect(await line(page, 'Av. Cerro Azul').getByRole('button', { name: 'Pronto!' }).count()).toBe(0);
    await within(page, 'Solicitar');
    expect(await axe(page)).toEqual([]);
    expect(await hiddenFocus(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('stands as well in the dark, empty and at 360 × 740', async () => {
    for (const nome of [QUIET, EMPTY, FULL]) {
      const { page, context } = await open('solicitar', phone, nome);
      for (const size of nome === QUIET ? [view, { width: 360, height: 740 }] : [view]) {
        await inSize(page, size);
        expect(await outOfView({ send: send(page), address: page.getByLabel('Endereço').first() })).toEqual([]);
        near((await box(send(page))).bottom, 472);
        expect(await faultsInEachLook(page, nome, [size])).toEqual([]);
      }
      await context.close();
    }
  });

  test('imports from iFood in one view, too: the paste, what was read and the button', async () => {
    for (const [options, sizes] of [
      [phone, [view, { width: 360, height: 740 }]],
      [desktop, [{ width: 1360, height: 900 }]],
    ] as const) {
      const { page, context } = await open('solicitar', options);
      await page.getByRole('radiogroup', { name: 'Como solicitar' }).getByText('iFood').click();
      const paste = page.getByLabel('Texto do pedido');
      await paste.waitFor();
      for (const size of sizes) {
        await inSize(page, size);
        expect(
          await outOfView({
            paste,
            address: page.getByLabel('Endereço').first(),
            value: page.getByLabel('Valor da entrega'),
            send: page.getByRole('button', { name: 'Solicitar entrega do iFood' }),
          }),
        ).toEqual([]);
        expect(await axe(page), `${size.width} px`).toEqual([]);
      }
      await context.close();
    }
  });

  test("opens the money's fields in place, and its closed line names what is filled in behind 'Mais'", async () => {
    const { page, context } = await open('solicitar', phone);
    const more = form(page).getByRole('button', { name: /^Mais/ });
    expect(await more.textContent()).toBe('Mais · urgente, observação, código, outra parada');
    await form(page).getByText('Dinheiro', { exact: true }).click();
    await page.getByLabel('Valor a cobrar').waitFor();
    await page.getByLabel('Troco para').waitFor();
    await unfoldForm(page);
    await page.getByRole('switch', { name: 'Urgente' }).check();
    await more.click();
    expect(await more.textContent()).toBe('Mais · urgente');
    expect(await page.getByRole('switch', { name: 'Urgente' }).isVisible()).toBe(false);
    // A wrong field opens its closed section and gets the focus.
    await unfoldForm(page);
    await page.getByLabel('Link do mapa').fill('http://mapa');
    await more.click();
    await page.getByLabel('Endereço').first().fill('Rua A, 1');
    await page.getByLabel('Valor da entrega').pressSequentially('900');
    await form(page).getByText('Online', { exact: true }).click();
    await send(page).click();
    await page.getByText('Use um link do mapa que comece por https://').waitFor();
    await expect
      .poll(() => page.getByLabel('Link do mapa').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await context.close();
  });

  test('repeats the last request with one tap and sends it from the first view', async () => {
    const { page, context } = await open('solicitar', phone, EMPTY);
    await page.getByLabel('Endereço').first().fill('Rua Joubert de Carvalho, 623');
    await page.getByLabel('Valor da entrega').pressSequentially('1200');
    expect(await send(page).textContent()).toMatch(/Solicitar entrega · R\$\s12,00/);
    await send(page).click();
    await toast(page, '1 entrega(s) solicitada(s) com sucesso!');
    await line(page, 'Rua Joubert de Carvalho, 623').waitFor();
    await page.getByRole('button', { name: 'Repetir última' }).click();
    await expect.poll(() => page.getByLabel('Valor da entrega').inputValue()).toBe('12,00');
    expect(await page.getByLabel('Endereço').first().inputValue()).toBe('Rua Joubert de Carvalho, 623');
    const sheet = await details(page, 'Rua Joubert de Carvalho, 623');
    await sheet.getByRole('link', { name: 'Enviar pelo WhatsApp' }).waitFor();
    await sheet.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar solicitação' }).click();
    await sheet.getByText('Cancelada', { exact: true }).waitFor();
    await closeDetails(page);
    await context.close();
  });
});

describe('the counter on a desktop', () => {
  test('shows the form beside forty open requests, every line whole, without scrolling', async () => {
    const { page, context } = await open('solicitar', desktop, FULL);
    expect(await rows(page).count()).toBe(40);
    expect(await outOfView({ send: send(page) })).toEqual([]);
    for (const row of await rows(page).all()) {
      const { y, bottom, height } = await box(row);
      expect(y).toBeGreaterThan(64);
      expect(bottom).toBeLessThanOrEqual(900);
      expect(height).toBeLessThanOrEqual(40);
    }
    expect(await axe(page)).toEqual([]);
    await context.close();
  });

  test.each([
    ['five open requests', QUIET],
    ['none', EMPTY],
  ])('does not scroll with %s, within its budget, in both themes', async (_how, nome) => {
    const { page, context } = await open('solicitar', desktop, nome);
    for (const theme of themes) {
      await inTheme(page, theme);
      expect(
        await outOfView({ send: send(page), board: page.getByRole('heading', { name: 'Minhas Solicitações' }) }),
      ).toEqual([]);
      expect(await scrolls(page), theme).toBeLessThanOrEqual(0);
      await within(page, 'Solicitar');
    }
    expect(await axeInEachTheme(page, nome)).toEqual([]);
    expect(await hiddenFocus(page)).toEqual([]);
    await context.close();
  });

  test('finds by address, courier or number with the key /, which is seen and does not fire while somebody types', async () => {
    const { page, context } = await open('solicitar', desktop);
    const search = page.getByRole('searchbox', { name: /Buscar/ });
    await page.getByLabel('Endereço').first().fill('Rua A');
    await page.keyboard.type('/b');
    expect(await page.getByLabel('Endereço').first().inputValue()).toBe('Rua A/b');
    await page.getByRole('heading', { name: 'Minhas Solicitações' }).click();
    await page.keyboard.press('/');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('getulio');
    await expect.poll(() => rows(page).count()).toBe(1);
    await line(page, 'Av. Getúlio Vargas').waitFor();
    await search.fill('nada disto');
    await page.getByText('Nada aberto com estas palavras').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows(page).count()).toBe(5);
    await context.close();
  });

  test('opens where this device was last', async () => {
    const { page, context } = await open('', desktop);
    await page.waitForURL(/\/comercio\/?$/);
    await page.getByRole('link', { name: 'Solicitar' }).first().click();
    await send(page).waitFor();
    const again = await context.newPage();
    await again.goto(`${product.baseUrl}/comercio/`);
    await again.waitForURL(/\/comercio\/solicitar$/);
    await again.getByRole('link', { name: 'Dashboard' }).first().click();
    await again.waitForURL(/\/comercio\/?$/);
    await again.reload();
    await again.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(again.url()).pathname).toMatch(/^\/comercio\/?$/);
    await context.close();
  });
});

const PARTS = [
  ['Loja', 'loja'],
  ['Entrega e prova', 'entrega-e-prova'],
  ['Preços e endereços', 'precos-e-enderecos'],
  ['Sistemas', 'sistemas'],
  ['Conta', 'conta'],
] as const;

describe('the settings', () => {
  test('have an index of five and one part, each with an address, and the page does not scroll', async () => {
    const { page, context, errors } = await open('configuracoes', desktop, OWN);
    const index = page.getByRole('navigation', { name: 'Partes das configurações' });
    expect(await index.getByRole('link').count()).toBe(5);
    for (const [name, path] of PARTS) {
      await index.getByRole('link', { name }).click();
      await page.waitForURL(`**/comercio/configuracoes/${path}`);
      await page.getByRole('heading', { name, level: 2 }).waitFor();
      await settled(page);
      expect(await index.locator('[aria-current=page]').textContent()).toContain(name);
      expect(await axeInEachTheme(page, name)).toEqual([]);
      for (const theme of themes) {
        await inTheme(page, theme);
        expect(await scrolls(page), `${name}, ${theme}`).toBeLessThanOrEqual(0);
      }
      await within(page, `Configurações: ${name}`);
      expect(await hiddenFocus(page), name).toEqual([]);
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'Sistemas', level: 2 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Sistemas', level: 2 }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('stand where the picture has them', async () => {
    const { page, context } = await open('configuracoes/precos-e-enderecos', desktop);
    const index = await box(page.getByRole('navigation', { name: 'Partes das configurações' }));
    near(index.x, 24);
    near(index.y, 136);
    near(index.x + index.width, 288);
    near(index.bottom, 453);
    const prices = await box(page.getByRole('region', { name: 'Preços', exact: true }));
    const places = await box(page.getByRole('region', { name: 'Endereços', exact: true }));
    near(prices.x, 312);
    near(prices.y, 136);
    near(prices.bottom, 880);
    near(places.x + places.width, 1336);
    near(places.bottom, 880);
    expect(await outOfView({ save: page.getByRole('button', { name: 'Salvar preços' }) })).toEqual([]);
    await page.getByText('Sem mudanças por salvar').waitFor();
    await context.close();
  });

  test('keep what was changed and not saved, over another part and a reload', async () => {
    const { page, context } = await open('configuracoes/precos-e-enderecos', desktop);
    await page.getByRole('button', { name: 'Adicionar bairro' }).click();
    await page.getByLabel('Bairro').last().fill('Zona 7');
    await page.getByLabel('Preço').last().pressSequentially('850');
    await page.getByText('Mudanças por salvar', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Loja' }).click();
    await page.getByRole('textbox', { name: 'Endereço de retirada' }).fill('Av. Colombo, 5790');
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Endereço de retirada' }).inputValue())
      .toBe('Av. Colombo, 5790');
    await page.getByText('Mudanças por salvar', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Preços e endereços' }).click();
    await expect.poll(() => page.getByLabel('Bairro').last().inputValue()).toBe('Zona 7');
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByText('Sem mudanças por salvar').waitFor();
    await page
      .getByRole('link', { name: /^Preços e endereços/ })
      .filter({ hasText: '1 bairro' })
      .waitFor();
    await page.reload();
    await page.getByText('Sem mudanças por salvar').waitFor();
    expect(await page.getByLabel('Bairro').last().inputValue()).toBe('Zona 7');
    await context.close();
  });

  test('are a list on a phone, and each part a page with a way back', async () => {
    const { page, context } = await open('configuracoes', phone);
    await within(page, 'Configurações: índice');
    expect(await scrolls(page)).toBeLessThanOrEqual(0);
    for (const [name] of PARTS) {
      await page.getByRole('navigation', { name: 'Partes das configurações' }).getByRole('link', { name }).click();
      await page.getByRole('heading', { name, level: 2 }).waitFor();
      await settled(page);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0);
      expect(await axe(page), name).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Configurações' }).click();
    }
    expect(await page.getByRole('link', { name: 'Ajustes (Configurações)' }).count()).toBe(1);
    await context.close();
  });
});

describe('the day on paper', () => {
  test('is one tap from the dashboard and the history, and prints nothing but the sheet, in light colours', async () => {
    const { page, context } = await open('', { ...desktop, colorScheme: 'dark' });
    await page.getByRole('link', { name: 'Imprimir o dia' }).click();
    await page.waitForURL('**/comercio/historico/hoje');
    const table = page.getByRole('table', { name: /^Pedidos de / });
    await table.waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Hora',
      'Endereço',
      'Entregador',
      'Pagamento',
      'Status',
      'Valor',
    ]);
    expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    for (const gone of [page.getByRole('link', { name: 'Voltar ao histórico' }), page.getByRole('banner')]) {
      expect(await gone.isVisible()).toBe(false);
    }
    const seen = await table.evaluate((sheet) => getComputedStyle(sheet).color);
    expect(seen).toBe('rgb(0, 0, 0)');
    await context.close();
  });

  test('is read on a phone without scrolling sideways', async () => {
    const { page, context } = await open('historico', phone);
    await page.getByRole('link', { name: 'Imprimir o dia' }).click();
    await page.getByRole('heading', { name: /^Pedidos de / }).waitFor();
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    await context.close();
  });
});

describe('the other tabs', () => {
  test.each([
    ['Dashboard', ''],
    ['Pendentes', 'pendentes'],
    ['Histórico', 'historico'],
    ['Imprimir o dia', 'historico/hoje'],
  ])('%s keeps to its budget on both screens, and no focus is hidden', async (screen, path) => {
    for (const options of [phone, desktop]) {
      const { page, context } = await open(path, options, EMPTY);
      await within(page, screen);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await hiddenFocus(page)).toEqual([]);
      await context.close();
    }
  });
});
