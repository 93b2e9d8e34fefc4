import { FALHAS, falhaAoRemoverSuspensao } from '@corre/contract/falhas.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPanelOf } from './courier-panel.ts';
import { closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';
import { line, password, shopPanelOf } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

const shop = 'Pizzaria Bella Massa';
const suspensa = 'Beatriz Oliveira Rocha';
const recusou = 'Pedro Henrique Lima';

let product: Product;
let browser: Browser;
const running = () => ({ product, browser });
const openShop = shopPanelOf(running, shop);
const { open: openSupport, courier, request, suspend } = supportPanel(running);

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Notes since when and until when each toast stands. */
const watchToasts = `
  window.stood = {};
  new MutationObserver(() => {
    const now = performance.now();
    const texts = [...document.querySelectorAll('[aria-live="off"] [role=status]')].map((one) => one.textContent);
    for (const text of texts) window.stood[text] ??= { from: now };
    for (const [text, one] of Object.entries(window.stood)) if (!texts.includes(text)) one.to ??= now;
  }).observe(document, { childList: true, subtree: true });`;

const toastOf = (page: Page, text: string) => page.locator('[aria-live="off"] [role=status]').filter({ hasText: text });

/** Waits until the question is gone, and reads the error outside it. The toast must have stood for four seconds. */
async function readsAsToast(page: Page, text: string): Promise<void> {
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await toastOf(page, text).waitFor();
  // A toast under the pointer stays.
  await page.mouse.move(1, 400);
  await toastOf(page, text).waitFor({ state: 'detached' });
  const ms = (await page.evaluate(`(({ from, to }) => to - from)(window.stood[${JSON.stringify(text)}])`)) as number;
  expect(ms).toBeGreaterThanOrEqual(3_900);
}

/** Answers calls of this procedure as a proxy does whose server is down. */
const breakCall = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  );

/** Answers this procedure alone with an error of the server. The others of the same batch keep their answers. */
const failCall = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as unknown[];
    const calls = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const data = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 };
    const error = { error: { message: 'O servidor falhou', code: -32_603, data } };
    const json = answers.map((answer, index) => (calls[index] === procedure ? error : answer));
    await route.fulfill({ status: 207, json });
  });

const confirm = (page: Page, act: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();

async function openAdmin(path: string): Promise<Page> {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const data = { usuario: 'admin', senha: password, user_type: 'admin' };
  await context.request.post(`${product.baseUrl}/api/login`, { data });
  const page = await context.newPage();
  await page.addInitScript(watchToasts);
  await page.goto(`${product.baseUrl}/admin/${path}`);
  return page;
}

async function openSuspensions(): Promise<Page> {
  const { page } = await openSupport();
  await page.addInitScript(watchToasts);
  await page.goto(`${product.baseUrl}/suporte/suspensoes`);
  return page;
}

const cardOf = (page: Page, nome: string) => page.locator('[data-entregador]', { hasText: nome }).first();

// [falhas] [avisos]
describe('an error whose question has closed is read as a toast for its time', () => {
  test('of a removal', async () => {
    const page = await openAdmin('');
    await breakCall(page, 'entregadores.remover');
    await page.getByRole('button', { name: 'Remover Maria Aparecida Souza' }).click();
    await confirm(page, 'Remover Entregador');
    await readsAsToast(page, FALHAS['entregadores.remover']);
    await page.context().close();
  });

  test('of a deleted shop', async () => {
    const page = await openAdmin('gerenciar-comercios');
    await breakCall(page, 'comercios.excluir');
    await page.getByRole('button', { name: `Excluir ${shop}` }).click();
    await page.getByLabel('Digite o nome para confirmar').fill(shop);
    await confirm(page, 'Excluir comércio');
    await readsAsToast(page, FALHAS['comercios.excluir']);
    await page.context().close();
  });

  test('of a suspension, also where the data of the courier are missing', async () => {
    const { id } = await courier('bia');
    await suspend(id, 'Não devolveu a maquininha');
    const page = await openSuspensions();
    await breakCall(page, 'suspensoes.remover');
    const remove = { name: 'Remover suspensão' };
    await cardOf(page, suspensa).getByRole('button', remove).click();
    await confirm(page, remove.name);
    await readsAsToast(page, falhaAoRemoverSuspensao(suspensa));

    await page.route('**/trpc/*entregadores*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${suspensa}"`, '""') });
    });
    await page.reload();
    await page.getByRole('button', remove).first().click();
    await confirm(page, remove.name);
    await readsAsToast(page, 'Erro: Dados do entregador nao encontrados');
    await page.context().close();
  });

  test('of the count of refusals', async () => {
    const pedro = await courier('pedro');
    await pedro.cliente.put(`${pedro.own}/status-online`, { online: true });
    await request('Rua Joubert de Carvalho, 623');
    const offered = async () =>
      (await pedro.cliente.get<{ proxima_entrega: unknown }>(`${pedro.own}/proxima-entrega`)).body.proxima_entrega;
    await expect.poll(offered).toBeTruthy();
    await pedro.cliente.put(`${pedro.own}/recusar-entrega`);
    await pedro.cliente.put(`${pedro.own}/status-online`, { online: false });
    const page = await openSuspensions();
    await breakCall(page, 'suspensoes.resetarRecusas');
    await cardOf(page, recusou).getByRole('button', { name: 'Resetar recusas' }).click();
    await confirm(page, 'Resetar recusas');
    await readsAsToast(page, FALHAS['suspensoes.resetarRecusas']);
    await page.context().close();
  });
});

// [cancelar]
test('a shop whose courier arrives while its question is open reads why the cancellation was refused', async () => {
  const endereco = 'Rua Neo Alves Martins, 2550';
  const joao = await courier('joao');
  const id = await request(endereco);
  const suporte = new Client(product.baseUrl);
  await suporte.post('/login', { usuario: 'suporte', senha: password });
  const assignment = { solicitacao_id: id, entregador_id: joao.id, force_assign: true };
  expect((await suporte.put('/suporte/atribuir-entrega', assignment)).status).toBe(200);

  const { page, context } = await openShop('solicitar');
  await line(page, endereco)
    .getByRole('button', { name: `Cancelar: ${endereco}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Deseja cancelar esta solicitação?' });
  await question.waitFor();
  const arrival = await joao.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'em_retirada' });
  expect(arrival.status).toBe(200);
  await confirm(page, 'Cancelar solicitação');
  await question.waitFor({ state: 'detached' });
  const refusal = toastOf(page, FALHAS['solicitacoes.cancelar']);
  await refusal.waitFor();
  // The server's reason stands behind the sentence.
  expect(await refusal.textContent()).toMatch(/^Erro ao cancelar solicitação\. ./);
  // Nothing can be cancelled any more.
  await line(page, endereco)
    .getByRole('button', { name: /^Cancelar/ })
    .waitFor({ state: 'detached' });
  await context.close();
});

// [falhas]
test('a chat that does not open is told as a toast, and opens with the next tap once the network is back', async () => {
  const { page, close } = await openPanelOf(product, browser)('joao', 'solicitacoes');
  await breakCall(page, 'chat.mensagensDoEntregador');
  const chat = page.getByRole('button', { name: 'Chat', exact: true }).or(page.getByLabel('Chat com o comércio'));
  await chat.first().click();
  await toastOf(page, FALHAS['chat.mensagensDoEntregador']).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.unrouteAll();
  await chat.first().click();
  await page.getByRole('dialog').getByPlaceholder('Escreva para o comércio').waitFor();
  await close();
});

// [falhas]
test('a failed check of the online state is written to the log alone', async () => {
  const { page, close } = await openPanelOf(product, browser)('maria');
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Online não conferido'));
  await failCall(page, 'fila.estado');
  await page.reload();
  await warned;
  expect(await page.getByText('Erro ao carregar dados').count()).toBe(0);
  // A check may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
});
