import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { card, choose, shop, supportPanel, toast } from './support-panel.ts';

const longAddress = 'Avenida Pioneiro Antônio Franco de Moraes, 1447, bloco B, apartamento 1204';

let product: Product;
let browser: Browser;
const { open: openPanel, request, courier, assign } = supportPanel(() => ({ product, browser }));

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

// [atribuir]
describe('the manual assignment', () => {
  test('asks for both, cuts the address at 30 before its number, and lets busy couriers in only when ticked', async () => {
    await request(longAddress, { urgente: true, observacao: `Troco ${'x'.repeat(120)}` });
    await request('Rua Lopes Trovão, 215', { origem: 'ifood' });
    const { page, context, errors } = await openPanel();
    await page.getByRole('button', { name: 'Atribuir entrega' }).click();
    await toast(page, 'Selecione uma solicitacao e um entregador');

    const urgent = card(page, longAddress);
    await urgent.getByText('Urgente').waitFor();
    await urgent.getByText(`Troco ${'x'.repeat(94)}…`, { exact: true }).waitFor();
    await card(page, 'Rua Lopes Trovão').getByText('iFood').waitFor();
    await urgent.getByRole('button', { name: shop, exact: true }).click();
    // The courier is missing, so the press moves the focus there and opens the list.
    await page.getByRole('option', { name: /Maria Aparecida/ }).waitFor();
    const chosen = page.getByRole('combobox', { name: 'Solicitação' });
    await expect.poll(() => chosen.inputValue()).toBe('Avenida Pioneiro Antôni…, 1447');
    await choose(page, 'Entregador', 'Maria Aparecida');
    // A double tap must make one assignment and no error about a second one.
    await page.getByRole('button', { name: 'Atribuir entrega' }).dblclick();
    await toast(page, 'Entrega atribuída com sucesso!');
    await urgent.getByText('Aceita').waitFor();
    await expect.poll(() => chosen.evaluate((input) => input === document.activeElement)).toBe(true);
    const complaint = page.getByRole('status').filter({ hasText: /podem ser atribuídas/ });
    expect(await complaint.count()).toBe(0);

    await card(page, 'Rua Lopes Trovão').getByRole('button', { name: shop, exact: true }).click();
    await page.getByRole('combobox', { name: 'Entregador' }).fill('Maria');
    await page.getByText('Maria Aparecida Souza já tem uma entrega. Marque').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Permitir atribuicao para entregadores ocupados').check();
    await page.getByText('Quem está com uma entrega recebe esta para depois da atual.').waitFor();
    await choose(page, 'Entregador', 'Maria Aparecida');
    // Written, and said with the telephone in words.
    await page.getByText('Maria já tem uma entrega. Esta fica para depois da atual.').first().waitFor();
    await page.getByRole('button', { name: 'Atribuir entrega' }).click();
    await toast(page, 'ela entra na fila dele');

    await urgent.getByRole('button', { name: /^Linha do tempo/ }).click();
    const drawer = page.getByRole('dialog', { name: shop });
    await drawer.getByText('Atribuída pelo suporte').waitFor();
    await drawer.getByText('Conversa', { exact: true }).click();
    await drawer.getByText('O suporte só lê.', { exact: false }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone stands in a dialog that the request opens', async () => {
    await request('Rua Vaz Caminha, 88');
    const { page, context } = await openPanel('', phone);
    await card(page, 'Rua Vaz Caminha').getByRole('button', { name: 'Atribuir entrega' }).click();
    const dialog = page.getByRole('dialog', { name: 'Atribuição manual' });
    await dialog.waitFor();
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'Solicitação' }).inputValue())
      .toContain('Rua Vaz Caminha, 88');
    await context.close();
  });
});

describe('a delivery whose courier vanished', () => {
  test('is ended out of the monitor, with a reason that the timeline keeps', async () => {
    const id = await request('Rua Mem de Sá, 1033');
    const joao = await courier('joao');
    await assign(id, joao.id);
    const { page, context, errors } = await openPanel();
    await page.getByRole('button', { name: /^Ações da entrega de .* em Rua Mem de Sá, 1033$/ }).click();
    await page.getByRole('menuitem', { name: 'Cancelar entrega' }).click();
    const question = page.getByRole('alertdialog', { name: /^Cancelar a entrega de João/ });
    await expect
      .poll(() => question.getByRole('button', { name: 'Voltar' }).evaluate((b) => b === document.activeElement))
      .toBe(true);
    await question.getByRole('button', { name: 'Cancelar entrega' }).click();
    await question.getByText('Diga o motivo').waitFor();
    await question.getByLabel('Motivo').fill('O celular não responde há uma hora');
    await question.getByRole('button', { name: 'Cancelar entrega' }).click();
    await question.waitFor({ state: 'detached' });
    const ended = card(page, 'Rua Mem de Sá, 1033');
    await ended.getByText('Cancelada').waitFor();
    await ended.getByRole('button', { name: /^Linha do tempo/ }).click();
    await page.getByRole('dialog', { name: shop }).getByText('O celular não responde há uma hora').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a request that waits', () => {
  test('says in its timeline why, and what would change it', async () => {
    await request('Rua Santos Dumont, 2871');
    const { page, context } = await openPanel();
    await card(page, 'Rua Santos Dumont, 2871')
      .getByRole('button', { name: /^Linha do tempo/ })
      .click();
    const drawer = page.getByRole('dialog', { name: shop });
    await drawer.getByText(/Esperando há/).waitFor();
    await drawer
      .getByText(/Ninguém está online|Todos estão|não responde|está na frente|Oferta aberta|há pouco/)
      .waitFor();
    await context.close();
  });
});

describe('the keyboard', () => {
  test('? helps, / searches, S suspends, A assigns, also out of a row', async () => {
    const { page, context } = await openPanel();
    await page.getByRole('button', { name: 'Maria Aparecida Souza', exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Suspender manualmente' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Maria Aparecida Souza', exact: true }).focus();
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Suspender Maria Aparecida Souza' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    const focused = () => page.evaluate('document.activeElement?.getAttribute("placeholder")');
    await expect.poll(focused).toBe('Escolha a solicitação');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Entregas ativas' }).click();
    await page.keyboard.press('/');
    await expect.poll(focused).toBe('Pedido, endereço, loja, entregador');
    await context.close();
  });
});

// [torre]
describe('the counters', () => {
  test('filter the lists, and a second press shows everything again', async () => {
    const { page, context } = await openPanel();
    const figure = (name: RegExp) =>
      page.getByRole('group', { name: 'Contadores que filtram' }).getByRole('button', { name });
    await figure(/suspensos$/).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('entregadores')).toBe('suspensos');
    await expect.poll(() => page.getByRole('region', { name: /^Livres/ }).count()).toBe(0);
    await figure(/suspensos$/).click();
    await page.getByRole('region', { name: /^Livres/ }).waitFor();
    await figure(/pendentes/).click();
    await page.getByRole('button', { name: /^Pendentes/ }).waitFor();
    await expect.poll(() => page.locator('[data-solicitacao]').getByText('Finalizada').count()).toBe(0);
    await context.close();
  });
});
