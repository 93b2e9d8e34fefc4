import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { desktop, type Product } from './harness.ts';

export const password = 'demo1234';

/** Opens the panel of a shop that has signed in; `errors` collects what the page throws. */
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
