import { Cliente } from '@corre/api/testing/cliente.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

const PASSWORD = 'demo1234';
const SHOP = 'Mercado do Zé';
const SHOP_PATH = `/comercio/${encodeURIComponent(SHOP)}`;
const TABS = ['', 'solicitacoes', 'historico', 'perfil'];

let product: Product;
let browser: Browser;
let shop: Cliente;

beforeAll(async () => {
  product = await startProduct({
    env: { SEED: 'demo', OFERTA_SEGUNDOS: '8', PAUSA_RECUSA_SEGUNDOS: '1', PAUSA_EXPIRADA_SEGUNDOS: '1' },
  });
  browser = await launchBrowser();
  shop = new Cliente(product.baseUrl);
  await shop.post('/login/comercio', { usuario: SHOP, senha: PASSWORD });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

interface Panel {
  page: Page;
  cliente: Cliente;
  id: number;
  close: () => Promise<void>;
}

/** A courier's panel, with the theme he chose. */
async function openPanel(
  usuario: string,
  path = '',
  options: BrowserContextOptions = phone,
  tema = 'claro',
): Promise<Panel> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario, senha: PASSWORD } });
  const { user_id } = await answer.json();
  await context.addInitScript(`localStorage.setItem('tema', '${tema}')`);
  const page = await context.newPage();
  const [cookie] = await context.cookies();
  await page.goto(`${product.baseUrl}/dashboard/${path}`);
  await page.getByRole('switch', { name: 'Ficar online' }).or(page.getByText('CONTA SUSPENSA')).first().waitFor();
  const cliente = new Cliente(product.baseUrl, `${cookie?.name}=${cookie?.value}`);
  return { page, cliente, id: user_id, close: () => context.close() };
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const offer = (page: Page) => page.getByRole('dialog', { name: /Nova (entrega|rota)/ });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Ficar online' });
const ask = (corpo: object = {}) =>
  shop.post<{ solicitacao_ids: number[] }>(`${SHOP_PATH}/solicitar-entrega`, {
    endereco: 'Rua Santos Dumont, 2871',
    valor_estimado: 8.5,
    ...corpo,
  });

async function goOnline({ page }: Panel): Promise<void> {
  await toggle(page).click();
  await toast(page, 'Você está ONLINE e DISPONÍVEL');
}

describe('the online switch', () => {
  test('goes online and offline with the texts of the specification, and is restored at load', async () => {
    const panel = await openPanel('joao');
    await goOnline(panel);
    await panel.page.reload();
    await panel.page.getByText('1º da fila').waitFor();
    expect(await panel.page.evaluate(`localStorage.getItem('timestamp_online')`)).toMatch(/^\d{4}-/);
    await toggle(panel.page).click();
    await toast(panel.page, 'Você está OFFLINE');
    await panel.page.getByText('Fora da fila').waitFor();
    await panel.close();
  });
});

describe('an offer', () => {
  test('waits in the Solicitações tab for whoever sees it later, and is accepted there', async () => {
    const panel = await openPanel('maria');
    await goOnline(panel);
    const { body } = await ask({ urgente: true, observacao: 'Levar troco para R$ 100' });
    await offer(panel.page).waitFor();
    expect(await axe(panel.page)).toEqual([]);
    for (const text of [
      'Urgente',
      'Sua vez',
      '1º da fila',
      SHOP,
      'Rua Santos Dumont, 2871',
      'Levar troco',
      '8,50',
      '7,65',
    ]) {
      expect(await offer(panel.page).textContent()).toContain(text);
    }
    await panel.page.getByRole('button', { name: /Ver depois/ }).click();
    await panel.page.getByRole('link', { name: /Solicitações/ }).click();
    await panel.page.getByRole('region', { name: 'Próxima Entrega' }).getByRole('button', { name: 'Aceitar' }).click();
    await toast(panel.page, 'Entrega aceita com sucesso!');
    const [request] = body.solicitacao_ids;
    for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
      await panel.cliente.put(`/entregador/solicitacao/${request}/status`, { novo_status });
    }
    await toggle(panel.page).click();
    await panel.close();
  });

  test('of a route is taken whole; chat with the shop opens, counts and closes with the delivery', async () => {
    const panel = await openPanel('pedro');
    const { page } = panel;
    await goOnline(panel);
    const { body } = await ask({ multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 9 }] });
    await offer(page).waitFor();
    expect(await offer(page).textContent()).toContain('2 entregas');
    expect(await offer(page).textContent()).toContain('17,50');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await toast(page, '2 entregas aceitas com sucesso!');
    await page.getByText('Depois desta').waitFor();
    expect(await axe(page)).toEqual([]);
    const [first, second] = body.solicitacao_ids;
    await shop.post(`${SHOP_PATH}/enviar-mensagem`, { entrega_id: first, mensagem: 'O pedido está pronto' });
    await page.getByRole('button', { name: /Chat com o comércio.*1/ }).waitFor();
    await page.getByRole('button', { name: /^Chat/ }).last().click();
    await page.getByText('O pedido está pronto').waitFor();
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Chego em 2 minutos');
    await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
    const heard = async () => JSON.stringify((await shop.get(`${SHOP_PATH}/mensagens/${first}`)).body);
    await expect.poll(heard).toContain('Chego em 2 minutos');
    for (const novo_status of ['em_retirada', 'em_entrega', 'finalizada']) {
      await panel.cliente.put(`/entregador/solicitacao/${first}/status`, { novo_status });
    }
    await page.getByText('Chat fechado - entrega finalizada').waitFor();
    await page.getByRole('dialog', { name: SHOP }).getByRole('button', { name: 'Fechar', exact: true }).click();
    await shop.put(`/comercio/solicitacao/${second}/cancelar`);
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    await toggle(page).click();
    await panel.close();
  });

  test('refused three times suspends: the screen says why and until when, and the courier objects', async () => {
    const panel = await openPanel('lucas');
    const { page } = panel;
    await goOnline(panel);
    const { body } = await ask();
    for (let time = 0; time < 3; time += 1) {
      await offer(page).waitFor({ timeout: 20_000 });
      await page.waitForTimeout(500);
      await page.getByRole('button', { name: 'Recusar' }).click();
      await offer(page).waitFor({ state: 'hidden' });
    }
    await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).waitFor();
    await page.getByText('Você recusou 3 ofertas seguidas. A regra suspende a conta por 1 h.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Contestar suspensão' }).click();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Conte o que aconteceu').waitFor();
    await page.getByLabel('O que aconteceu?').fill('O pneu furou');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText(/Enviada às .*o suporte responde por aqui/).waitFor();
    await shop.put(`/comercio/solicitacao/${body.solicitacao_ids[0]}/cancelar`);
    await panel.close();
  });
});

describe('a step without a connection', () => {
  test('is stored with its time, says so, and reaches the server when the line is back', async () => {
    const panel = await openPanel('bia');
    const { page } = panel;
    await goOnline(panel);
    await ask();
    await offer(page).waitFor();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Aceitar' }).click();
    const next = page.getByRole('button', { name: 'Confirmar: Estou no Comércio' });
    await next.waitFor();
    await page.context().setOffline(true);
    await next.click();
    await page.getByText(/Etapa guardada às/).waitFor({ timeout: 20_000 });
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Confirmar: Saí para Entrega' }).waitFor({ timeout: 20_000 });
    for (const name of ['Confirmar: Saí para Entrega', 'Confirmar: Entrega Finalizada']) {
      await page.getByRole('button', { name }).click();
      await toast(page, 'Status atualizado!');
    }
    await toggle(page).click();
    await panel.close();
  });
});

describe('every tab', () => {
  test.each([
    ['claro', phone],
    ['escuro', phone],
    ['claro', desktop],
    ['escuro', desktop],
  ] as const)('is clean under axe (%s, %o) and has no sideways scroll', async (tema, options) => {
    const panel = await openPanel('ana', '', options, tema);
    for (const tab of TABS) {
      await panel.page.goto(`${product.baseUrl}/dashboard/${tab}`);
      await panel.page.getByRole('main').getByRole('heading').first().waitFor();
      await panel.page.waitForLoadState('networkidle');
      expect(await axe(panel.page), tab).toEqual([]);
    }
    await panel.page.setViewportSize({ width: 320, height: 640 });
    for (const tab of TABS) {
      await panel.page.goto(`${product.baseUrl}/dashboard/${tab}`);
      await panel.page.waitForLoadState('networkidle');
      expect(await panel.page.evaluate('document.documentElement.scrollWidth'), tab).toBeLessThanOrEqual(320);
    }
    await panel.close();
  });

  test('shows the week, the history as a receipt, the ratings and the explanation of the queue', async () => {
    const panel = await openPanel('joao');
    const { page } = panel;
    await page.getByText('A receber nesta semana').waitFor();
    for (const card of ['Rotas', 'Entregas', 'Valor total', 'Taxa 10%'])
      await page.getByText(card, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Semana anterior' }).click();
    await page.getByText(/Pag(a|amento) na sexta/).waitFor();
    await page.getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('button', { name: 'Imprimir extrato' }).waitFor();
    await page.getByRole('link', { name: 'Perfil' }).click();
    await page.getByText('de 5,0').waitFor();
    await page.getByRole('link', { name: 'Solicitações' }).click();
    await page.getByRole('button', { name: 'Por que recebi ou não recebi?' }).click();
    await page.getByRole('dialog', { name: 'Por que recebi ou não recebi?' }).getByText('Recusadas').waitFor();
    expect(await axe(page)).toEqual([]);
    await panel.close();
  });
});
