import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInEachLook, inTheme } from './each-look.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct, themes } from './harness.ts';
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

const LOGINS = {
  admin: { login: '/api/login', usuario: 'admin' },
  suporte: { login: '/api/login', usuario: 'suporte' },
  comercio: { login: '/api/login/comercio', usuario: 'Pizzaria Bella Massa' },
  dashboard: { login: '/api/login', usuario: 'joao' },
} as const;

/** Signs in and returns an empty page, on which calls can be caught before the panel opens. */
async function signedIn(panel: keyof typeof LOGINS, options: BrowserContextOptions = desktop): Promise<Page> {
  const { login, usuario } = LOGINS[panel];
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${product.baseUrl}${login}`, { data: { usuario, senha: 'demo1234' } });
  expect(answer.ok()).toBe(true);
  return context.newPage();
}

const namesOf = (url: URL) => (url.pathname.split('/trpc/')[1] ?? '').split(',');

/** Lets these calls fail, also among others in one request. */
const fail = (page: Page, calls: readonly string[]) =>
  page.route(
    (url) => namesOf(url).some((name) => calls.includes(name)),
    async (route) => {
      const response = await route.fetch();
      const answers: unknown[] = await response.json();
      const failed = {
        error: { message: 'x', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
      };
      const json = namesOf(new URL(route.request().url())).map((name, n) =>
        calls.includes(name) ? failed : answers[n],
      );
      await route.fulfill({ response, json });
    },
  );

/** Holds the answers of these calls until the returned function is called. */
async function hold(page: Page, calls: readonly string[]): Promise<() => void> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(
    (url) => namesOf(url).some((name) => calls.includes(name)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return come;
}

/** A number 0, alone or before a word, and an amount of nothing. */
const ZERO = /(^|[^\d,.])0($|[^\d,.])|R\$\s0,00/;

/** The texts of the strips, the titles and the notes below them. */
const said = (page: Page) => page.locator('main :is(h1, h2, header p, h1 + p, dl dd)').allTextContents();

/** The strip of a report. */
const figures = (page: Page) => page.locator('main dl').first().locator('dd:not(dd + dd)').allTextContents();

const RELATORIOS = [
  ['relatorio-semana', 'relatorios.semana'],
  ['relatorio-entregadores', 'relatorios.entregadores'],
  ['relatorio-comercios', 'relatorios.comercios'],
  ['relatorio-comercios?periodo=semana', 'relatorios.acompanhamentoSemanal'],
  ['dinheiro-em-maos', 'custodia.relatorio'],
] as const;

const shots = process.env.SHOTS;

async function shoot(page: Page, name: string): Promise<void> {
  for (const theme of shots ? themes : []) {
    await inTheme(page, theme);
    await page.screenshot({ fullPage: true, path: `${shots}/${name}-${theme}.png` });
  }
}

// [relatorios]
describe('the strip of a report', () => {
  test.each(RELATORIOS)('has a dash for each figure after a failure: %s', async (path, call) => {
    const page = await signedIn('admin');
    await fail(page, [call]);
    await page.goto(`${product.baseUrl}/admin/${path}`);
    await page.getByText('Nada para mostrar agora').first().waitFor();
    await settled(page);
    const strip = await figures(page);
    expect(strip.length).toBeGreaterThanOrEqual(3);
    expect(new Set(strip)).toEqual(new Set(['–sem resposta']));
    for (const text of await said(page)) expect(text).not.toMatch(ZERO);
    await shoot(page, `falha-${call}-1360`);
    expect(await faultsInEachLook(page, path, [{ width: 360, height: 740 }])).toEqual([]);
    await shoot(page, `falha-${call}-360`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click();
    await expect.poll(async () => (await figures(page)).join(' ')).not.toContain('sem resposta');
    await page.context().close();
  });

  test('has a placeholder for each figure while the report loads', async () => {
    const page = await signedIn('admin');
    const come = await hold(page, ['relatorios.semana']);
    await page.goto(`${product.baseUrl}/admin/relatorio-semana`);
    await page.getByRole('heading', { level: 1, name: 'Relatório Semana' }).waitFor();
    await expect.poll(() => figures(page)).toEqual(['Carregando', 'Carregando', 'Carregando', 'Carregando']);
    come();
    await expect.poll(async () => (await figures(page)).join(' ')).toMatch(/^\d+ R\$/);
    await page.context().close();
  });
});

const NUMEROS = ['operacao', 'ofertas', 'dinheiro', 'lojas', 'porta', 'entregadores'].map((nome) => `numeros.${nome}`);

const FALHOU = 'Não foi possível carregar estes números';
const findings = /Nem melhor|é o pico|Houve entregadores|\d+ entregador|\d% das|R\$/;

// [numeros]
describe('a card of figures', () => {
  test.each(NUMEROS)('says what it shows, and no number, after a failure of %s', async (call) => {
    const page = await signedIn('admin');
    await fail(page, [call]);
    await page.goto(`${product.baseUrl}/admin/visao-geral`);
    await page.getByText(FALHOU).first().waitFor();
    await page.getByText('Mais números', { exact: true }).click();
    await settled(page);
    const cards = page.getByRole('region').filter({ hasText: FALHOU });
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      const text = `${await card.getByRole('heading').textContent()} ${await card.locator('header p').textContent()}`;
      expect(text).not.toMatch(ZERO);
      expect(await card.getByRole('heading').textContent()).not.toMatch(findings);
      expect(await card.getByRole('heading').textContent()).not.toBe('');
    }
    await page.context().close();
  });

  test('says so in every panel, in both themes and on a phone', async () => {
    for (const [panel, path, call] of [
      ['admin', 'admin/visao-geral', NUMEROS],
      ['suporte', 'suporte/estatisticas', NUMEROS],
      ['comercio', 'comercio/historico/espera', ['numeros.doComercio']],
      ['dashboard', 'dashboard/historico/numeros', ['numeros.doEntregador']],
    ] as const) {
      const page = await signedIn(panel, phone);
      await fail(page, call);
      await page.goto(`${product.baseUrl}/${path}`);
      await page.getByText(FALHOU).first().waitFor();
      await settled(page);
      for (const text of await said(page)) expect(text, path).not.toMatch(ZERO);
      expect(await faultsInEachLook(page, path, [{ width: 360, height: 740 }])).toEqual([]);
      await shoot(page, `falha-${panel}-360`);
      await page.setViewportSize({ width: 1360, height: 900 });
      await shoot(page, `falha-${panel}-1360`);
      await page.context().close();
    }
  });

  test('does not show the span before under the dates of the chosen one', async () => {
    const page = await signedIn('admin');
    await page.goto(`${product.baseUrl}/admin/visao-geral`);
    await page.getByRole('region', { name: /Ganhos/ }).waitFor();
    await settled(page);
    const before = await page
      .getByRole('region')
      .filter({ has: page.locator('h2') })
      .count();
    const come = await hold(page, NUMEROS);
    await page.getByRole('button', { name: 'Período anterior' }).click();
    const busy = page.locator('section[aria-busy=true]');
    await expect.poll(() => busy.count()).toBe(before);
    for (const title of await busy.locator('h2').allTextContents()) expect(title).not.toMatch(findings);
    await expect.poll(() => busy.getByRole('button', { name: /^Guardar ou imprimir/ }).count()).toBe(0);
    await shoot(page, 'periodo-antes-1360');
    come();
    await expect.poll(() => busy.count()).toBe(0);
    await page
      .getByRole('button', { name: /^Guardar ou imprimir/ })
      .first()
      .waitFor();
    await page.context().close();
  });

  test('has no pace in the strip of support that nobody told', async () => {
    const page = await signedIn('suporte');
    await fail(page, ['numeros.agora']);
    await page.goto(`${product.baseUrl}/suporte`);
    await page.getByRole('group', { name: 'Contadores que filtram' }).waitFor();
    await settled(page);
    await page.getByText('– por hora').waitFor({ state: 'attached' });
    await page.context().close();
  });
});

// [numeros]
test('a week without a kept sheet says so, and a week that has not begun has no zeros', async () => {
  const page = await signedIn('admin');
  await page.goto(`${product.baseUrl}/admin/semana/2019-01-07`);
  await page.getByText('Não há folha guardada desta semana.').waitFor();
  expect(await page.getByText('ainda não foi fechada').count()).toBe(0);
  const next = semanasBefore(semanaDe(new Date()), -1);
  await page.goto(`${product.baseUrl}/admin/semana/${next}`);
  await page.getByText('Esta semana ainda não começou.').waitFor();
  for (const text of await page.locator('main').allTextContents()) expect(text).not.toMatch(/R\$\s0,00/);
  await settled(page);
  expect(await faultsInEachLook(page, 'semana', [{ width: 360, height: 740 }])).toEqual([]);
  await shoot(page, 'semana-futura-360');
  await page.context().close();
});
