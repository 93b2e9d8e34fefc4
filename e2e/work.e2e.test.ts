import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passPronto } from './courier-panel.ts';
import { closeContexts, desktop, lapse, launchBrowser, type Product, phone, startProduct } from './harness.ts';

/**
 * The main work on the screens: a shop and couriers side by side, with a refusal and a lapse. At the end four panels
 * show the money. Each test continues the one before.
 */
const SHOP = 'Açaí & Cia';
const PASSWORD = 'demo1234';
const STREET = 'Av. Cerro Azul, 1447, bloco B';

let product: Product;
let browser: Browser;
const contexts: BrowserContext[] = [];
let shop: Page;
let ana: Page;
let bia: Page;

beforeAll(async () => {
  product = await startProduct({
    env: {
      SEED: 'demo',
      PAUSA_RECUSA_SEGUNDOS: '2',
      PAUSA_EXPIRADA_SEGUNDOS: '2',
    },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await closeContexts(browser);
  await product?.stop();
});

/** Signs in through the login page. */
async function signIn(tipo: string, label: string, usuario: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/login`);
  await page.getByRole('radio', { name: tipo }).check({ force: true });
  await page.getByLabel(label, { exact: true }).fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/(dashboard|comercio|admin|suporte)/);
  return page;
}

async function signInCourier(usuario: string) {
  const page = await signIn('Entregador', 'Usuário', usuario, phone);
  await passPronto(page);
  return page;
}
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const offer = (page: Page) => page.getByRole('dialog', { name: /Nova (entrega|rota)/ });
const card = () => shop.locator('[data-solicitacao]', { hasText: STREET }).first();

async function goOnline(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Ficar online' }).click();
  await toast(page, 'Você está ONLINE e DISPONÍVEL');
}

interface Week {
  total_valor: number;
  total_taxa: number;
  total_a_receber: number;
  total_entregas: number;
}

/** Returns the courier's week from the server, to compare its money with the screens. */
async function weekOf(page: Page): Promise<Week & { id: number }> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const cliente = new Client(product.baseUrl, cookie);
  const { body } = await cliente.get<{ user_id: number }>('/sessao');
  const week = await cliente.get<Week>(`/entregas/semana-atual/${body.user_id}`);
  return { ...week.body, id: body.user_id };
}

const money = (valor: number) => valor.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
let before: Week;

test('a shop signs in and asks for a delivery by hand', async () => {
  shop = await signIn('Comércio', 'Nome do Comércio', SHOP, desktop);
  [ana, bia] = [await signInCourier('ana'), await signInCourier('bia')];
  before = await weekOf(bia);
  await goOnline(ana);
  await goOnline(bia);
  await shop.goto(`${product.baseUrl}/comercio/solicitar`);
  await shop.getByLabel('Endereço').first().fill(STREET);
  await shop.getByLabel('Valor da entrega').first().pressSequentially('1735');
  await shop.getByRole('button', { name: /^Solicitar/ }).click();
  await toast(shop, '1 entrega(s) solicitada(s) com sucesso!');
  await card().getByText('Aguardando').waitFor();
});

// [recusa]
test('the first courier refuses, the second lets it lapse, and it comes back to the second', async () => {
  await offer(ana).waitFor();
  await expect.poll(() => offer(ana).textContent()).toContain('17,35');
  await ana.getByRole('button', { name: 'Recusar' }).click();
  await toast(ana, 'recusas seguidas');
  await offer(bia).waitFor();
  await ana.getByRole('switch', { name: 'Ficar online' }).click();
  await lapse(product);
  await toast(bia, 'Tempo esgotado! Entrega passou para próximo entregador.');
  await offer(bia).waitFor();
});

test('the courier accepts, and the shop sees it without reloading', async () => {
  await bia.getByRole('button', { name: 'Aceitar' }).click();
  await toast(bia, 'Entrega aceita com sucesso!');
  await card().getByText('Aceita', { exact: true }).waitFor();
});

// [passos]
test.each([
  ['Confirmar: Estou no Comércio', 'Retirando'],
  ['Confirmar: Saí para Entrega', 'Entregando'],
  ['Confirmar: Entrega Finalizada', 'Finalizada'],
])('%s takes it to %s, on the counter too', async (button, status) => {
  await bia.getByRole('button', { name: button }).click();
  await toast(bia, 'Status atualizado!');
  await card().getByText(status, { exact: true }).waitFor();
});

// [taxa]
test('the money of it stands in the panels of the courier, the shop, the administrator and support', async () => {
  const after = await weekOf(bia);
  expect(Math.round(after.total_valor * 100)).toBe(Math.round(before.total_valor * 100) + 1735);
  await bia.getByRole('link', { name: 'Início' }).click();
  await bia.getByText('A receber nesta semana').waitFor();
  // The phone shows its stored data until the server has answered.
  for (const text of [...[after.total_a_receber, after.total_valor, after.total_taxa].map(money), STREET])
    await expect.poll(() => bia.getByRole('main').textContent()).toContain(text);

  const cookie = (await shop.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const summary = await new Client(product.baseUrl, cookie).get<{ total_valor: number }>(
    `/comercio/${encodeURIComponent(SHOP)}/resumo`,
  );
  await shop.getByRole('link', { name: 'Dashboard' }).first().click();
  await shop.getByText(money(summary.body.total_valor)).first().waitFor();

  const admin = await signIn('Administrador', 'Usuário', 'admin', desktop);
  await admin.goto(`${product.baseUrl}/admin/relatorio-semana`);
  const row = admin.getByRole('row').filter({ hasText: 'Beatriz' });
  await row.waitFor();
  await expect.poll(() => row.textContent()).toContain(money(after.total_a_receber));

  const support = await signIn('Suporte', 'Usuário de Suporte', 'suporte', desktop);
  await support.getByText(STREET).first().waitFor();
  await expect.poll(() => support.getByRole('main').textContent()).toContain('17,35');
});

test('an iFood text becomes a request of the address in it', async () => {
  await shop.goto(`${product.baseUrl}/comercio/solicitar`);
  await shop.getByRole('radio', { name: /iFood/ }).check({ force: true });
  await shop.getByRole('textbox').first().fill('Pedido 4821\nMaria\nRua Joubert de Carvalho, 623\n2 pizzas');
  await shop.getByLabel('Valor da entrega').first().pressSequentially('950');
  await shop.getByRole('button', { name: /^Solicitar/ }).click();
  await toast(shop, 'Solicitação do iFood enviada com sucesso!');
  await shop.locator('[data-solicitacao]', { hasText: 'Rua Joubert de Carvalho, 623' }).first().waitFor();
  await offer(bia).waitFor();
  await expect.poll(() => offer(bia).textContent()).toContain('iFood');
});

// [ranking]
test('last week’s six stand on the landing page', async () => {
  const page = await browser.newPage();
  await page.goto(`${product.baseUrl}/`);
  const ranking = page.getByRole('region', { name: 'Top Entregadores da Semana' });
  await ranking.getByRole('heading', { name: 'João Batista Ferreira' }).waitFor();
  await expect.poll(() => ranking.getByText(/^@/).count()).toBe(6);
  await page.close();
});
