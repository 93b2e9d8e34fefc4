import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { fridaySql } from './friday.ts';
import { closeContexts, launchBrowser, type Product, startProduct } from './harness.ts';
import { fromEndToEnd } from './scrolling.ts';
import { settled } from './settled.ts';

/** Every virtual list, with more rows than it renders, scrolled from end to end. */
const rows = 500;
/** How many weeks ago the Friday is. */
const WEEKS_AGO = 11;
/** A phone and an office, and every night all (`CORRE_SIZES=all`). */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1360, height: 860 },
  { width: 1920, height: 1080 },
].filter(({ width }) => process.env.CORRE_SIZES === 'all' || width === 360 || width === 1360);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  await runSql(product.databaseUrl, crowdSql({ couriers: rows, requests: rows, busy: rows, closed: rows }));
  await runSql(product.databaseUrl, fridaySql(rows, WEEKS_AGO));
  browser = await launchBrowser();
});
// A panel that stays open continues to poll its 500 rows.
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await product?.stop();
});

type Opened = { page: Page; faults: () => Promise<string[]> };

/** Opens a panel in a window of this size. `faults` are the page's exceptions and crashes. */
async function open(usuario: string, address: string, viewport: { width: number; height: number }): Promise<Opened> {
  const touched = viewport.width < 640 ? { isMobile: true, hasTouch: true } : {};
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', viewport, ...touched });
  const data = { usuario, senha: 'demo1234' };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(product.baseUrl + address);
  await settled(page);
  const faults = async () => [...thrown, ...(await page.getByText('Algo deu errado').allTextContents())];
  return { page, faults };
}

/** Scrolls each list in every way, to its end and back. */
async function scrollsThrough({ page, faults }: Opened, lists: Record<string, Locator>) {
  for (const [name, list] of Object.entries(lists)) {
    const lost = await fromEndToEnd(page, list);
    expect({ name, lost, faults: await faults() }).toEqual({ name, lost: [], faults: [] });
  }
}

describe.each(sizes)('in a window of $width px', (size) => {
  const phone = size.width < 640;

  test("support's requests are scrolled to their end and back", async () => {
    const opened = await open('suporte', '/suporte/?solicitacoes=todas', size);
    await scrollsThrough(opened, { requests: opened.page.locator('ul:has([data-solicitacao])') });
  });

  test("support's closed requests are scrolled, and more of them after 'Carregar mais'", async () => {
    const opened = await open('suporte', '/suporte/?solicitacoes=encerradas', size);
    const list = opened.page.locator('ul:has([data-solicitacao])');
    const before = Number(await list.locator('li').first().getAttribute('aria-setsize'));
    await opened.page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect
      .poll(async () => Number(await list.locator('li').first().getAttribute('aria-setsize')))
      .toBeGreaterThan(before);
    await scrollsThrough(opened, { requests: list });
  });

  test("support's couriers and deliveries on their way are scrolled to their end and back", async () => {
    const opened = await open('suporte', '/suporte/?entregadores=ocupados', size);
    await scrollsThrough(opened, { busy: opened.page.locator('ul:has([data-entregador])') });
    // A narrow window shows the two lists in turn.
    const other = opened.page.getByRole('radio', { name: 'Entregas', exact: true });
    if ((await other.count()) > 0) await other.check({ force: true });
    const deliveries = opened.page.locator('tbody:has([data-entrega])');
    await deliveries.waitFor();
    await settled(opened.page);
    await scrollsThrough(opened, { deliveries });
  });

  test("support's cards of suspensions are scrolled to their end and back", async () => {
    const opened = await open('suporte', '/suporte/suspensoes', size);
    await scrollsThrough(opened, { couriers: opened.page.locator('ul[aria-label=Entregadores]') });
  });

  test('the options of a courier to assign are gone through to the last', async () => {
    const { page, faults } = await open('suporte', '/suporte/', size);
    if (phone) {
      await page
        .locator('[data-solicitacao]')
        .first()
        .getByRole('button', { name: /^Atribuir/ })
        .click();
    }
    await page.getByRole('combobox', { name: 'Entregador' }).click();
    await page.getByRole('option').first().waitFor();
    const last = page.locator(
      `[role=option][aria-posinset="${await page.getByRole('option').first().getAttribute('aria-setsize')}"]`,
    );
    await page.keyboard.press('ArrowUp');
    if ((await last.count()) === 0) await page.keyboard.press('ArrowUp');
    await last.waitFor();
    expect(await faults()).toEqual([]);
  });

  test("the administrator's Friday is scrolled to its end and back, and so is who goes into a bank file", async () => {
    const semana = semanasBefore(semanaDe(new Date()), WEEKS_AGO);
    const { page, faults } = await open('admin', `/admin/fechamento-da-semana?semana=${semana}`, size);
    const table = phone
      ? page.getByRole('list', { name: 'Pagamentos da semana' })
      : page.locator('table:has(caption:text-is("Pagamentos da semana")) tbody');
    await table.locator('[data-row],li').nth(3).waitFor();
    expect(await fromEndToEnd(page, table)).toEqual([]);
    await page.getByRole('button', { name: 'Gerar arquivo do banco' }).click();
    const dialog = page.getByRole('dialog');
    await settled(page);
    expect(await fromEndToEnd(page, dialog.locator('fieldset ul'))).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
