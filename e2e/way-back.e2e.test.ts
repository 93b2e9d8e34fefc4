import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const SHOP = 'Quitanda da Praça';
const VIEW = { width: 360, height: 740 };

let product: Product;
let browser: Browser;
let orm: Orm;
let courier: SignedIn;
let shop: SignedIn;
let support: SignedIn;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { VIGIA_VARREDURA_SEGUNDOS: '3600' } });
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  courier = await novo.entregador({ nome_completo: 'Dora Nogueira', usuario: 'dora' });
  shop = await novo.comercio(SHOP);
  support = await novo.funcionario('suporte');
  await ficarOnline(courier);
  const context = await browser.newContext({ ...phone, viewport: VIEW, reducedMotion: 'reduce' });
  const data = { usuario: 'dora', senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  page = await context.newPage();
  await page.goto(`${product.baseUrl}/dashboard/solicitacoes`);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

// [devolver]
test('an order that nobody took goes back: card, navigation and step are the shop’s, and it pays as a delivery', async () => {
  const [id] = await pedir(shop, { exige_codigo: true, pagamento: 'dinheiro', valor_a_receber: 40 });
  await aceitar(courier, id);
  await avancar(courier, id, 'em_retirada', 'em_entrega');
  await page.getByText('Entregar em').waitFor();
  const { body } = await courier.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${id}/problema`, {
    motivo: 'ninguem_atende',
  });
  await shop.cliente.put(`/comercio/problema/${body.problema.id}`, { acao: 'trazer_de_volta' });

  await page.getByText('Volta para', { exact: true }).waitFor();
  await page.getByText('Voltando', { exact: true }).waitFor();
  await page.getByText('A volta não paga a mais').waitFor();
  await page.getByText('Nada a cobrar').waitFor();
  const card = page.getByRole('region', { name: /em andamento/ });
  await card.getByText('traga o pedido de volta à loja').waitFor();
  expect(await page.getByText('Entregar em').count()).toBe(0);
  expect(await page.getByText('Confirmar: Entrega Finalizada').count()).toBe(0);
  expect(await page.getByText('R$ 40,00').count()).toBe(0);
  const navegar = page.getByText('Navegar até a loja');
  const devolvi = page.getByRole('button', { name: 'Devolvi à loja' });
  // Nothing lies under the bar at the foot.
  const mais = await page.getByRole('button', { name: 'Mais', exact: true }).boundingBox();
  const foot = await navegar.boundingBox();
  expect((mais?.y ?? 0) + (mais?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  expect(await axe(page)).toEqual([]);

  await expect.poll(() => devolvi.getAttribute('aria-disabled')).toBe('false');
  await devolvi.click();
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  const { body: lista } = await shop.cliente.get<{ id: number; status: string; desfecho: string }[]>(
    `/comercio/${encodeURIComponent(SHOP)}/solicitacoes`,
  );
  expect(lista.find((uma) => uma.id === id)).toMatchObject({ status: 'finalizada', desfecho: 'devolvida' });
});

// [devolver]
test('an order that support cancels on the road goes back: the card stays, without a signal too, until it is there', async () => {
  const [id, segunda] = await pedir(shop, {
    multiplas_entregas: [{ endereco: 'Av. Herval, 1212', valor_estimado: 8 }],
  });
  await aceitar(courier, id);
  await avancar(courier, id, 'em_retirada', 'em_entrega');
  await page.getByText('Entregar em').waitFor();
  const { body } = await support.cliente.put<{ message: string }>(`/suporte/solicitacao/${id}/intervir`, {
    acao: 'cancelar',
    motivo: 'Cliente desistiu',
  });
  expect(body.message).toBe('Entrega cancelada pelo suporte! O entregador leva de volta à loja.');
  await page
    .getByText('O suporte cancelou esta entrega: Cliente desistiu (Rua Joubert de Carvalho, 623). Leve o pedido de')
    .waitFor();
  await page.getByRole('button', { name: 'Entendi' }).click();
  // The doors come first, and the cancelled stop waits in the list.
  await page.getByText('volta à loja', { exact: true }).waitFor();
  await page.getByText('Av. Herval, 1212').first().waitFor();
  await avancar(courier, segunda ?? 0, 'finalizada');

  await page.getByText('Leve de volta à loja', { exact: true }).waitFor();
  await page.getByText('A entrega foi cancelada').waitFor();
  await page.reload();
  await page.getByText('Leve de volta à loja', { exact: true }).waitFor();
  await page.getByText('Navegar até a loja').waitFor();
  expect(await page.getByText('Entregar em').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Problema' }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  // Kept on the phone, and sent with the signal.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Devolvi à loja' }).click();
  await page.getByText('Devolvido à loja às').first().waitFor();
  await page.getByText('Leve de volta à loja', { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Nenhuma entrega em andamento').waitFor();
  const { body: lista } = await shop.cliente.get<{ id: number; status: string; marcos: { tipo: string }[] }[]>(
    `/comercio/${encodeURIComponent(SHOP)}/solicitacoes`,
  );
  expect(lista.find((uma) => uma.id === id)).toMatchObject({ status: 'cancelada', marcos: [{ tipo: 'devolvido' }] });
});
