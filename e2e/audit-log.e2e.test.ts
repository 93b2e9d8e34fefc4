import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPanelOf } from './admin-panel.ts';
import { faultsInEachLook } from './each-look.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { budgetOf, controlsOf, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';

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

const openPanel = adminPanelOf(() => ({ product, browser }));

describe('the audit log', () => {
  test('says what the administrator just did, and is filtered by person and kind in the address', async () => {
    const { page, context } = await openPanel('');
    await page.getByRole('button', { name: 'Ver João Batista Ferreira', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mostrar CPF' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ocultar CPF' }).waitFor();
    await page.goto(`${product.baseUrl}/admin/configuracoes-admin`);
    await page.getByRole('link', { name: /^Registro/ }).click();
    const dito = /\(administrador\) viu CPF, RG e chave PIX do entregador João Batista Ferreira/;
    await page.getByRole('row').filter({ hasText: dito }).waitFor();

    await page.getByLabel('Sobre quem').fill('joao batista');
    await page.getByRole('option', { name: /João Batista Ferreira/ }).click();
    await page.getByLabel('Tipo de ato').selectOption('Dados pessoais');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.reload();
    await page.getByRole('row').filter({ hasText: dito }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('registro.csv');
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/viu CPF.*João Batista Ferreira,Dados pessoais/);

    await page.getByLabel('Tipo de ato').selectOption('Dinheiro');
    await page.getByText('Nenhum ato com estes filtros').waitFor();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByRole('row').filter({ hasText: dito }).waitFor();
    await context.close();
  });

  test('goes on by pages of fifty, to its beginning', async () => {
    const { page, context } = await openPanel('configuracoes-admin');
    for (let i = 0; i < 60; i += 1)
      await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario: `x${i}`, senha: 'errada' } });
    await page.goto(`${product.baseUrl}/admin/registro?quem=anonimo`);
    await page.getByText(/^50 atos até aqui/).waitFor();
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await page.getByText(/^\d+ atos ao todo$/).waitFor();
    expect(await page.getByRole('button', { name: 'Carregar mais' }).count()).toBe(0);
    await context.close();
  });

  test.each([
    ['Registro', 'registro'],
    ['Importar', 'importar'],
  ])('%s keeps its one job in the first view', async (screen, path) => {
    const { page, context } = await openPanel(path, { ...desktop, viewport: { width: 1360, height: 900 } });
    await settled(page);
    const { controls, words } = budgetOf(screen);
    expect((await controlsOf(page, 'tbody')).length).toBeLessThanOrEqual(controls);
    expect((await wordsOf(page, [], 'tbody')).length).toBeLessThanOrEqual(words);
    await context.close();
  });

  test('is readable in every size and theme', async () => {
    const { page, context } = await openPanel('registro');
    await page.getByRole('row').nth(1).waitFor();
    await settled(page);
    expect(
      await faultsInEachLook(page, 'registro', [
        { width: 360, height: 740 },
        { width: 1360, height: 900 },
      ]),
    ).toEqual([]);
    await context.close();
    const small = await openPanel('registro', phone);
    await small.page.getByRole('list', { name: 'Registro' }).waitFor();
    await small.context.close();
  });
});
