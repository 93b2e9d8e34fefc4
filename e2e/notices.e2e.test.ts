import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, type Couriers, endDay, openOnline, SHOP, startCouriers } from './courier-panel.ts';
import { axe, closeContexts, desktop, launchBrowser } from './harness.ts';
import { settled } from './settled.ts';

let couriers: Couriers;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  couriers = await startCouriers();
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await couriers?.stop();
});

/** Counts the tones that a page plays. */
const countTones = `
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };
`;
const tones = (page: Page): Promise<number> => page.evaluate('window.tones');
/** Makes the page visible or hidden, as when another tab is active. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

async function openCounter(): Promise<Page> {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  await context.request.post(`${couriers.product.baseUrl}/api/login/comercio`, {
    data: { usuario: SHOP, senha: 'demo1234' },
  });
  await context.addInitScript(countTones);
  const page = await context.newPage();
  await page.goto(`${couriers.product.baseUrl}/comercio/configuracoes/conta`);
  await page.getByRole('heading', { name: 'Sons' }).waitFor();
  return page;
}

test('an acceptance sounds and stands in the title while nobody looks; who silenced it reads it there', async () => {
  const counter = await openCounter();
  await settled(counter);
  expect(await axe(counter)).toEqual([]);
  // A browser lets a page play sound only after a gesture.
  await counter.getByRole('button', { name: 'Ouvir: Pedido aceito' }).click();
  await expect.poll(() => tones(counter)).toBe(1);

  const panel = await openOnline(couriers, 'joao');
  await look(counter, 'hidden');
  const [first] = await couriers.ask();
  await accept(panel.page);
  await expect.poll(() => counter.title()).toBe('● Pedido aceito · Configurações · Painel do Comércio');
  expect(await tones(counter)).toBe(2);
  await look(counter, 'visible');
  expect(await counter.title()).toBe('Configurações · Painel do Comércio');

  await counter.getByRole('switch', { name: 'Pedido aceito' }).uncheck();
  await endDay(panel, first);
  const other = await openOnline(couriers, 'maria');
  await look(counter, 'hidden');
  const [second] = await couriers.ask();
  await accept(other.page);
  await expect.poll(() => counter.title()).toMatch(/^● Pedido aceito/);
  expect(await tones(counter)).toBe(2);
  await endDay(other, second);
  await counter.context().close();
});
