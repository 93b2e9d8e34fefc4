import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';

/** Starts the demonstration and a browser for the tests of the calling file. Contexts end with their test. */
export function demonstration() {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({ env: { SEED: 'demo' } });
    browser = await launchBrowser();
  });
  afterEach(() => closeContexts(browser));
  afterAll(async () => {
    await product?.stop();
  });
  return {
    /** Call it from a hook or a test. */
    running: () => ({ product, browser }),
    /** Opens an empty page of a signed-in account of the demonstration, on a desktop without animations. */
    signedIn: async (usuario: string, options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce', ...options });
      // Only shops have a name of several words.
      const where = usuario.includes(' ') ? '/login/comercio' : '/login';
      const data = { usuario, senha: 'demo1234' };
      expect((await context.request.post(`${product.baseUrl}/api${where}`, { data })).ok()).toBe(true);
      return context.newPage();
    },
  };
}
