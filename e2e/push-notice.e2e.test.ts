import { advanceTime } from '@corre/db/test-database.ts';
import { type PushService, startPushService } from '@corre/testing/neighbours/push-service.ts';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Couriers, goOnline, offer, type Panel, pronto, startCouriers, toast, toggle } from './courier-panel.ts';
import { axe } from './harness.ts';

let couriers: Couriers;
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  couriers = await startCouriers({ PUSH_HOSTS: '127.0.0.1', ALCANCE_SEGUNDOS: '1' });
});
afterAll(async () => {
  await couriers?.stop();
  await service?.close();
});

/**
 * The browser under test has no push service and shows no notifications, so the test replaces both. The permission,
 * the service worker and all our code are real.
 */
const withOurService = (subscription: object) => `
  const kept = () => localStorage.getItem('test-subscribed') === '1';
  const made = {
    ...${JSON.stringify(subscription)},
    options: { applicationServerKey: null },
    toJSON: () => (${JSON.stringify(subscription)}),
    unsubscribe: async () => { localStorage.removeItem('test-subscribed'); return true; },
  };
  PushManager.prototype.getSubscription = async () => (kept() ? made : null);
  PushManager.prototype.subscribe = async () => { localStorage.setItem('test-subscribed', '1'); return made; };`;

const withOurTray = `
  self.shown = [];
  registration.showNotification = async (title, { body }) => void shown.push([title, body]);`;

async function openSubscriber(usuario: string): Promise<Panel> {
  const panel = await couriers.openPanel(usuario);
  await panel.page.context().grantPermissions(['notifications'], { origin: couriers.product.baseUrl });
  await panel.page.addInitScript(withOurService(service.navegador()));
  await panel.page.reload();
  await panel.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return panel;
}

/** Goes online for the first time: the sheet says what notices are for, and asks for them. */
async function goOnlineWithNotices({ page }: Panel): Promise<void> {
  await page.removeLocatorHandler(pronto(page));
  await toggle(page).click();
  await pronto(page).getByRole('button', { name: 'Permitir avisos' }).click();
  await pronto(page).getByText('Ligados: na sua vez o celular avisa.').waitFor();
  expect(await axe(page)).toEqual([]);
  await pronto(page).getByRole('button', { name: 'Ficar online' }).click();
  await toast(page, 'Você está ONLINE e DISPONÍVEL');
}

/** Sends a push to the service worker, as a push service would. */
async function deliverPush(cdp: CDPSession, aviso: unknown): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/dashboard'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const origin = couriers.product.baseUrl;
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(aviso),
  });
}

test('a courier whose app sleeps is woken, reads what it is worth, and finds the offer when they open the panel', async () => {
  const panel = await openSubscriber('maria');
  const { page } = panel;
  const cdp = await page.context().newCDPSession(page);
  await goOnlineWithNotices(panel);
  await page.goto(`${couriers.product.baseUrl}/dashboard/perfil`);
  const notices = page.getByRole('switch', { name: /Avisar com a tela apagada/ });
  await expect.poll(() => notices.isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the panel has no service worker');
  await worker.evaluate(withOurTray);
  await page.goto('about:blank');
  // The phone is out of reach for longer than ALCANCE_SEGUNDOS.
  await advanceTime(couriers.product.databaseUrl, 2);
  await couriers.ask();
  const [push] = await service.untilArrived(1);
  await deliverPush(cdp, push?.aviso);
  await page.goto(`${couriers.product.baseUrl}/dashboard/`);
  await offer(page).waitFor();
  expect(await worker.evaluate('shown')).toEqual([
    [
      expect.stringMatching(/^Nova entrega · você recebe R\$\s7,65$/),
      expect.stringMatching(/^Mercado do Zé · Rua Santos Dumont, 2871 · \d+ segundos para responder$/),
    ],
  ]);
  await panel.close();
});

test('the courier switches the notifications of this phone off, and the server forgets it', async () => {
  const panel = await openSubscriber('pedro');
  const { page } = panel;
  await goOnlineWithNotices(panel);
  await page.goto(`${couriers.product.baseUrl}/dashboard/perfil`);
  const notices = page.getByRole('switch', { name: /Avisar com a tela apagada/ });
  await expect.poll(() => notices.isChecked()).toBe(true);
  const forgotten = page.waitForResponse((answer) => answer.url().includes('push.esquecer'));
  await notices.click();
  expect((await forgotten).status()).toBe(200);
  await expect.poll(() => notices.isChecked()).toBe(false);
  await page.getByText('a oferta passa adiante sem avisar').waitFor();
  await notices.click();
  await expect.poll(() => notices.isChecked()).toBe(true);
  await panel.close();
});

test('notices are on only when the server has said so, and the switch tries again', async () => {
  const panel = await openSubscriber('joao');
  const { page } = panel;
  await goOnlineWithNotices(panel);
  const call = /push\.inscrever/;
  await page.route(call, (route) => route.abort());
  await page.goto(`${couriers.product.baseUrl}/dashboard/perfil`);
  const notices = page.getByRole('switch', { name: /Avisar com a tela apagada/ });
  await page.getByText('a oferta passa adiante sem avisar').waitFor();
  expect(await notices.isChecked()).toBe(false);
  await page.unroute(call);
  await notices.click();
  await expect.poll(() => notices.isChecked()).toBe(true);
  await panel.close();
});

test('a browser that says no leaves the courier online all the same', async () => {
  const panel = await couriers.openPanel('ana');
  await goOnline(panel);
  await toast(panel.page, 'Você está ONLINE e DISPONÍVEL');
  await panel.page.goto(`${couriers.product.baseUrl}/dashboard/perfil`);
  await panel.page.getByText(/Bloqueados no navegador|passa adiante sem avisar/).waitFor();
  await panel.close();
});
