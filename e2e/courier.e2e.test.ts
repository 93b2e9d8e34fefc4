import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Couriers, openOnline, startCouriers, toast, toggle } from './courier-panel.ts';
import { axe, desktop, phone } from './harness.ts';
import { settled } from './settled.ts';

const TABS = ['', 'solicitacoes', 'historico', 'perfil'];

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

describe('the online switch', () => {
  // [online]
  test('goes online and offline with the promised texts, and is restored at load', async () => {
    const panel = await openOnline(couriers, 'joao');
    await panel.page.reload();
    await panel.page.getByText('1º da fila').waitFor();
    await expect.poll(() => panel.page.evaluate(`localStorage.getItem('timestamp_online')`)).toMatch(/^\d{4}-/);
    await toggle(panel.page).click();
    await toast(panel.page, 'Você está OFFLINE');
    await panel.page.getByText('Fora da fila').waitFor();
    await panel.close();
  });
});

describe('every tab', () => {
  test.each([
    ['claro', phone],
    ['escuro', phone],
    ['claro', desktop],
    ['escuro', desktop],
  ] as const)('is clean under axe (%s, %o) and has no sideways scroll', async (tema, options) => {
    const panel = await couriers.openPanel('ana', '', options, tema);
    for (const tab of TABS) {
      await panel.page.goto(`${couriers.product.baseUrl}/dashboard/${tab}`);
      await panel.page.getByRole('main').getByRole('heading').first().waitFor();
      await settled(panel.page);
      expect(await axe(panel.page), tab).toEqual([]);
    }
    await panel.page.setViewportSize({ width: 320, height: 640 });
    for (const tab of TABS) {
      await panel.page.goto(`${couriers.product.baseUrl}/dashboard/${tab}`);
      await settled(panel.page);
      expect(await panel.page.evaluate('document.documentElement.scrollWidth'), tab).toBeLessThanOrEqual(320);
    }
    const cut = `[...document.querySelectorAll('nav .truncate')].filter((label) => label.scrollWidth > label.clientWidth).length`;
    await expect.poll(() => panel.page.evaluate(cut)).toBe(0);
    await panel.close();
  });

  // [semana-do-entregador]
  test('shows the week, the history as a receipt, the ratings and the explanation of the queue', async () => {
    const panel = await couriers.openPanel('joao');
    const { page } = panel;
    await page.getByText('A receber nesta semana').waitFor();
    for (const card of ['Rotas', 'Entregas', 'Valor total (bruto)', 'Taxa 10%'])
      await page.getByText(card, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Semana anterior' }).click();
    await page
      .getByText(/Ainda não paga|Pagamento previsto para|Paga em/)
      .last()
      .waitFor();
    await page.getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('link', { name: /Ver (extrato|recibo)/ }).waitFor();
    await page.getByRole('link', { name: 'Perfil' }).click();
    await page.getByText('de 5,0').waitFor();
    await page.getByRole('link', { name: 'Solicitações' }).click();
    await page.getByRole('button', { name: 'Por que recebi ou não recebi?' }).click();
    await page.getByRole('dialog', { name: 'Por que recebi ou não recebi?' }).getByText('Recusadas').waitFor();
    expect(await axe(page)).toEqual([]);
    await panel.close();
  });
});
