import { Client } from '@corre/testing/harness/client.ts';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
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
    await page
      .getByRole('link', { name: 'Configurações', exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    await page.getByText('Nada está travado.').waitFor();
    await psql.query('begin');
    await psql.query('select * from solicitacao where id = $1 for update', [id]);
    const loja = new Client(product.baseUrl);
    await loja.post('/login/comercio', { usuario: shop, senha: password });
    const refused = await loja.put(`/comercio/solicitacao/${id}/cancelar`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    const held = page.getByRole('listitem').filter({ hasText: 'planilha' });
    await held.getByText(`Está travando: solicitação #${id}.`).waitFor();
    await held.getByText('ligue para quem cuida do servidor').waitFor();
    await page.getByText(/^\d+ aç(ão|ões) recusadas?/).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    const { controls, words } = budgetOf('Sistema');
    expect((await controlsOf(page)).length).toBeLessThanOrEqual(controls);
    expect((await wordsOf(page)).length).toBeLessThanOrEqual(words);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBeLessThanOrEqual(0);
    await psql.query('rollback');
    await page.getByText('Nada está travado.').waitFor();
  });
});

test("the dashboard leads to 'Sistema' while something holds a request; on a phone 'Mais' is marked", async () => {
  const id = await request('Rua Travada, 1');
  await psql.query('begin');
  await psql.query('select * from solicitacao where id = $1 for update', [id]);
  const { page } = await open('', phone);
  const more = page.getByRole('link', { name: 'Ver o que fazer' });
  // The transaction must be a second old, and the figures of a moment ago are told again.
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.locator('[data-faixa]').waitFor();
        await settled(page);
        return more.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(await axe(page)).toEqual([]);
  await more.click();
  await page.getByRole('heading', { name: 'O que está travando o sistema' }).waitFor();
  await page.getByRole('link', { name: 'Mais' }).and(page.locator('[aria-current=page]')).waitFor();
  await psql.query('rollback');
});
