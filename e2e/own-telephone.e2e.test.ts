import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeInEachTheme } from './each-look.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const PASSWORD = 'demo1234';
const SHOP = 'Açaí & Cia';
const COURIER = { usuario: 'joao', senha: PASSWORD, user_type: 'entregador' };
const SMALL = { ...phone, viewport: { width: 360, height: 740 } };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ env: { SEED: 'demo' } }), launchBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Signs in, in a browser of its own. */
async function signedIn(login: object, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: product.baseUrl, reducedMotion: 'reduce', ...options });
  const path = 'user_type' in login ? '/api/login' : '/api/login/comercio';
  expect((await context.request.post(path, { data: login })).ok()).toBe(true);
  return context;
}
async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Everything that the browser keeps of the page. */
const kept = (page: Page) => page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])');

// [senha-confirma] [aviso-de-acesso] [link-de-acesso]
test('a courier changes telephone and vehicle with the password, the other device and support hear of it', async () => {
  const other = await signedIn(COURIER, SMALL);
  const page = await opened(await signedIn(COURIER, SMALL), '/dashboard/perfil');
  await page.getByRole('button', { name: 'Trocar telefone' }).click();
  const form = dialog(page, 'Trocar telefone');
  const save = form.getByRole('button', { name: 'Salvar' });
  await form.getByLabel('Telefone').fill('44 99222-3344');
  await save.click();
  await form.getByText('Digite a senha atual').waitFor();
  await settled(page);
  expect(await axeInEachTheme(page, 'change the telephone')).toEqual([]);
  await form.getByLabel('Senha atual').fill('nao e esta');
  await save.click();
  await form.getByText('Senha atual incorreta').waitFor();
  await form.getByLabel('Senha atual').fill(PASSWORD);
  await save.click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('(44) 99222-3344').waitFor();

  const row = page.getByRole('definition').filter({ has: page.getByRole('button', { name: 'Trocar veículo' }) });
  const before = await row.textContent();
  expect(before).not.toContain('Carro');
  const question = dialog(page, 'Trocar veículo');
  const vehicle = question.getByLabel('Veículo');
  await row.getByRole('button').click();
  await vehicle.selectOption('Carro');
  await settled(page);
  expect(await axeInEachTheme(page, 'change the vehicle')).toEqual([]);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await row.textContent()).toBe(before);
  await row.getByRole('button').click();
  // The dialog begins anew with the present vehicle, and asks for nothing before somebody saves.
  expect(before).toContain(await vehicle.locator('option:checked').textContent());
  await vehicle.selectOption('Carro');
  await question.getByRole('button', { name: 'Salvar' }).click();
  await question.getByText('Digite a senha atual').waitFor();
  await question.getByLabel('Senha atual').fill(PASSWORD);
  await question.getByRole('button', { name: 'Salvar' }).click();
  await question.waitFor({ state: 'detached' });
  await row.getByText('Carro').waitFor();
  await toast(page, 'Veículo trocado');
  expect(await kept(page)).not.toContain(PASSWORD);

  const told = await opened(other, '/dashboard/perfil');
  await toast(told, 'O telefone desta conta mudou. Do terminado em');
  await told.getByText('Senha e aparelhos').click();
  await told
    .getByRole('listitem')
    .filter({ hasText: /Do terminado em \d{4} para o terminado em 3344 · / })
    .waitFor();
  await told.getByText('Não foi você? Troque a senha e encerre as outras sessões.').waitFor();
  await settled(told);
  expect(await axe(told)).toEqual([]);

  const support = await opened(
    await signedIn({ usuario: 'suporte', senha: PASSWORD, user_type: 'suporte' }, desktop),
    '/suporte/entregadores',
  );
  const WARNING = /^O telefone mudou (?:hoje|ontem) às \d\d:\d\d\. Confira com a pessoa antes de mandar o link\.$/;
  await support.getByRole('button', { name: 'Ações de João Batista Ferreira' }).click();
  await support.getByRole('menuitem', { name: 'Link para nova senha' }).click();
  const link = dialog(support, 'Link para nova senha');
  await link.getByText(WARNING).waitFor();
  await settled(support);
  expect(await axeInEachTheme(support, 'a link after a new telephone')).toEqual([]);
  await link.getByRole('button', { name: 'Criar link' }).click();
  await link.getByRole('link', { name: 'Enviar por WhatsApp' }).waitFor();
  await link.getByText(WARNING).waitFor();
  await link.getByRole('button', { name: 'Pronto' }).click();
  await support.getByRole('button', { name: 'Ações de Maria Aparecida Souza' }).click();
  await support.getByRole('menuitem', { name: 'Link para nova senha' }).click();
  await link.getByText(/^Quem abrir o link escolhe/).waitFor();
  await settled(support);
  expect(await link.getByText(WARNING).count()).toBe(0);
});

// [senha-confirma]
test('a telephone or a vehicle that stays the same closes its dialog: no password, no call, no success', async () => {
  const maria = { ...COURIER, usuario: 'maria' };
  const page = await opened(await signedIn(maria, SMALL), '/dashboard/perfil');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('entregadores.editar')) calls.push(request.url());
  });
  const saveUnchanged = async (name: string, leave: (form: Locator) => Promise<unknown>) => {
    await page.getByRole('button', { name }).click();
    const form = dialog(page, name);
    await leave(form);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await saveUnchanged('Trocar telefone', async (form) => {
    const field = form.getByLabel('Telefone');
    // The same number in other words is no change.
    await field.fill((await field.inputValue()).replace(/\D/g, ''));
  });
  await saveUnchanged('Trocar veículo', async (form) => {
    const field = form.getByLabel('Veículo');
    const before = await field.inputValue();
    await field.selectOption('Carro');
    await field.selectOption(before);
  });
  await settled(page);
  expect(calls).toEqual([]);
  expect(await page.getByText(/trocado/).count()).toBe(0);
});

// [senha-confirma] [rascunhos]
test.each([SMALL, desktop])('a shop is asked for the password only with another telephone (%#)', async (size) => {
  const context = await signedIn({ usuario: SHOP, senha: PASSWORD }, size);
  const page = await opened(context, '/comercio/configuracoes/loja');
  const field = (name: string) => page.getByRole('textbox', { name });
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
  const path = `/api/comercio/${encodeURIComponent(SHOP)}/local`;
  const saved = async () => (await context.request.get(path)).json();
  const address = `Rua da Loja, ${size.viewport?.width}`;
  await field('Endereço de retirada').fill(address);
  expect(await page.getByLabel('Senha atual').count()).toBe(0);
  await save.click();
  await expect.poll(saved).toMatchObject({ endereco_retirada: address });
  const { telefone: before } = await saved();

  // The same number in other words is no change.
  await field('Telefone da loja').fill(String(before));
  expect(await page.getByLabel('Senha atual').count()).toBe(0);
  const wanted = size === desktop ? '+554430251101' : '+554430251102';
  await field('Telefone da loja').fill(wanted.replace('+55', ''));
  await save.click();
  await page.getByText('Digite a senha atual').waitFor();
  await settled(page);
  expect(await axeInEachTheme(page, 'the telephone of a shop')).toEqual([]);
  await page.getByLabel('Senha atual').fill('nao e esta');
  await save.click();
  await page.getByText('Senha atual incorreta').waitFor();
  expect(await kept(page)).not.toContain('nao e esta');
  expect(await saved()).toMatchObject({ telefone: before });
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await save.click();
  await toast(page, 'Local da loja salvo!');
  await page.getByLabel('Senha atual').waitFor({ state: 'detached' });
  expect(await saved()).toMatchObject({ telefone: wanted });
});

// [equipe]
test('a new name of the own account stands in the rail at once, in the other tab, and after a reload', async () => {
  const context = await signedIn({ usuario: 'admin', senha: PASSWORD, user_type: 'admin' }, desktop);
  const other = await opened(context, '/admin');
  const rail = (page: Page) => page.getByRole('banner').first();
  await rail(other).getByText('Renata Prado').waitFor();
  const page = await opened(context, '/admin/equipe');
  await page.getByRole('button', { name: 'Abrir a conta de Renata Prado' }).click();
  await dialog(page, 'Renata Prado').getByLabel('Nome', { exact: true }).fill('Renata Prado Leal');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await dialog(page, 'Renata Prado Leal').waitFor();
  await rail(other).getByText('Renata Prado Leal').waitFor();
  await dialog(page, 'Renata Prado Leal').getByRole('button', { name: 'Fechar' }).last().click();
  await rail(page).getByText('Renata Prado Leal').waitFor();
  await other.reload();
  await rail(other).getByText('Renata Prado Leal').waitFor();
});
