import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, type Product } from './harness.ts';

/** What a test runs, known once it has begun. */
type Running = () => { product: Product; browser: Browser };

/** Returns a function that opens a page of the panel with the demonstration's administrator signed in. */
export const adminPanelOf =
  (running: Running) =>
  async (path: string, options: BrowserContextOptions = desktop): Promise<{ page: Page; context: BrowserContext }> => {
    const { product, browser } = running();
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const data = { usuario: 'admin', senha: 'demo1234', user_type: 'admin' };
    expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return { page, context };
  };
