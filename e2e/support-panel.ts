import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, type Product } from './harness.ts';

/** The password of every account in the demonstration. */
export const password = 'demo1234';
export const shop = 'Pizzaria Bella Massa';

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
/** A request in the dashboard's list. */
export const card = (page: Page, endereco: string) => page.locator('[data-solicitacao]', { hasText: endereco }).first();

/** Types into a combobox and chooses the first option with this text. */
export async function choose(page: Page, field: string, text: string) {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

async function supportClient(baseUrl: string): Promise<Client> {
  const cliente = new Client(baseUrl);
  await cliente.post('/login', { usuario: 'suporte', senha: password });
  return cliente;
}

/** Opens support's panel in a browser, and acts as couriers and shops over REST. */
export function supportPanel(running: () => { product: Product; browser: Browser }) {
  return {
    /** Opens support's panel, signed in. `errors` collects the page's exceptions. */
    open: async (path = '', options: BrowserContextOptions = desktop) => {
      const { product, browser } = running();
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const data = { usuario: 'suporte', senha: password };
      expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${product.baseUrl}/suporte/${path}`);
      return { page, context, errors };
    },
    /** Assigns a waiting request to a courier, also to a busy one. */
    assign: async (solicitacao_id: number, entregador_id: number) => {
      const cliente = await supportClient(running().product.baseUrl);
      const body = { solicitacao_id, entregador_id, force_assign: true };
      expect((await cliente.put('/suporte/atribuir-entrega', body)).status).toBe(200);
    },
    /** Suspends a courier for an hour. */
    suspend: async (entregador_id: number, motivo: string) => {
      const cliente = await supportClient(running().product.baseUrl);
      const body = { entregador_id, motivo, duracao_horas: 1 };
      expect((await cliente.put('/suporte/suspender-entregador', body)).status).toBe(200);
    },
    courier: async (usuario: string) => {
      const cliente = new Client(running().product.baseUrl);
      const { body } = await cliente.post<{ user_id: number }>('/login', { usuario, senha: password });
      return { cliente, id: body.user_id, own: `/entregador/${body.user_id}` };
    },
    /** Creates a request of one delivery. Returns its id. */
    request: async (endereco: string, more: Record<string, unknown> = {}) => {
      const cliente = new Client(running().product.baseUrl);
      await cliente.post('/login/comercio', { usuario: shop, senha: password });
      const path = `/comercio/${encodeURIComponent(shop)}/solicitar-entrega`;
      const answer = await cliente.post<{ solicitacao_ids: number[] }>(path, { endereco, valor_estimado: 11, ...more });
      expect(answer.status).toBe(200);
      return answer.body.solicitacao_ids[0] ?? 0;
    },
  };
}
