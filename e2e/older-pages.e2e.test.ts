import { LISTA_MAX } from '@corre/contract/constants.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { password, shopPanelOf } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

const SHOP = 'Pizzaria Bella Massa';
const ATE_HOJE = `set session_replication_role = replica;
  insert into avaliacao (solicitacao_id, comercio_id, entregador_id, nota, comentario, data_avaliacao)
    select 900000 + i, c.id, e.id, 5, 'Avaliação ' || i, (select agora()) - make_interval(days => i)
      from generate_series(1, ${LISTA_MAX}) i, comercio c, entregador e where c.nome = '${SHOP}' and e.usuario = 'joao';
  insert into suspensao (entregador_id, tipo_suspensao, motivo_suspensao, duracao_horas, data_suspensao, data_expiracao_suspensao, data_remocao)
    select e.id, 'manual', 'Motivo ' || i, 1, t.quando, t.quando + interval '1 hour', t.quando + interval '1 hour'
      from generate_series(1, ${LISTA_MAX}) i, entregador e, lateral (select (select agora()) - make_interval(days => i) as quando) t
     where e.usuario = 'joao';
  update solicitacao set data_status = data_status - interval '40 days' where comercio_id = (select id from comercio where nome = '${SHOP}');`;

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  await runSql(product.databaseUrl, ATE_HOJE);
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

test('a courier’s older ratings come by a button', async () => {
  const context = await browser.newContext(phone);
  const data = { usuario: 'joao', senha: password };
  await context.request.post(`${product.baseUrl}/api/login`, { data });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/dashboard/perfil`);
  const ratings = page.getByRole('region', { name: 'Avaliações' });
  await page.getByRole('button', { name: `Ver as ${LISTA_MAX} avaliações` }).click();
  const rows = ratings.locator('li');
  await expect.poll(() => rows.count()).toBe(LISTA_MAX);
  const more = page.getByRole('button', { name: 'Carregar mais' });
  let shown = LISTA_MAX;
  do {
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    shown = await rows.count();
  } while ((await more.count()) > 0);
  await context.close();
});

test('a shop’s requests of weeks ago stand in its list and come by a button', async () => {
  const { page, context } = await shopPanelOf(() => ({ product, browser }), SHOP)('solicitar');
  const closed = page.getByRole('region', { name: 'Encerradas' });
  await closed.locator('[data-solicitacao]').first().waitFor();
  // The newest fifty are loaded. The list shows six and then twelve more at a time.
  for (const shown of [6, 18, 30, 42]) {
    await expect.poll(() => closed.locator('[data-solicitacao]').count()).toBe(shown);
    await closed.getByRole('button', { name: /^Mostrar mais/ }).click();
  }
  const before = 50;
  await closed.getByRole('button', { name: 'Carregar mais' }).click();
  await expect.poll(() => closed.locator('[data-solicitacao]').count()).toBeGreaterThan(before);
  await context.close();
});

test('support reads suspensions as far back as there are any', async () => {
  const { page } = await supportPanel(() => ({ product, browser })).open('historico');
  await page.getByText(/suspensões até aqui$/).waitFor();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await page.getByText(/suspensões ao todo$/).waitFor();
  expect(await page.getByRole('button', { name: 'Carregar mais' }).count()).toBe(0);
  await page.context().close();
});
