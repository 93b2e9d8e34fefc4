import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@corre/testing/harness/client.ts';
import { comChave } from '@corre/testing/harness/keys.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';
import { password, shopPanelOf, toast } from './shop-panel.ts';

const shop = 'Açaí & Cia';

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

const openPanel = shopPanelOf(() => ({ product, browser }), shop);

describe('the API keys of a shop', () => {
  test('a key is made, copied once, used by a system, and revoked: then it opens nothing', async () => {
    const { page, context, errors } = await openPanel('configuracoes/sistemas');
    await page.getByText('Nenhuma chave ainda.').waitFor();
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    await dialog.getByText('Diga qual sistema vai usar a chave').waitFor();
    await dialog.getByLabel('Nome').fill('Sistema do caixa');
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    await dialog.getByText('Copie a chave agora').waitFor();
    const chave = (await dialog.getByText(/^corre_live_/).textContent()) ?? '';
    expect(chave).toMatch(/^corre_live_[\w-]{43}$/);
    await dialog.getByRole('button', { name: 'Copiar chave' }).click();
    await dialog.getByRole('button', { name: 'Copiado' }).waitFor();
    expect(await axe(page)).toEqual([]);
    // A click outside the dialog must not close it, because the key is shown only once.
    await page.mouse.click(5, 5);
    await dialog.getByRole('button', { name: 'Já copiei' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(chave);

    const sistema = new Client(product.baseUrl);
    const lida = await sistema.get<{ nome: string }>('/sessao', comChave(chave));
    expect([lida.status, lida.body.nome]).toEqual([200, shop]);

    await page.reload();
    await page.getByText(/último uso/).waitFor();
    await page.getByRole('button', { name: /^Revogar a chave Sistema do caixa/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revogar chave' }).click();
    await toast(page, 'Chave revogada');
    await page.getByText('Chaves encerradas (1)').waitFor();
    expect((await sistema.get('/sessao', comChave(chave))).status).toBe(401);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['a phone in the dark', { ...phone, colorScheme: 'dark' }],
    ['a desktop', desktop],
  ] as const)('are readable on %s, with long names and without any', async (_, options) => {
    const { page, context } = await openPanel('configuracoes/sistemas', options);
    const heading = page.getByRole('heading', { name: 'Chaves da API' });
    await heading.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Criar chave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Integração-do-cardápio-digital-e-do-caixa-da-loja-do-centro');
    await dialog.getByText('Teste', { exact: true }).click();
    await dialog.getByText('nada é guardado').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Criar chave' }).click();
    await dialog.getByText(/^corre_teste_/).waitFor();
    await dialog.getByRole('button', { name: 'Já copiei' }).click();
    await page.getByText('Integração-do-cardápio').first().waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await context.close();
  });

  test('are explained on a page that a phone and a keyboard can read whole', async () => {
    const context = await browser.newContext({ ...desktop, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const path of ['/api/docs', '/api/docs/erros#CHAVE_REVOGADA']) {
      await page.goto(product.baseUrl + path);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    }
    await context.close();
  });

  test('work in a page of a site that the shop names, and a session works in none', async () => {
    const site = createServer(
      (_req, res) => void res.setHeader('content-type', 'text/html').end('<title>Site</title>'),
    );
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    // The same host with another port: the browser sends the cookie of the session there, too.
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { page, context } = await openPanel('configuracoes/sistemas');
    const criar = async (nome: string, sites: string) => {
      await page.getByRole('button', { name: 'Criar chave' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nome').fill(nome);
      const field = dialog.getByLabel('Sites que podem usar esta chave no navegador');
      await field.fill('loja.example');
      await dialog.getByRole('button', { name: 'Criar chave' }).click();
      await dialog.getByText('Use o endereço do site, só com https://').waitFor();
      await field.fill(sites);
      await dialog.getByRole('button', { name: 'Criar chave' }).click();
      const chave = (await dialog.getByText(/^corre_live_/).textContent()) ?? '';
      await dialog.getByRole('button', { name: 'Já copiei' }).click();
      await dialog.waitFor({ state: 'detached' });
      return chave;
    };
    const [sua, alheia] = [await criar('Site', `${origin}, https://loja.example/`), await criar('Outro', '')];
    await page.getByText(`no navegador: ${origin}`).waitFor();

    await page.goto(origin);
    const read = (init: object) =>
      page.evaluate(
        async ([url, options]) => {
          try {
            const res = await fetch(url, options);
            return { status: res.status, id: res.headers.get('x-request-id'), body: await res.text() };
          } catch {
            return 'not readable';
          }
        },
        [`${product.baseUrl}/api/sessao`, init] as const,
      );
    const lida = await read({ headers: comChave(sua) });
    expect(lida).toMatchObject({ status: 200, id: expect.any(String), body: expect.stringContaining(shop) });
    expect(await read({ headers: comChave(alheia) })).toBe('not readable');
    expect(await read({ credentials: 'include' })).toBe('not readable');
    expect(await read({ credentials: 'include', headers: comChave(sua) })).toBe('not readable');
    await context.close();
    site.close();
  });

  test('are revoked by the administrator as well, who sees how they end and never what they are', async () => {
    const loja = new Client(product.baseUrl);
    await loja.post('/login/comercio', { usuario: shop, senha: password });
    const chaves = `/comercio/${encodeURIComponent(shop)}/chaves`;
    const fields = { nome: 'Totem', escopos: ['solicitacoes:ler'] };
    const { chave } = (await loja.post<{ chave: string }>(chaves, fields)).body;
    const context = await browser.newContext(desktop);
    const data = { usuario: 'admin', senha: password };
    expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/admin/gerenciar-comercios`);
    await page.getByRole('button', { name: `Mais de ${shop}` }).click();
    await page.getByRole('menuitem', { name: 'Chaves da API' }).click();
    const drawer = page.getByRole('dialog', { name: 'Chaves da API' });
    await drawer.getByText('Totem').waitFor();
    expect(await page.content()).not.toContain(chave);
    expect(await axe(page)).toEqual([]);
    await drawer.getByRole('button', { name: /^Revogar a chave Totem/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar chave' }).click();
    // While the question is open, the drawer has no role. A check would then count it as closed too early.
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await drawer.getByText('Chaves encerradas').waitFor();
    expect(await drawer.getByRole('button', { name: /^Revogar a chave Totem/ }).count()).toBe(0);
    expect((await new Client(product.baseUrl).get('/sessao', comChave(chave))).status).toBe(401);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(`Mais de ${shop}`);
    await context.close();
  });

  test('that cannot be loaded say so, and come with the next try', async () => {
    const { page, context } = await openPanel('');
    await page.route('**/trpc/**chaves.listar**', (route) => route.abort());
    await page.goto(`${product.baseUrl}/comercio/configuracoes/sistemas`);
    await page.getByText('Erro ao carregar as chaves').waitFor();
    await page.unroute('**/trpc/**chaves.listar**');
    await page
      .getByRole('alert')
      .filter({ hasText: 'Erro ao carregar as chaves' })
      .getByRole('button', { name: 'Tentar de novo' })
      .click();
    await page.getByRole('button', { name: 'Criar chave' }).waitFor();
    await context.close();
  });
});
