import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Couriers, endDay, goOnline, offer, startCouriers, toggle } from './courier-panel.ts';
import { phone } from './harness.ts';

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

/** Fails the requests for one chunk of the page and lets all other calls pass. Returns the function that ends this. */
async function losePart(page: Page, name: string): Promise<() => Promise<void>> {
  const part = `**/assets/${name}-*.js`;
  const look = (url: URL) => url.pathname === '/dashboard/';
  await page.route(part, (route) => route.abort());
  await page.route(look, (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  return async () => {
    await page.unroute(part);
    await page.unroute(look);
  };
}

test('the part that draws an offer is lost on the way: the panel stays, and the offer is drawn once the line is back', async () => {
  const panel = await couriers.openPanel('maria', '', { ...phone, serviceWorkers: 'block' });
  const { page } = panel;
  const mend = await losePart(page, 'oferta-aberta');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('oferta-aberta'));
  await page.reload();
  await lost;
  await goOnline(panel);
  await couriers.ask();
  await page.waitForResponse(async (answer) => (await answer.text()).includes('"has_delivery":true'));
  await toggle(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  await mend();
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.getByRole('region', { name: /Entrega em andamento/ }).waitFor();
  await endDay(panel);
});

test('the part that watches the access is lost for good: the page stays, and the courier goes online', async () => {
  const panel = await couriers.openPanel('joao', '', { ...phone, serviceWorkers: 'block' });
  const { page } = panel;
  await page.route('**/assets/factor-watch-*.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('factor-watch'));
  await page.reload();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await lost;
  await goOnline(panel);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await endDay(panel);
});
