import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { createBuilders, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './crowd.ts';
import { inSize } from './each-look.ts';
import {
  axe,
  closeContexts,
  desktop,
  launchBrowser,
  launchWithTextSize,
  type Product,
  phone,
  startProduct,
} from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';
import { card, supportPanel, toast } from './support-panel.ts';
import { objectionsSql, problemsSql } from './trouble.ts';

/** Rows of lists, which do not count as part of the frame. */
const ROWS = '[data-solicitacao],[data-entrega],[data-entregador],[data-problema],[data-vigia],article';
const office: BrowserContextOptions = { ...desktop, viewport: { width: 1360, height: 900 } };
const hand: BrowserContextOptions = { ...phone, viewport: { width: 390, height: 844 } };

let product: Product;
let browser: Browser;
const { open, request } = supportPanel(() => ({ product, browser }));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const strip = (page: Page) => region(page, 'Torre');
const pill = (page: Page, name: RegExp) => strip(page).getByRole('button', { name });
const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar na torre' });
const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('has no box');
  return { top: found.y, bottom: found.y + found.height, left: found.x, right: found.x + found.width };
};
/** Returns how far the page itself scrolls, down and sideways, in px. */
const scrolls = (page: Page) =>
  page.evaluate<number[]>(
    `((page) => [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth])(document.documentElement)`,
  );
/** Checks a position with a tolerance of 4 px. */
const near = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted), `${found}, not ${wanted}`).toBeLessThanOrEqual(4);

const mainAct = (page: Page) => {
  const form = region(page, 'Atribuição manual');
  return {
    request: form.getByRole('combobox', { name: 'Solicitação' }),
    courier: form.getByRole('combobox', { name: 'Entregador' }),
    assign: form.getByRole('button', { name: /^Atribuir/ }),
  };
};

/** Checks that the tower fits into the window: no page scroll, strip and columns at their places, the act in reach. */
async function inOneView(page: Page): Promise<void> {
  await settled(page);
  expect(await scrolls(page)).toEqual([0, 0]);
  const { top, bottom } = await box(strip(page));
  near(top, 64);
  near(bottom, 108);
  for (const name of ['Solicitações', 'Entregas ativas', 'Entregadores'])
    near((await box(region(page, name))).top, 116);
  for (const name of ['Solicitações', 'Entregas ativas', 'Atribuição manual'])
    near((await box(region(page, name))).bottom, 888);
  expect(await outOfView(mainAct(page))).toEqual([]);
  const { controls, words } = budgetOf('Torre');
  const reached = await controlsOf(page, ROWS);
  expect(reached.length, reached.join(' | ')).toBeLessThanOrEqual(controls);
  const read = await wordsOf(page, [], ROWS);
  expect(read.length, read.join(' ')).toBeLessThanOrEqual(words);
}

afterEach(() => closeContexts(browser));

// [torre]
describe('an empty tower', () => {
  let orm: Orm;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  });
  afterAll(async () => {
    await orm?.close();
    await product?.stop();
  });

  test('stands in one view, without a pill', async () => {
    const clerk = await createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl).funcionario('suporte');
    const context = await browser.newContext({ reducedMotion: 'reduce', ...office });
    await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario: clerk.nome, senha: TEST_PASSWORD } });
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/suporte/`);
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    await inOneView(page);
    expect(await page.locator('[data-pilula]').count()).toBe(0);
    expect(await page.title()).toBe('Dashboard · Painel de Suporte');
    expect(await axe(page)).toEqual([]);
  });
});

describe('the tower of a running day', () => {
  beforeAll(async () => {
    product = await startProduct({ env: { SEED: 'demo' } });
    browser = await launchBrowser();
  });
  afterAll(() => product?.stop());

  test('stands in one view as the demonstration fills it', async () => {
    const { page, errors } = await open('', office);
    await page.locator('[data-solicitacao]').first().waitFor();
    await inOneView(page);
    expect(errors).toEqual([]);
  });

  describe('with forty couriers more, sixty requests, three problems, an objection and cash that nobody confirmed', () => {
    beforeAll(async () => {
      await runSql(product.databaseUrl, crowdSql({ couriers: 40, requests: 41, busy: 19, closed: 0 }));
      await runSql(product.databaseUrl, problemsSql);
      await runSql(product.databaseUrl, objectionsSql);
    });

    test('stands in one view, each column scrolls by itself, and no focus is hidden', async () => {
      const { page, errors } = await open('', office);
      await pill(page, /^3 problemas$/).waitFor();
      await pill(page, /^\d+ contestaç/).waitFor();
      await pill(page, /dinheiro sem confirmação$/).waitFor();
      await inOneView(page);
      for (const name of ['Solicitações', 'Entregas ativas', 'Entregadores']) {
        const list = region(page, name).locator('[data-rolagem]');
        expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight), name).toBe(true);
      }
      // A courier's activity wraps to the next line. When it was cut, a gap stood before its time.
      const cut = region(page, 'Entregadores')
        .locator('[data-entregador] span')
        .evaluateAll((all) =>
          all
            .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)
            .map((one) => one.textContent),
        );
      expect(await cut).toEqual([]);
      expect(await page.title()).toMatch(/^\(\d+\) Painel de Suporte$/);
      expect(await axe(page)).toEqual([]);
      expect(await hiddenFocus(page)).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('in a window of every size the page does not scroll and the assignment is in reach', async () => {
      const { page } = await open('', office);
      await pill(page, /^3 problemas$/).waitFor();
      for (const [width, height] of [
        [1920, 1080],
        [1280, 720],
        [1024, 768],
        [768, 1024],
      ] as const) {
        const size = `${width} × ${height}`;
        await inSize(page, { width, height });
        if (width < 1200) await page.getByRole('radio', { name: 'Entregas', exact: true }).check({ force: true });
        await settled(page);
        expect(await scrolls(page), size).toEqual([0, 0]);
        const figure = strip(page).getByRole('button', { name: /cadastrados$/ });
        expect(await outOfView({ ...mainAct(page), figure }), size).toEqual([]);
        if (width < 1200) await page.getByRole('radio', { name: 'Entregadores' }).check({ force: true });
        await region(page, 'Entregadores').locator('[data-entregador]').first().waitFor();
        expect(await outOfView(mainAct(page)), size).toEqual([]);
        expect(await scrolls(page), size).toEqual([0, 0]);
      }
    });

    test('in a window that is too low for it the page scrolls, and the lists with it', async () => {
      const { page } = await open('?solicitacoes=pendentes', { ...office, viewport: { width: 1360, height: 560 } });
      await page.locator('[data-solicitacao]').first().waitFor();
      await settled(page);
      expect((await scrolls(page))[0]).toBeGreaterThan(0);
      await mainAct(page).assign.scrollIntoViewIfNeeded();
      expect(await outOfView({ assign: mainAct(page).assign })).toEqual([]);
      const last = page.locator('li:has([data-solicitacao])').last();
      await expect
        .poll(async () => {
          await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
          const size = await last.getAttribute('aria-setsize');
          return size !== null && size === (await last.getAttribute('aria-posinset'));
        })
        .toBe(true);
    });

    test('a pill opens its cards beside the tower, which stays in use; Esc brings the focus back', async () => {
      const { page, errors } = await open('', office);
      const problems = pill(page, /^3 problemas$/);
      await problems.click();
      const drawer = page.getByRole('dialog', { name: /^Problemas/ });
      await drawer.waitFor();
      await settled(page);
      const place = await box(drawer);
      near(place.left, 880);
      near(place.top, 112);
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      const cards = drawer.locator('[data-problema]');
      await expect.poll(() => cards.count()).toBe(3);
      const last = cards.nth(2);
      expect(
        await outOfView({
          again: last.getByRole('button', { name: 'Tentar de novo' }),
          back: last.getByRole('button', { name: 'Trazer de volta' }),
          address: last.getByRole('button', { name: 'Novo endereço' }),
          cancel: last.getByRole('button', { name: 'Cancelar' }),
          note: last.getByRole('button', { name: 'Juntar recado' }),
          more: last.getByRole('button', { name: /^Ações da entrega/ }),
        }),
      ).toEqual([]);
      expect(await axe(page)).toEqual([]);
      // The tower is not behind a scrim, so it accepts taps and keys.
      const first = page.locator('[data-solicitacao]').first();
      await first.getByRole('checkbox').check();
      await first.locator('[data-cartao]').focus();
      await page.keyboard.press('x');
      await expect.poll(() => first.getByRole('checkbox').isChecked()).toBe(false);
      // Another pill changes the content of the drawer.
      await pill(page, /dinheiro sem confirmação$/).click();
      await page.getByRole('dialog', { name: /^Dinheiro sem confirmação/ }).waitFor();
      await problems.click();
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await expect.poll(() => problems.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(errors).toEqual([]);
    });

    test('a dialog out of the drawer is closed by Esc alone, and the drawer stays', async () => {
      const { page } = await open('', office);
      await pill(page, /^3 problemas$/).click();
      const drawer = page.getByRole('dialog', { name: /^Problemas/ });
      await drawer.getByRole('button', { name: 'Cancelar' }).first().click();
      const question = page.getByRole('alertdialog', { name: 'Cancelar esta entrega?' });
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await drawer
        .getByRole('button', { name: /^Ações da entrega/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Linha do tempo' }).click();
      const timeline = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Mais ações' }) });
      await timeline.waitFor();
      await page.keyboard.press('Escape');
      await timeline.waitFor({ state: 'detached' });
      expect(await drawer.isVisible()).toBe(true);
    });

    test('on a phone: the strip, and one column at a time', async () => {
      const { page, errors } = await open('', hand);
      await pill(page, /^3 problemas$/).waitFor();
      await settled(page);
      expect(await scrolls(page)).toEqual([0, 0]);
      const first = page.locator('[data-solicitacao]').first();
      expect(
        await outOfView({
          figure: strip(page).getByRole('button', { name: /cadastrados$/ }),
          card: first.locator('[data-cartao]'),
          assign: first.getByRole('button', { name: 'Atribuir entrega' }),
        }),
      ).toEqual([]);
      expect(await axe(page)).toEqual([]);
      for (const [name, row] of [
        ['Entregas ativas', '[data-entrega]'],
        ['Entregadores', '[data-entregador]'],
      ] as const) {
        await page.getByRole('radio', { name: name.split(' ')[0] ?? '', exact: true }).check({ force: true });
        await region(page, name).locator(row).first().waitFor();
        expect(await region(page, 'Solicitações').count()).toBe(0);
        expect(await scrolls(page)).toEqual([0, 0]);
      }
      const { controls, words } = budgetOf('Torre, telefone');
      expect((await controlsOf(page, ROWS)).length).toBeLessThanOrEqual(controls);
      expect((await wordsOf(page, [], ROWS)).length).toBeLessThanOrEqual(words);
      await pill(page, /^3 problemas$/).click();
      await page
        .getByRole('dialog', { name: /^Problemas/ })
        .getByRole('button', { name: 'Fechar' })
        .click();
      expect(errors).toEqual([]);
    });

    test('with text twice as large the page may scroll, and nothing is lost', async () => {
      const large = await launchWithTextSize(32);
      const context = await large.newContext({ reducedMotion: 'reduce', ...office });
      await context.request.post(`${product.baseUrl}/api/login`, { data: { usuario: 'suporte', senha: 'demo1234' } });
      const page = await context.newPage();
      await page.goto(`${product.baseUrl}/suporte/`);
      await settled(page);
      expect((await scrolls(page))[1]).toBe(0);
      for (const name of ['Entregas ativas', 'Entregadores', 'Solicitações']) {
        await page.getByRole('radio', { name: name.split(' ')[0] ?? '', exact: true }).check({ force: true });
        await region(page, name).waitFor();
      }
      await page.locator('[data-solicitacao]').first().getByRole('button', { name: 'Atribuir entrega' }).click();
      await page.getByRole('dialog', { name: 'Atribuição manual' }).waitFor();
      await large.close();
    });
  });
});

describe('the one search', () => {
  beforeAll(async () => {
    product = await startProduct({ env: { SEED: 'demo' } });
    browser = await launchBrowser();
  });
  afterAll(() => product?.stop());

  /** Presses keys and counts them. Typed digits do not count; each other key does. */
  const counting = (page: Page) => {
    let pressed = 0;
    return {
      press: async (key: string) => {
        pressed += 1;
        await page.keyboard.press(key);
      },
      count: () => pressed,
    };
  };

  test('leads by keyboard from a number to an assigned courier, in at most eight keys', async () => {
    const id = await request('Rua Neo Alves Martins, 2447');
    const { page, errors } = await open('', office);
    await card(page, 'Rua Neo Alves Martins').waitFor();
    await page.getByRole('heading', { name: 'Entregas ativas' }).click();
    const keys = counting(page);
    await keys.press('/');
    await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(String(id));
    await keys.press('Enter');
    const found = page.locator(`[data-solicitacao="${id}"]`);
    await expect
      .poll(() => found.locator('[data-cartao]').evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(await outOfView({ found })).toEqual([]);
    await expect.poll(() => found.locator('[data-cartao]').getAttribute('aria-pressed')).toBe('true');
    await keys.press('a');
    await page.getByRole('option').first().waitFor();
    // The first entry of the list is the first courier of the queue.
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect.poll(() => mainAct(page).courier.inputValue()).not.toBe('');
    await keys.press('Enter');
    await toast(page, 'Entrega atribuída com sucesso!');
    expect(keys.count()).toBeLessThanOrEqual(8);
    await found.getByText('Aceita').waitFor();
    expect(errors).toEqual([]);
  });

  test('finds by the number of a note, by courier and by shop; what ended opens its history', async () => {
    await request('Rua Vaz Caminha, 88', { observacao: 'Nota 7713, deixar na portaria' });
    const ended = await request('Rua Lopes Trovão, 344');
    await runSql(
      product.databaseUrl,
      `update rota set aguardando = false where id = (select rota_id from solicitacao where id = ${ended});
      update solicitacao set status = 'cancelada', data_status = agora() where id = ${ended};`,
    );
    const { page } = await open('', office);
    await search(page).fill('7713');
    await page.getByRole('option', { name: /Rua Vaz Caminha, 88/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => card(page, 'Rua Vaz Caminha, 88').locator('[data-cartao]').getAttribute('aria-pressed'))
      .toBe('true');
    expect(await search(page).inputValue()).toBe('');

    await search(page).fill(String(ended));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Cancelada').first().waitFor();
    await page.keyboard.press('Escape');

    await search(page).fill('maria aparecida');
    await page.getByRole('option', { name: /^Maria Aparecida Souza/ }).waitFor();
    await search(page).fill('pizzaria bella');
    const shop = page.getByRole('option', { name: /^Pizzaria Bella Massa Loja/ });
    await shop.waitFor();
    expect(await axe(page)).toEqual([]);
    await shop.click();
    await page.getByRole('button', { name: /mostrar todas as lojas$/ }).waitFor();
    const shown = await page.locator('[data-cartao]').allTextContents();
    expect(new Set(shown)).toEqual(new Set(['Pizzaria Bella Massa']));
  });

  test('a request that the tower no longer holds is found by its number, and opens whole', async () => {
    const [old] = [await request('Rua Fernão Dias, 340')];
    await runSql(
      product.databaseUrl,
      `update rota set aguardando = false where id = (select rota_id from solicitacao where id = ${old});
      update solicitacao set status = 'cancelada' where id = ${old};`,
    );
    await runSql(product.databaseUrl, crowdSql({ couriers: 1, requests: 0, busy: 0, closed: 120 }));
    const { page } = await open('', office);
    await page.locator('[data-solicitacao]').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(String(old));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Pizzaria Bella Massa' });
    await drawer.getByText('Rua Fernão Dias, 340').first().waitFor();
    await drawer.getByText('Cancelada').first().waitFor();
  });

  test("stands on every tab without a search of its own behind '/'", async () => {
    const { page } = await open('estatisticas', office);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('several requests in one act', () => {
  beforeAll(async () => {
    product = await startProduct({ env: { SEED: 'demo' } });
    browser = await launchBrowser();
  });
  afterAll(() => product?.stop());

  test('are marked by X, by Shift and the arrows and by their boxes, and go to one courier together', async () => {
    await request('Rua Um, 1', { multiplas_entregas: [{ endereco: 'Rua Dois, 2', valor_estimado: 8 }] });
    await request('Rua Três, 3');
    const { page, errors } = await open('?solicitacoes=pendentes', office);
    const marked = () => page.locator('[data-solicitacao]').getByRole('checkbox', { checked: true }).count();
    // The whole list loads after the first rows.
    await settled(page);
    await card(page, 'Rua Um, 1').locator('[data-cartao]').focus();
    await page.keyboard.press('x');
    // Marking a stop marks its whole route.
    await expect.poll(marked).toBe(2);
    await page.keyboard.press('x');
    await expect.poll(marked).toBe(0);
    await card(page, 'Rua Dois, 2').locator('[data-cartao]').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(marked).toBe(3);
    await card(page, 'Rua Três, 3').getByRole('checkbox').uncheck();
    await expect.poll(marked).toBe(2);
    await card(page, 'Rua Três, 3').getByRole('checkbox').check();
    await page.getByRole('region', { name: '3 solicitações para atribuir' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await card(page, 'Rua Três, 3').locator('[data-cartao]').focus();
    await page.keyboard.press('a');
    await page.getByRole('option', { name: /Maria Aparecida/ }).click();
    const assign = page.getByRole('button', { name: 'Atribuir 3 entregas' });
    expect(await outOfView({ assign })).toEqual([]);
    await assign.dblclick();
    await toast(page, '3 entregas atribuídas com sucesso!');
    await expect.poll(() => card(page, 'Rua Um, 1').count()).toBe(0);
    await expect.poll(() => mainAct(page).request.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });
});
