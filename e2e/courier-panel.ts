import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const PASSWORD = 'demo1234';
export const SHOP = 'Mercado do Zé';
export const SHOP_PATH = `/comercio/${encodeURIComponent(SHOP)}`;

/** A courier's panel in a browser, and a REST client with their session. */
export interface Panel {
  page: Page;
  cliente: Client;
  close: () => Promise<void>;
}

/** Starts the demonstration with short pauses between offers, a browser, and a shop over REST. */
export async function startCouriers(env: Record<string, string> = {}) {
  // The browser first: a failed launch must leave no product behind.
  const browser = await launchBrowser();
  const product = await startProduct({
    env: { SEED: 'demo', PAUSA_RECUSA_SEGUNDOS: '1', PAUSA_EXPIRADA_SEGUNDOS: '1', ...env },
  });
  const shop = new Client(product.baseUrl);
  await shop.post('/login/comercio', { usuario: SHOP, senha: PASSWORD });
  const stop = async () => {
    await closeContexts(browser);
    await product.stop();
  };
  return { product, shop, stop, openPanel: openPanelOf(product, browser), ...requests(shop) };
}

export type Couriers = Awaited<ReturnType<typeof startCouriers>>;

/** Opens a courier's panel with the given theme. */
export const openPanelOf =
  (product: Product, browser: Browser) =>
  async (usuario: string, path = '', options: BrowserContextOptions = phone, tema = 'claro'): Promise<Panel> => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario, senha: PASSWORD } });
    await context.addInitScript(`localStorage.setItem('tema', '${tema}')`);
    const page = await context.newPage();
    const [cookie] = await context.cookies();
    await page.goto(`${product.baseUrl}/dashboard/${path}`);
    // What changed the courier's day covers the page until it is read.
    await page.addLocatorHandler(news(page), () => news(page).getByRole('button', { name: 'Entendi' }).click());
    await passPronto(page);
    await page.getByRole('switch', { name: 'Ficar online' }).or(page.getByText('CONTA SUSPENSA')).first().waitFor();
    const cliente = new Client(product.baseUrl, `${cookie?.name}=${cookie?.value}`);
    return { page, cliente, close: () => context.close() };
  };

const requests = (shop: Client) => ({
  /** Creates a delivery to Rua Santos Dumont. Returns the ids of its stops. */
  ask: async (body: object = {}) => {
    const entrega = { endereco: 'Rua Santos Dumont, 2871', valor_estimado: 8.5, ...body };
    const answer = await shop.post<{ solicitacao_ids: number[] }>(`${SHOP_PATH}/solicitar-entrega`, entrega);
    return answer.body.solicitacao_ids;
  },
  takeBack: (solicitacao_id: number | undefined) => shop.put(`/comercio/solicitacao/${solicitacao_id}/cancelar`),
});

/** The sheet that says what changed the courier's day. */
export const news = (page: Page) =>
  page.getByRole('dialog', { name: /^(O que mudou|Você ficou offline|Entregas? tiradas? de você)$/ });

/** The sheet that says what a phone needs, before the first time online. */
export const pronto = (page: Page) => page.getByRole('dialog', { name: 'Pronto para receber' });

/** Goes on without what is missing: a browser under test gives no notices. */
export const passPronto = (page: Page) =>
  page.addLocatorHandler(pronto(page), () => pronto(page).getByRole('button', { name: 'Ficar online' }).click());

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
export const offer = (page: Page) => page.getByRole('dialog', { name: /^(Nova entrega|Rota · \d+ entregas)$/ });
export const toggle = (page: Page) => page.getByRole('switch', { name: 'Ficar online' });

export async function goOnline({ page }: Panel): Promise<void> {
  await toggle(page).click();
  await toast(page, 'Você está ONLINE e DISPONÍVEL');
}

/** Opens the panel of a courier and puts them into the queue. */
export async function openOnline(couriers: Couriers, usuario: string): Promise<Panel> {
  const panel = await couriers.openPanel(usuario);
  await goOnline(panel);
  return panel;
}

/**
 * A button that accepts presses. An offer's buttons are inactive for the first 400 ms, a step's for 1.5 s after it
 * changed.
 */
export const alive = (page: Page, name: string) =>
  page.locator('button:not([aria-disabled="true"])').filter({ hasText: name });

/** Presses 'Desfazer' until it works. It ignores presses for as long as a double tap may last. */
export const undo = (page: Page) =>
  expect
    .poll(async () => {
      const button = page.getByRole('button', { name: 'Desfazer' });
      if (await button.count()) await button.click({ timeout: 1_000 }).catch(() => undefined);
      return button.count();
    })
    .toBe(0);

/** The 'Mais' dialog of the delivery in hand. */
export const more = (page: Page) => page.getByRole('dialog', { name: 'Mais', exact: true });
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await more(page).waitFor();
}

/** Notes a milestone in the 'Mais' dialog. */
export async function note(page: Page, name: string): Promise<void> {
  await openMore(page);
  await more(page).getByRole('button', { name }).click();
  await more(page).waitFor({ state: 'detached' });
}

/** Accepts the live offer as soon as its buttons accept presses. */
export async function accept(page: Page): Promise<void> {
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Aceitar' }).click();
}

/** Takes steps of a delivery over REST. The first waits until the server has the accept that the page just pressed. */
export async function advance({ cliente }: Panel, solicitacao_id: number | undefined, ...steps: string[]) {
  for (const novo_status of steps) {
    const step = () => cliente.put(`/entregador/solicitacao/${solicitacao_id}/status`, { novo_status });
    await expect.poll(async () => (await step()).status).toBe(200);
  }
}

/** Takes the three steps of a delivery over REST. */
export async function deliver({ cliente }: Panel, solicitacao_id: number | undefined): Promise<void> {
  for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada'])
    await cliente.put(`/entregador/solicitacao/${solicitacao_id}/status`, { novo_status });
}

/**
 * Takes the courier out of the queue over REST. A toast may cover the switch, and it stays while the mouse is on it.
 */
export async function leaveQueue({ page, cliente }: Panel): Promise<void> {
  await cliente.put(`/entregador/${await ownId(page)}/status-online`, { online: false });
}

/** Finishes these deliveries, leaves the queue and closes the panel, so that the next courier is first in the queue. */
export async function endDay(panel: Panel, ...entregues: (number | undefined)[]): Promise<void> {
  for (const solicitacao_id of entregues) await deliver(panel, solicitacao_id);
  await leaveQueue(panel);
  await panel.close();
}

/** Returns the courier's id from the browser's storage. */
export const ownId = (page: Page) => page.evaluate(`localStorage.getItem('user_id')`) as Promise<string>;
