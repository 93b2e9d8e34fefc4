import { runSql } from '@corre/db/testing/cluster.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { demonstration } from './demonstration.ts';
import { inSize } from './each-look.ts';
import { settled } from './settled.ts';

const couriers = 70;
/** The pages with a table, and who opens them. */
const tables = [
  ['admin', '/admin/'],
  ['admin', '/admin/relatorio-entregadores'],
  ['admin', '/admin/relatorio-semana'],
  ['admin', '/admin/relatorio-comercios'],
  ['admin', '/admin/gerenciar-comercios'],
  ['admin', '/admin/dinheiro-em-maos'],
  ['suporte', '/suporte/entregadores'],
  ['suporte', '/suporte/historico'],
  ['Pizzaria Bella Massa', '/comercio/historico'],
] as const;
/** The width between A4's margins of 10 mm, in CSS pixels. */
const paper = 718;
const A4 = { format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } } as const;

const { running, signedIn } = demonstration();

beforeAll(() => runSql(running().product.databaseUrl, crowdSql({ couriers, requests: 0, busy: 0, closed: 0 })));

async function open(usuario: string, address: string, width: number): Promise<Page> {
  const page = await signedIn(usuario, { viewport: { width, height: 800 } });
  await page.goto(running().product.baseUrl + address);
  await page.locator('table tbody tr').first().waitFor();
  await settled(page);
  return page;
}

/**
 * Prints the page for real and returns what stood on the paper when it was laid out: this listener comes after those of
 * the page, whose tables have drawn by then.
 */
async function printed(page: Page) {
  await page.evaluate(`addEventListener('beforeprint', () => {
    window.printed = { rows: document.querySelectorAll('table tbody tr').length, lists: document.querySelectorAll('main table').length };
  }, { once: true })`);
  const pages = (await page.pdf(A4)).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const seen = await page.evaluate<{ rows: number; lists: number }>('window.printed');
  return { ...seen, pages };
}

/** What is wrong with the tables at this width on paper: a box that cuts, controls, a heading that does not repeat. */
const faultsOnPaper = `(() => {
  const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility());
  const faults = seen('main :is(input[type=search], [aria-label="Páginas"])').map((one) => 'control ' + one.outerHTML.slice(0, 60));
  // The table of a picture is for a voice, and stands on no paper.
  const tables = seen('main table:has(caption)').filter((table) => !table.closest('.sr-only'));
  if (tables.length === 0) faults.push('no table');
  for (const table of tables) {
    const name = table.caption.textContent;
    const head = getComputedStyle(table.tHead);
    if (head.display !== 'table-header-group' || head.position !== 'static') faults.push(name + ': head ' + head.position);
    // Chromium repeats a head on each sheet only where no control stands in it.
    if (seen('main thead :is(button, input, select)').length > 0) faults.push(name + ': a head of one sheet');
    if (table.tFoot && getComputedStyle(table.tFoot).display !== 'table-row-group') faults.push(name + ': sums on each page');
    for (let box = table.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowY, maxHeight } = getComputedStyle(box);
      if (overflowY === 'auto' || overflowY === 'scroll' || overflowY === 'hidden' || maxHeight !== 'none') faults.push(name + ': cut by ' + box.className);
    }
    const beyond = Math.round(table.getBoundingClientRect().right - innerWidth);
    if (beyond > 0) faults.push(name + ': ' + beyond + ' px beyond the paper');
  }
  for (const bar of seen('main [data-mark]')) {
    if (getComputedStyle(bar).printColorAdjust !== 'exact') faults.push('a bar without its colour');
  }
  return faults;
})()`;

describe.each(tables)("%s's table at %s", (usuario, address) => {
  test('stands on paper whole, with its headings and without its controls', async () => {
    const page = await open(usuario, address, 1360);
    const before = await page.locator('table tbody tr').count();
    const status = await page.getByText(/^\d+–\d+ de \d+$/).allTextContents();
    const all = Number(status[0]?.split(' ').at(-1) ?? before);
    const paged = await printed(page);
    expect(paged.rows).toBeGreaterThanOrEqual(all);
    // The screen has its page of rows again.
    await expect.poll(() => page.locator('table tbody tr').count()).toBe(before);
    await page.setViewportSize({ width: paper, height: 800 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await page.evaluate(faultsOnPaper)).toEqual([]);
  });

  test('has names of more than a letter a line at 1024 and at 820 px, and its last column in view at 1024', async () => {
    const page = await open(usuario, address, 1024);
    // The ledger of eight sums is the one that is moved sideways.
    if (address !== '/admin/dinheiro-em-maos') {
      const beyond = await page.evaluate<number[]>(
        `[...document.querySelectorAll('main table:has(caption)')].filter((table) => !table.closest('.sr-only')).map((table) => table.parentElement.scrollWidth - table.parentElement.clientWidth)`,
      );
      expect(beyond.length).toBeGreaterThan(0);
      expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
    }
    for (const width of [1024, 820]) {
      await inSize(page, { width, height: 800 });
      const narrow = await page.evaluate<string[]>(`[...document.querySelectorAll('main tbody td:first-child')]
        .filter((cell) => cell.checkVisibility() && cell.textContent.trim().length > 12 && cell.getBoundingClientRect().width < 120)
        .map((cell) => cell.textContent + ' ' + Math.round(cell.getBoundingClientRect().width))`);
      expect(narrow, `${width} px`).toEqual([]);
    }
  });
});

test('more couriers than a page has are all printed, on more than one sheet', async () => {
  const page = await open('admin', '/admin/', 1360);
  expect(await page.locator('table tbody tr').count()).toBe(25);
  const { rows, pages } = await printed(page);
  expect(rows).toBeGreaterThan(couriers);
  expect(pages).toBeGreaterThan(1);
});

test('a search stands on the paper as words, and a phone prints the table too', async () => {
  const page = await open('admin', '/admin/?busca=mil%C3%A9simo', 1360);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('list', { name: 'Entregadores' }).waitFor();
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  expect(await page.locator('table tbody tr').count()).toBe(couriers);
  await page.emulateMedia({ media: 'print' });
  await page.getByText('Só o que a busca “milésimo” acha').waitFor();
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('list', { name: 'Entregadores' }).waitFor();
  expect(await page.getByText('Só o que a busca “milésimo” acha').isVisible()).toBe(false);
});
