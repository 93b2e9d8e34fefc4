import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Couriers, startCouriers } from './courier-panel.ts';
import { axe, closeContexts, desktop, launchBrowser } from './harness.ts';
import { settled } from './settled.ts';

let couriers: Couriers;
beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

/** Opens a page of the administrator's panel in a browser of its own. */
async function office(path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const { baseUrl } = couriers.product;
  const data = { usuario: 'admin', senha: 'demo1234', user_type: 'admin' };
  expect((await context.request.post(`${baseUrl}/api/login`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(`${baseUrl}/admin/${path}`);
  return { page, close: () => closeContexts(browser) };
}

// [taxa]
test('an administrator says the fee from a Monday on, and the couriers read it before', async () => {
  const { page, close } = await office('configuracoes-admin/taxa');
  await page.getByText('Taxa 10% nesta semana').waitFor();
  await page.getByLabel('Nova taxa').fill('12,5');
  // A week with deliveries keeps its fee, so this week is not among the Mondays.
  expect(await page.getByLabel('A partir de').getByRole('option', { name: 'Esta semana' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText(/^A partir de segunda, \d\d\/\d\d: 12,5%$/).waitFor();
  const said = page.getByRole('region', { name: 'Quem mudou a taxa' }).getByRole('listitem');
  expect(await said.textContent()).toMatch(/^12,5% a partir de \d\d\/\d\d\/\d{4}/);
  await page.getByRole('link', { name: /^Taxa 10%; 12,5% a partir de \d\d\/\d\d$/ }).waitFor();
  await settled(page);
  expect(await axe(page)).toEqual([]);
  // A plan is moved by taking it back and saying the other one.
  await page.getByRole('button', { name: /^Cancelar a mudança de/ }).click();
  await page.getByText(/^A partir de segunda/).waitFor({ state: 'detached' });
  await page.getByLabel('Nova taxa').fill('12,5');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText(/^A partir de segunda, \d\d\/\d\d: 12,5%$/).waitFor();
  await page.goto(`${couriers.product.baseUrl}/admin/registro`);
  await page
    .getByText(/mudou a taxa de 10% para 12,5%, a partir de \d\d\/\d\d\/\d{4}/)
    .first()
    .waitFor();
  await close();

  const panel = await couriers.openPanel('joao');
  await panel.page.getByText(/^A partir de segunda, \d\d\/\d\d, a taxa passa de 10% para 12,5%\.$/).waitFor();
  await panel.page.getByText('Taxa 10%', { exact: true }).first().waitFor();
  expect(await axe(panel.page)).toEqual([]);
  await panel.close();
});
