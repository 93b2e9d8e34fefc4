import { Client } from '@corre/testing/harness/client.ts';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';
import { budgetOf, controlsOf, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';
import { password, shop, supportPanel } from './support-panel.ts';

let product: Product;
let browser: Browser;
let psql: pg.Client;
const { open, request } = supportPanel(() => ({ product, browser }));

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
  psql = new pg.Client({ connectionString: product.databaseUrl, application_name: 'planilha' });
  await psql.connect();
});
afterEach(async () => {
  await psql.query('rollback');
  await closeContexts(browser);
});
afterAll(async () => {
  await psql?.end();
  await product?.stop();
});

const sizes = [
  { width: 1360, height: 900 },
  { width: 1024, height: 768 },
];

describe.each(sizes)('in a window of $width px', (viewport) => {
  test('support sees who holds a request, what was refused, and what to do; afterwards nothing', async () => {
    const id = await request(`Rua Presa, ${viewport.width}`);
    const { page } = await open('configuracoes', { ...desktop, viewport });
    await page.getByRole('button', { name: /^Sistema/ }).click();
    await page.getByText('Nada preso.').waitFor();
    await psql.query('begin');
    await psql.query('select * from solicitacao where id = $1 for update', [id]);
    const loja = new Client(product.baseUrl);
    await loja.post('/login/comercio', { usuario: shop, senha: password });
    const refused = await loja.put(`/comercio/solicitacao/${id}/cancelar`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    const held = page.getByRole('listitem').filter({ hasText: 'planilha' });
    await held.getByText(`Segura solicitação #${id}.`).waitFor();
    await held.getByText('Encerre a transação').waitFor();
    await page.getByText(/^\d+ atos? recusados?/).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    const { controls, words } = budgetOf('Sistema');
    expect((await controlsOf(page)).length).toBeLessThanOrEqual(controls);
    expect((await wordsOf(page)).length).toBeLessThanOrEqual(words);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
    await psql.query('rollback');
    await page.getByText('Nada preso.').waitFor();
  });
});
