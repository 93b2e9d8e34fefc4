import { randomBytes } from 'node:crypto';
import { FOTO_ENVIADA, FOTO_GRANDE, FOTO_MAX_BYTES, FOTO_MAX_PIXELS } from '@corre/contract/fotos/regras.ts';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const [width, height] = [8000, 6000];
/** A photo of 48 megapixels, as new phones take them, below 5 MB. */
const large = sharp({ create: { width, height, channels: 3, background: '#8a1f11' } })
  .jpeg()
  .toBuffer();

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

test.each([['a shop', '/login/comercio', 'Pizzaria Bella Massa', '/comercio/configuracoes/loja']])(
  'a photo of 48 megapixels of %s is made smaller and kept; above 5 MB it is refused',
  async (_who, login, usuario, path) => {
    const photo = await large;
    expect(width * height).toBeGreaterThan(FOTO_MAX_PIXELS);
    expect(photo.length).toBeLessThan(FOTO_MAX_BYTES);
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const data = { usuario, senha: 'demo1234' };
    expect((await context.request.post(`${product.baseUrl}/api${login}`, { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.goto(product.baseUrl + path);
    const field = page.locator('input[type=file]');
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg' };
    await field.setInputFiles({ ...file, buffer: Buffer.concat([photo, randomBytes(FOTO_MAX_BYTES)]) });
    await page.getByRole('alert').filter({ hasText: FOTO_GRANDE }).waitFor();
    await field.setInputFiles({ ...file, buffer: photo });
    const chosen = page.getByRole('img', { name: 'Foto escolhida' });
    await chosen.waitFor();
    // Its shape stays.
    await expect
      .poll(() => chosen.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([2048, 1536]);
    await page.getByRole('button', { name: 'Enviar foto' }).click();
    await page.getByText(FOTO_ENVIADA).first().waitFor();
    await context.close();
  },
);
