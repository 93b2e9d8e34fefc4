import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  advance,
  type Couriers,
  deliver,
  endDay,
  offer,
  openOnline,
  startCouriers,
  toast,
} from './courier-panel.ts';
import { axe, desktop, launchBrowser } from './harness.ts';
import { outOfView } from './one-view.ts';
import { settled } from './settled.ts';

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

/** Opens support's panel, where the call must appear without a reload. */
async function openSupport(): Promise<Page> {
  const context = await (await launchBrowser()).newContext(desktop);
  await context.request.post(`${couriers.product.baseUrl}/api/login`, {
    data: { usuario: 'suporte', senha: 'demo1234' },
  });
  const page = await context.newPage();
  await page.goto(`${couriers.product.baseUrl}/suporte/`);
  await settled(page);
  return page;
}

const card = (page: Page) => page.getByRole('region', { name: /Entrega em andamento/ });

describe('a shop’s message', () => {
  test('is a banner on every tab, covers no main act, opens the chat and goes when it is read', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const [id] = await couriers.ask();
    await accept(page);
    await card(page).waitFor();
    await couriers.shop.post(`/comercio/${encodeURIComponent('Mercado do Zé')}/enviar-mensagem`, {
      entrega_id: id,
      mensagem: 'Pode trazer a maquininha de volta ainda hoje?',
    });
    const banner = page.getByRole('button', { name: 'Mercado do Zé: “Pode trazer a maquininha…”' });
    await banner.waitFor();
    // The toast about the acceptance covers it for four seconds.
    await page.getByText('Entrega aceita com sucesso!').waitFor({ state: 'detached' });
    await settled(page);
    const act = page.getByRole('button', { name: 'Confirmar: Estou no Comércio' });
    expect(await outOfView({ banner, act })).toEqual([]);
    for (const tab of ['Início', 'Histórico', 'Perfil']) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await settled(page);
      expect(await outOfView({ banner, bar: page.getByRole('link', { name: /^Em andamento/ }) })).toEqual([]);
    }
    expect(await axe(page)).toEqual([]);
    await banner.click();
    const chat = page.getByRole('dialog', { name: 'Mercado do Zé' });
    await chat.getByText('Pode trazer a maquininha de volta ainda hoje?').waitFor();
    await chat.getByRole('button', { name: 'Fechar' }).click();
    await banner.waitFor({ state: 'detached' });
    await endDay(panel, id);
  });
});

describe('the end of a delivery', () => {
  test('says what it brought and what the day comes to, net, in the words of the server', async () => {
    const panel = await openOnline(couriers, 'bia');
    const { page } = panel;
    const [id] = await couriers.ask({ valor_estimado: 9.5 });
    await accept(page);
    await advance(panel, id, 'em_retirada', 'em_entrega');
    await page.getByRole('button', { name: 'Confirmar: Entrega Finalizada' }).click();
    await toast(page, 'Status atualizado!');
    await page
      .getByRole('status')
      .filter({ hasText: /\+ R\$\s8,55 · hoje R\$\s\d/ })
      .first()
      .waitFor();
    await endDay(panel);
  });
});

describe('the panel opens on the work', () => {
  test('after the login, after a reload, and when a notification is pressed', async () => {
    const panel = await openOnline(couriers, 'joao');
    const { page } = panel;
    const [id] = await couriers.ask();
    await accept(page);
    await card(page).waitFor();

    await page.goto(`${couriers.product.baseUrl}/dashboard/`);
    await card(page).waitFor();
    await page.reload();
    await card(page).waitFor();

    await page.getByRole('link', { name: 'Perfil', exact: true }).click();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('the panel has no service worker');
    // This browser shows no notifications to press. The test sends the press itself and fakes the right to focus a
    // window.
    await worker.evaluate(`
      WindowClient.prototype.focus = async function () { return this; };
      const press = new Event('notificationclick');
      press.notification = { close() {} };
      press.waitUntil = () => undefined;
      self.dispatchEvent(press);`);
    await card(page).waitFor();
    expect(page.url()).toContain('/dashboard/solicitacoes');

    const again = await couriers.openPanel('joao', '', desktop);
    await card(again.page).waitFor();
    await again.close();
    await endDay(panel, id);
  });
});

describe('the queue', () => {
  test('stands below the work in hand, and one tap away on Início', async () => {
    const panel = await openOnline(couriers, 'ana');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await accept(page);
    await card(page).waitFor();
    await settled(page);
    const top = (await page.getByRole('region', { name: 'Status da Fila' }).boundingBox())?.y ?? 0;
    // A phone's first view has the work alone.
    expect(top).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
    await page.getByRole('link', { name: 'Início', exact: true }).click();
    await page.getByRole('button', { name: 'Fila e outras entregas' }).click();
    await page.getByRole('dialog').getByRole('region', { name: 'Status da Fila' }).waitFor();
    await page.keyboard.press('Escape');
    await deliver(panel, id);
    await endDay(panel);
  });
});

describe('a call for help', () => {
  test('stands on support’s board with the delivery until somebody helped', async () => {
    const panel = await openOnline(couriers, 'lucas');
    const { page } = panel;
    const [id] = await couriers.ask();
    await accept(page);
    await card(page).waitFor();
    const support = await openSupport();
    await page.getByRole('link', { name: 'Perfil', exact: true }).click();
    await page.getByRole('button', { name: 'Ajuda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajuda' });
    await dialog.getByText('Sobre: Rua Santos Dumont, 2871').waitFor();
    await dialog.getByRole('button', { name: 'Avisar o suporte' }).dblclick();
    await dialog.getByText(/O suporte já sabe, desde \d\d:\d\d/).waitFor();
    await support.getByRole('button', { name: '1 pede ajuda' }).click();
    const call = support.getByRole('article', { name: /pede ajuda$/ });
    await call.getByText('Mercado do Zé · Rua Santos Dumont, 2871').waitFor();
    expect(await call.count()).toBe(1);
    expect(await call.getByRole('link').getAttribute('href')).toMatch(/^tel:\+55\d{10,11}$/);
    await settled(support);
    await call.getByText(/^\(\d\d\) \d{4,5}-\d{4} · /).waitFor();
    expect(await axe(support)).toEqual([]);
    await call.getByRole('button', { name: 'Resolvido' }).click();
    await call.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Avisar o suporte' }).waitFor();
    await endDay(panel, id);
  });
});
