import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';

/** Positions assume a header of 48 px. With another header, everything below moves by the difference. */
const HEADER = 48;
const CLOSE_TO = 4;
const tall: BrowserContextOptions = { ...phone, viewport: { width: 390, height: 844 } };

const SHOP = 'Açaí & Cia';
const STREET = 'Rua Joubert de Carvalho, 623';
const NAMES = [SHOP, STREET, 'Ana Quaresma', 'Caio Novato'];

type Courier = SignedIn & { usuario: string };

let product: Product;
let browser: Browser;
let orm: Orm;
let shop: SignedIn;
let ana: Courier;
let caio: Courier;

beforeAll(async () => {
  product = await startProduct({
    env: { SUPORTE_TELEFONE: '+554430001234', SUPORTE_WHATSAPP: '5544988880000' },
  });
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  shop = await novo.comercio(SHOP);
  const hire = async (nome_completo: string, usuario: string) => ({
    ...(await novo.entregador({ nome_completo, usuario })),
    usuario,
  });
  ana = await hire('Ana Quaresma', 'ana');
  caio = await hire('Caio Novato', 'caio');
  for (const valor of [14, 8.5, 9, 11.5, 11])
    await shop.cliente.post(`/comercio/entregas?comercio_nome=${encodeURIComponent(SHOP)}`, {
      entregador_id: ana.id,
      valor,
    });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

async function open(courier: Courier, tab: string, options = phone, tema = 'claro'): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.request.post(`${product.baseUrl}/api/login`, {
    data: { usuario: courier.usuario, senha: TEST_PASSWORD },
  });
  await context.addInitScript(`localStorage.getItem('tema') ?? localStorage.setItem('tema', '${tema}')`);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/dashboard/${tab}`);
  await settled(page);
  return page;
}

/** Returns the vertical position of an element, as if the header ended at 48 px. */
async function placed(page: Page, locator: Locator): Promise<{ top: number; bottom: number }> {
  const [header, box] = await Promise.all([
    page.locator('[data-tab-bar] header').first().boundingBox(),
    locator.boundingBox(),
  ]);
  const end: number = await page.evaluate(
    `parseInt(document.documentElement.style.getPropertyValue('--ui-toast-top')) || 0`,
  );
  if (!header || !box) throw new Error('not on the screen');
  const shift = Math.max(end, header.y + header.height) - HEADER;
  return { top: box.y - shift, bottom: box.y + box.height - shift };
}

const near = (value: number) => ({
  asymmetricMatch: (got: number) => Math.abs(got - value) <= CLOSE_TO,
  toString: () => `about ${value}`,
});

/** Checks the budget of the whole page, and that keyboard focus is always visible. */
async function keepsItsBudget(page: Page, screen: string): Promise<void> {
  const { controls, words } = budgetOf(screen);
  const [has, says] = [await controlsOf(page), await wordsOf(page, NAMES)];
  expect(has.length, has.join(' | ')).toBeLessThanOrEqual(controls);
  expect(says.length, says.join(' ')).toBeLessThanOrEqual(words);
  expect(await axe(page)).toEqual([]);
  expect(await hiddenFocus(page)).toEqual([]);
}

test('whoever never delivered sees one sentence, one act, and how the queue works', async () => {
  const page = await open(caio, '', phone, 'escuro');
  const sentence = page.getByText('Fique online para entrar na fila e receber a sua primeira entrega.');
  const act = page.getByRole('button', { name: 'Ficar online' });
  const rules = page.getByRole('button', { name: 'Como funciona a fila' });
  expect(await outOfView({ sentence, act, rules })).toEqual([]);
  // The act is where the thumb is; the week with its zeros stands below the first view.
  expect((await placed(page, act)).top).toBeLessThan(400);
  for (const card of ['Rotas', 'Entregas', 'Valor total (bruto)', 'Taxa 10%'])
    await page.getByText(card, { exact: true }).first().waitFor();
  await page.getByRole('region', { name: 'A receber nesta semana' }).waitFor();
  await page.getByRole('region', { name: 'Finalizadas Hoje' }).waitFor();
  await keepsItsBudget(page, 'Início, primeira vez');
  await act.click();
  const sheet = page.getByRole('dialog', { name: 'Pronto para receber' });
  for (const line of ['Som', 'Avisos', 'Tela e bateria']) await sheet.getByText(line, { exact: true }).waitFor();
  // The browser under test has no notices, or did not decide yet.
  await sheet.getByText(/(Sem eles, com a tela apagada|Bloqueados\.|Este navegador não tem avisos)/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.getByText('Você está na fila').count()).toBe(0);
  await act.click();
  await sheet.getByRole('button', { name: 'Ficar online' }).click();
  await page.getByText('Você está na fila. A sua primeira entrega toca aqui.').waitFor();
  expect(await act.count()).toBe(0);
  await rules.click();
  await page.getByRole('dialog', { name: 'Como funciona a fila' }).getByText('Quem fica online primeiro').waitFor();
  await caio.cliente.put(`/entregador/${caio.id}/status-online`, { online: false });
});

test('Início begins with today, net, and the week whose days are in the first view', async () => {
  const page = await open(ana, '', tall);
  const today = page.getByRole('region', { name: 'Hoje', exact: true });
  const week = page.getByRole('region', { name: 'A receber nesta semana' });
  const bars = week.locator('figure');
  const done = page.getByRole('region', { name: 'Finalizadas Hoje' });
  expect(await outOfView({ today, bars })).toEqual([]);
  expect(await today.textContent()).toMatch(/R\$\s48,60.*líquido5 entregas.*online/);
  expect(await week.textContent()).toMatch(/R\$\s48,60R\$\s54,00 − 10%menos 10% \(R\$\s5,40\)/);
  // On a Friday it says 'Esta semana: sexta, 04/12' below what falls today.
  await week.getByText(/^(Cai no seu PIX na|Esta semana:) sexta, \d\d\/\d\d$/).waitFor();
  expect(await done.textContent()).toMatch(/Finalizadas Hoje5 · R\$\s48,60/);
  expect(await done.textContent()).toMatch(/\+ R\$\s9,90.*1 item · bruto R\$\s11,00/);
  expect((await placed(page, today)).top).toEqual(near(60));
  await keepsItsBudget(page, 'Início');
});

test('with work in hand the way back to it comes first, and stays in sight', async () => {
  await ficarOnline(ana);
  const [id] = await pedir(shop, { endereco: STREET });
  await aceitar(ana, id);
  // At '/' the panel opens on the work. The tab leads back to Início.
  const page = await open(ana, '', tall);
  await page.waitForURL('**/dashboard/solicitacoes');
  await page.getByRole('link', { name: 'Início' }).click();
  await settled(page);
  const bar = page.getByRole('link', { name: `Em andamento ${STREET}` });
  const today = page.getByRole('region', { name: 'Hoje', exact: true });
  const week = page.getByRole('region', { name: 'A receber nesta semana' });
  expect(await placed(page, bar)).toEqual({ top: near(60), bottom: near(124) });
  expect(await placed(page, today)).toEqual({ top: near(136), bottom: near(302) });
  expect(await placed(page, week)).toEqual({ top: near(315), bottom: near(569) });
  expect((await placed(page, week.locator('figure'))).bottom).toBeLessThanOrEqual(510 + CLOSE_TO);
  await keepsItsBudget(page, 'Início, com trabalho');
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  expect(await outOfView({ bar })).toEqual([]);
  await bar.click();
  await page.getByRole('region', { name: /Entrega em andamento/ }).waitFor();
  await page.getByRole('region', { name: 'Status da Fila' }).waitFor();
  for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada'])
    await ana.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status });
});

test('who waits reads their place', async () => {
  await ficarOnline(ana);
  const page = await open(ana, 'solicitacoes');
  const place = page.getByText('Sua posição na fila');
  const sentence = page.getByText('A próxima entrega é sua.');
  expect(await outOfView({ place, sentence })).toEqual([]);
  await keepsItsBudget(page, 'Solicitações, na fila');
});

test('Perfil has help first, and where the money goes', async () => {
  const page = await open(ana, 'perfil');
  const help = page.getByRole('button', { name: 'Ajuda' });
  expect(await outOfView({ help })).toEqual([]);
  await page.getByText('E-mail an•••@exemplo.com').waitFor();
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
  await expect.poll(() => page.evaluate(`document.documentElement.dataset.theme`)).toBe('dark');
  await keepsItsBudget(page, 'Perfil');
});

test('Ajuda has what is needed now in the first view', async () => {
  const page = await open(ana, 'perfil');
  await page.getByRole('button', { name: 'Ajuda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajuda' });
  await settled(page);
  const tell = dialog.getByRole('button', { name: 'Avisar o suporte' });
  const links = Object.fromEntries(
    ['SAMU 192', 'PM 190', 'WhatsApp', 'Ligar'].map((name) => [name, dialog.getByRole('link', { name })]),
  );
  expect(await outOfView({ tell, ...links })).toEqual([]);
  expect(await Promise.all(Object.values(links).map((link) => link.getAttribute('href')))).toEqual([
    'tel:192',
    'tel:190',
    'https://wa.me/5544988880000',
    'tel:+554430001234',
  ]);
  await keepsItsBudget(page, 'Ajuda');
});
