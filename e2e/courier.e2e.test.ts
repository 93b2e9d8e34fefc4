import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Couriers, openOnline, startCouriers, toast, toggle } from './courier-panel.ts';
import { axeInEachTheme, follow, inSize, inTheme } from './each-look.ts';
import { axe, desktop, phone, themes } from './harness.ts';
import { settled } from './settled.ts';

/** The tabs by their addresses, with their headings. */
const TABS = [
  ['/dashboard', 'Início'],
  ['/dashboard/solicitacoes', 'Solicitações'],
  ['/dashboard/historico', 'Histórico semanal'],
  ['/dashboard/perfil', 'Perfil'],
] as const;
const NARROW = { width: 320, height: 640 };

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
    ['a phone', phone, { width: 360, height: 740 }],
    ['a desktop', desktop, { width: 1360, height: 860 }],
  ])('on %s is clean under axe in each theme and has no sideways scroll at 320 px', async (_name, options, size) => {
    const panel = await couriers.openPanel('ana', '', options);
    const { page } = panel;
    for (const [path, title] of TABS) {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
      await settled(page);
      expect(await axeInEachTheme(page, title)).toEqual([]);
      await inSize(page, NARROW);
      for (const theme of themes) {
        await inTheme(page, theme);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide, `${title}, ${theme}`).toBeLessThanOrEqual(320);
      }
      await inSize(page, size);
    }
    await inSize(page, NARROW);
    const cut = `[...document.querySelectorAll('nav .truncate')].filter((label) => label.scrollWidth > label.clientWidth).length`;
    await expect.poll(() => page.evaluate(cut)).toBe(0);
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
