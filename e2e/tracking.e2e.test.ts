import { createBuilders, type SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axe, closeContexts, launchBrowser, launchWithTextSize, phone, themes } from './harness.ts';

/** The width of the smallest phones, in CSS pixels. */
const NARROW = { width: 320, height: 640 };
const EVERY_MS = 15_000;

let api: TestApi;
let loja: SignedIn;
let ana: SignedIn;
let browser: Browser;

beforeAll(async () => {
  [api, browser] = await Promise.all([startApi({ VARREDURA_SEGUNDOS: '3600' }), launchBrowser()]);
  const novo = createBuilders(api.orm, api.vault, api.base);
  loja = await novo.comercio('Cantina do Largo');
  ana = await novo.entregador({ nome_completo: 'Josefina Quaresma' });
  await ana.cliente.put(`/entregador/${ana.id}/preferencias`, { aparece_no_rastreio: true });
});
afterAll(() => api?.close());
beforeEach(() => emptyQueue(api.orm.em.fork()));
afterEach(() => closeContexts(browser));

async function novoPedido(mais: object = {}): Promise<{ id: number; path: string }> {
  const [id] = await pedir(loja, { endereco: 'Rua 15 de Novembro, 230 apto 3', ...mais });
  const list = await loja.cliente.get<{ id: number; rastreio_url: string }[]>(
    `/comercio/${encodeURIComponent(loja.nome)}/solicitacoes`,
  );
  return { id, path: list.body.find((linha) => linha.id === id)?.rastreio_url ?? '' };
}

/** Opens the page. Collects its errors and its requests to other hosts. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...phone, viewport: NARROW, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => request.url().startsWith(api.base) || complaints.push(request.url()));
  await page.clock.install();
  await page.goto(`${api.base}${path}`);
  return { page, complaints };
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const wide = (page: Page) => page.evaluate('document.documentElement.scrollWidth');

describe.each(themes)('the page of a link on a phone, %s', (colorScheme) => {
  it('is readable at once, fits 320 px, and nobody is left out', async () => {
    const { id, path } = await novoPedido();
    const { page, complaints } = await open(path, { colorScheme });
    expect(await headline(page).textContent()).toBe('Cantina do Largo recebeu o seu pedido');
    await page.getByText('Não é comigo').click();
    expect(await axe(page)).toEqual([]);
    expect(await wide(page)).toBe(NARROW.width);
    const cookies = await page.context().cookies();
    expect({ complaints, cookies }).toEqual({ complaints: [], cookies: [] });
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
  });

  it('needs no script for its first view, nor to say that it is somebody else’s', async () => {
    const { path } = await novoPedido();
    const { page } = await open(path, { colorScheme, javaScriptEnabled: false });
    expect(await headline(page).textContent()).toBe('Cantina do Largo recebeu o seu pedido');
    expect(await page.getByText('Entrega em Rua 15 de Novembro').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Atualizar' }).count()).toBe(1);
    await page.getByText('Não é comigo').click();
    await page.getByRole('button', { name: 'Avisar e encerrar o link' }).click();
    await page.getByText('Este link já não mostra nada').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('the page of a link for whoever reads it otherwise', () => {
  it('grows with the text that the reader set, and still fits: the code stays in one line', async () => {
    const large = await launchWithTextSize(32);
    const { path } = await novoPedido({ exige_codigo: true, pagamento: 'dinheiro', valor_a_receber: 52 });
    const page = await (await large.newContext({ ...phone, viewport: NARROW })).newPage();
    await page.goto(`${api.base}${path}`);
    const size = await headline(page).evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBe(58);
    expect(await wide(page)).toBe(NARROW.width);
    const { height, font } = await page.locator('.code').evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      font: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(font).toBeGreaterThan(60);
    expect(height).toBeLessThan(2 * font);
    await large.close();
  });

  it('leaves nothing on paper: address and code are secrets', async () => {
    const { path } = await novoPedido();
    const { page } = await open(path);
    await page.emulateMedia({ media: 'print' });
    expect(await headline(page).isVisible()).toBe(false);
  });

  it('keeps the steps open while it looks again', async () => {
    const { id, path } = await novoPedido();
    const { page } = await open(path);
    await page.getByText('Pedido enviado').first().click();
    await page.getByText('Saiu para entrega').waitFor();
    await loja.cliente.put(`/comercio/solicitacao/${id}/cancelar`);
    await page.clock.runFor(EVERY_MS);
    await page.getByRole('heading', { name: 'A entrega da Cantina do Largo foi cancelada' }).waitFor();
    expect(await page.locator('.steps li').first().isVisible()).toBe(true);
  });
});

describe('the page of a link with its script', () => {
  it('follows the delivery, says what changed, and ends with it', async () => {
    const { id, path } = await novoPedido();
    const { page } = await open(path);
    await ficarOnline(ana);
    await aceitar(ana, id);
    await page.clock.runFor(EVERY_MS);
    await page.getByRole('heading', { name: 'Cantina do Largo está preparando o seu pedido' }).waitFor();
    await avancar(ana, id, 'em_retirada', 'em_entrega');
    await page.clock.runFor(EVERY_MS);
    await page.getByRole('heading', { name: 'Seu pedido saiu da Cantina do Largo' }).waitFor();
    await page.getByText('Josefina está com o seu pedido.').waitFor();
    expect(await page.locator('.said').textContent()).toBe('Seu pedido saiu da Cantina do Largo');
    expect(await axe(page)).toEqual([]);
    await avancar(ana, id, 'finalizada');
    await page.clock.runFor(EVERY_MS);
    await page.getByRole('heading', { name: 'Seu pedido da Cantina do Largo foi entregue' }).waitFor();
    expect(await page.getByText('Josefina').count()).toBe(0);
  });

  it('says that the line is gone and of when it is, and takes it back', async () => {
    const { path } = await novoPedido();
    const { page } = await open(path);
    const seen = await page.locator('#seen').textContent();
    await page.context().setOffline(true);
    await page.getByText(`Sem conexão; última atualização ${seen}`).waitFor();
    expect(await headline(page).textContent()).toBe('Cantina do Largo recebeu o seu pedido');
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText('Sem conexão').waitFor({ state: 'hidden' });
  });

  it('asks nothing while nobody looks, and at once when somebody does', async () => {
    const { path } = await novoPedido();
    const { page } = await open(path);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/estado')) asked += 1;
    });
    const look = (hidden: boolean) =>
      page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${hidden} });
        document.dispatchEvent(new Event('visibilitychange'))`);
    await look(true);
    await page.clock.runFor(10 * EVERY_MS);
    expect(asked).toBe(0);
    const answered = page.waitForResponse((response) => response.url().endsWith('/estado'));
    await look(false);
    expect((await answered).status()).toBe(200);
    expect(asked).toBe(1);
  });
});
