import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInEachLook, inTheme } from './each-look.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct, themes } from './harness.ts';
import { settled } from './settled.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const SHOP = 'Pizzaria Bella Massa';
/** The last week that is over. */
const SEMANA = semanasBefore(semanaDe(new Date()), 1);
const PAGES = {
  admin: { path: 'admin/visao-geral', login: '/api/login', usuario: 'admin', titulo: 'Visão geral' },
  semana: { path: `admin/semana/${SEMANA}`, login: '/api/login', usuario: 'admin', titulo: /^Semana de / },
  suporte: { path: 'suporte/estatisticas', login: '/api/login', usuario: 'suporte', titulo: 'Estatísticas' },
  comercio: { path: 'comercio/historico/espera', login: '/api/login/comercio', usuario: SHOP, titulo: 'Minha espera' },
  entregador: { path: 'dashboard/historico/numeros', login: '/api/login', usuario: 'joao', titulo: 'Meus números' },
} as const;

const WHO = Object.keys(PAGES) as (keyof typeof PAGES)[];

/** Layout shift that is too much, as browsers measure it. */
const SHIFT = 0.02;
/** Bytes per second and ms of a slow line. */
const SLOW = { offline: false, latency: 200, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** Adds up how far the page moved by itself. */
const watchShifts = `window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const shiftOf = (page: Page) => page.evaluate<number>('window.shift');

/** Opens a page of figures with the demonstration's account signed in. */
async function openPage(who: keyof typeof PAGES, options: BrowserContextOptions = desktop, slow = false) {
  const { path, login, usuario, titulo } = PAGES[who];
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${product.baseUrl}${login}`, { data: { usuario, senha: 'demo1234' } });
  expect(answer.ok()).toBe(true);
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  if (slow) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', SLOW);
  await page.goto(`${product.baseUrl}/${path}`);
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
  await settled(page);
  return { page, context };
}

// [numeros]
describe('the pages of figures', () => {
  test.each(WHO)('have nothing for axe to find in either theme, and are no wider than a phone: %s', async (who) => {
    for (const [device, options, size] of [
      ['desktop', desktop, { width: 1360, height: 860 }],
      ['phone', phone, { width: 360, height: 740 }],
    ] as const) {
      const { page, context } = await openPage(who, options);
      expect(await shiftOf(page), device).toBeLessThan(SHIFT);
      expect(await faultsInEachLook(page, `${who} on a ${device}`, [size])).toEqual([]);
      const shots = process.env.SHOTS;
      for (const theme of shots ? themes : []) {
        await inTheme(page, theme);
        await page.screenshot({ fullPage: true, path: `${shots}/${who}-${device}-${theme}.png` });
      }
      await context.close();
    }
  });

  test('show the numbers of a picture as a table by keyboard, and keep the chosen span in the address', async () => {
    const { page, context } = await openPage('admin');
    const card = page.getByRole('region', { name: /Ganhos/ });
    await card.getByRole('button', { name: 'Ver como tabela' }).focus();
    await page.keyboard.press('Enter');
    await card.getByRole('columnheader', { name: 'Líquido' }).waitFor();
    expect(await card.getByRole('row').count()).toBe(9);
    const waiting = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Guardar ou imprimir/ }).click();
    await page.getByRole('menuitem', { name: 'Exportar CSV' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^visao-geral-.*-dinheiro\.csv$/);
    const sheet = page.waitForEvent('download');
    await card.getByRole('button', { name: /^Guardar ou imprimir/ }).click();
    await page.getByRole('menuitem', { name: 'Exportar Excel' }).click();
    expect((await sheet).suggestedFilename()).toMatch(/-dinheiro\.xlsx$/);
    await card.getByRole('button', { name: 'Ver como tabela' }).press('Enter');
    await card.getByRole('group', { name: /Setas leem os valores/ }).focus();
    await page.keyboard.press('End');
    expect(await card.getByRole('status').textContent()).toMatch(/esta semana [\d.]+/);
    const first = await page.getByLabel('Primeiro dia').inputValue();
    await page.getByRole('button', { name: 'Período anterior' }).click();
    await expect.poll(() => page.getByLabel('Primeiro dia').inputValue()).not.toBe(first);
    const before = await page.getByLabel('Primeiro dia').inputValue();
    await page.reload();
    await expect.poll(() => page.getByLabel('Primeiro dia').inputValue()).toBe(before);
    await context.close();
  });

  test('name what an owner asks for: couriers, the slow counter, the hard bairro, money, better or worse', async () => {
    const { page, context } = await openPage('admin');
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
    for (const finding of [
      /faltam? (até )?\d+ entregador/,
      /^Pizzaria Bella Massa faz esperar \d+ min no balcão/,
      /^Jardim Alvorada falha na porta: \d+ de \d+ entregas/,
      /^\d entregadores, .*; o R\$ por hora /,
      /que a semana antes/,
    ])
      expect(
        titles.some((title) => finding.test(title)),
        `${finding} in ${titles.join(' | ')}`,
      ).toBe(true);
    await context.close();
  });

  test.each([
    { who: 'admin', options: phone },
    { who: 'suporte', options: desktop },
  ] as const)('do not move while their numbers come on a slow line: $who', async ({ who, options }) => {
    const { page, context } = await openPage(who, options, true);
    await page.getByRole('region', { name: /^Aceitação caiu|ofertas foram aceitas/ }).waitFor();
    expect(await shiftOf(page)).toBeLessThan(SHIFT);
    await context.close();
  });

  test('bring more pictures only when they are opened, and draw in a window that had no room', async () => {
    const { page, context } = await openPage('admin');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const before = await page.evaluate(`performance.getEntriesByType('resource').map(({ name }) => name).join(' ')`);
    expect(before).not.toContain('mais-numeros-aberto');
    await page.getByText('Mais números', { exact: true }).click();
    for (const finding of [
      /^Sexta às \d+ h teve \d+ das \d+ rotas sem ninguém livre/,
      /^\d+% das rotas foram aceitas na primeira oferta/,
      /^\d+ de \d+ recusas /,
      /^\d+% das entregas foram pagas /,
      /em mãos/,
    ])
      await page.getByRole('region', { name: finding }).waitFor();
    expect(asked.some((url) => url.includes('mais-numeros-aberto'))).toBe(true);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    const plot = page.getByRole('group', { name: /Setas leem os valores/ }).first();
    const width = () => plot.locator('> svg').getAttribute('width');
    const wide = await width();
    await page.setViewportSize({ width: 40, height: 40 });
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await width()).toBe(wide);
    await context.close();
  });

  test('print a week on one A4 sheet, with the weeks beside it', async () => {
    const { page, context } = await openPage('semana');
    const marked = page.locator('nav a[aria-current=page]', { hasText: 'Visão geral' });
    await marked.waitFor({ state: 'attached' });
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(await page.getByRole('link', { name: 'Próxima semana' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Semana anterior' }).click();
    await page.waitForURL(new RegExp(`/semana/${semanasBefore(SEMANA, 1)}$`));
    await page.getByRole('link', { name: 'Próxima semana' }).waitFor();
    await context.close();
  });

  test('hold no money for support, and the money is not answered', async () => {
    const { page, context } = await openPage('suporte');
    await page.getByText('Mais números', { exact: true }).click();
    await page.getByRole('region', { name: /recusas / }).waitFor();
    expect(await page.getByRole('region').count()).toBeGreaterThanOrEqual(8);
    expect(await page.locator('main').textContent()).not.toContain('R$');
    const answer = await context.request.get(
      `${product.baseUrl}/api/admin/numeros/dinheiro?de=2026-11-09&ate=2026-11-15`,
    );
    expect(answer.status()).toBe(403);
    await context.close();
  });
});
