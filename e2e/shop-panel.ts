import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { desktop, type Product } from './harness.ts';

export const password = 'demo1234';

/** Opens the panel of a signed-in shop. `errors` collects the page's exceptions. */
export const shopPanelOf =
  (started: () => { product: Product; browser: Browser }, shop: string) =>
  async (path: string, options: BrowserContextOptions = desktop, nome = shop, senha = password) => {
    const { product, browser } = started();
    const context = await browser.newContext(options);
    const data = { usuario: nome, senha };
    const answer = await context.request.post(`${product.baseUrl}/api/login/comercio`, { data });
    if (!answer.ok()) throw new Error(`${nome} could not sign in: ${answer.status()}`);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${product.baseUrl}/comercio/${path}`);
    return { page, context, errors };
  };

export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** The row of a request, or of its route. */
export const line = (page: Page, endereco: string) => page.locator('[data-solicitacao]', { hasText: endereco }).first();

/** The details. Another dialog, the chat, may be open beside them. */
const sheet = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[data-detalhes]') });

/** Opens the details of a request. */
export async function details(page: Page, endereco: string) {
  await line(page, endereco)
    .getByRole('button', { name: /^Mais: / })
    .click();
  await sheet(page).waitFor();
  return sheet(page);
}

export async function closeDetails(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Fechar' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  // A toast appears under the pointer and stays while the pointer is on it, so move the pointer away.
  await page.mouse.move(1, 400);
}

/** Opens the optional fields: urgent, note, code, another stop. */
export async function unfoldForm(page: Page): Promise<void> {
  const more = page.getByRole('form', { name: 'Solicitar entrega' }).getByRole('button', { name: /^Mais ·/ });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
}
