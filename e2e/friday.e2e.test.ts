import { semanaDe, semanasBefore } from '@corre/contract/week.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import jsQr from 'jsqr';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crc16, fieldsOf } from './br-code.ts';
import { FRIDAY_NAMES, fridayGross, fridaySql } from './friday.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, startProduct } from './harness.ts';
import { settled } from './settled.ts';

let product: Product;
let browser: Browser;
/** The Monday of the paid week. */
let week = '';

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo', CIDADE: 'Maringá' } });
  browser = await launchBrowser();
  await runSql(product.databaseUrl, fridaySql(FRIDAY_NAMES.length, 11));
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

async function signIn(usuario: string, user_type: string) {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const data = { usuario, senha: 'demo1234', user_type };
  const answer = await context.request.post(`${product.baseUrl}/api/login`, { data });
  expect(answer.ok()).toBe(true);
  const { user_id }: { user_id: number } = await answer.json();
  return { context, user_id };
}

/**
 * Opens the sheet of a week as an administrator of the demonstration, by the picker. The default is the week eleven
 * weeks ago, before those of the demonstration, which are paid.
 */
async function openSheet(weeksBack = 10, name: string = FRIDAY_NAMES[0]) {
  const { context } = await signIn('admin', 'admin');
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // The week after it, by its address: one step back then does what ten would.
  const after = semanasBefore(semanaDe(new Date()), weeksBack);
  await page.goto(`${product.baseUrl}/admin/fechamento-da-semana?semana=${after}`);
  await page.getByRole('button', { name: 'Semana anterior' }).click();
  await row(page, name).first().waitFor();
  week = new URL(page.url()).searchParams.get('semana') ?? '';
  return { page, context, errors };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const paid = (page: Page, name: string) => row(page, name).getByText(/^\d\d\/\d\d \d\d:\d\d$/);
const chosen = (page: Page) => page.locator('tr[aria-current=true] button').first().textContent();
const copyPaste = (page: Page) => page.getByLabel('PIX copia e cola');
/** Waits for the mark's button, which is inactive for a moment after a mark. */
const awake = (page: Page) => page.locator('button[aria-keyshortcuts=P]:not([aria-disabled=true])').waitFor();

/** Copies the chosen courier's PIX and marks them as paid, with two keys. */
async function payByKeys(page: Page, name: string) {
  await expect.poll(() => chosen(page)).toBe(name);
  await awake(page);
  await page.keyboard.press('c');
  await copyPaste(page).waitFor();
  await page.keyboard.press('p');
  await paid(page, name).waitFor();
  expect(await page.evaluate('document.activeElement === document.body'), name).toBe(false);
}

/** Returns the text of the QR code on the screen, decoded from a screenshot. */
async function scan(page: Page): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: /^QR Code/ }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}

/** Fails unless the database has this number of rows. */
const count = (what: string, expected: number) =>
  runSql(
    product.databaseUrl,
    `do $$ declare n int; begin select count(*) into n from ${what}; if n <> ${expected} then raise exception '${what.replaceAll("'", '')}: % rows', n; end if; end $$`,
  );

describe('a Friday of fifteen payments', () => {
  const [first, second, third] = FRIDAY_NAMES;

  test('shows a PIX only when asked, and a camera reads in it what the sheet says', async () => {
    const { page, context, errors } = await openSheet();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('fechamento.pix') && asked.push(request.url()));
    await page.getByText('0 de 15 pagos').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page)).toBe(second);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => chosen(page)).toBe(first);
    expect(asked).toEqual([]);
    await count(`pagamento where semana_inicio = '${week}'`, 0);

    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: new RegExp(`^QR Code.*${first}`) }).waitFor();
    expect(asked).toHaveLength(1);
    expect(await axe(page)).toEqual([]);
    const code = await copyPaste(page).inputValue();
    expect(await scan(page)).toBe(code);
    const gross = Math.round(fridayGross(1) * 100);
    const { '26': account = '', '62': additional = '', ...fields } = fieldsOf(code);
    expect(fields).toMatchObject({
      '00': '01',
      '52': '0000',
      '53': '986',
      '54': ((gross - Math.round(gross / 10)) / 100).toFixed(2),
      '58': 'BR',
      '60': 'Maringa',
      '63': crc16(code.slice(0, -4)),
    });
    expect(fields['59']).toMatch(/^DIEGO FERREIRA DOS SANTOS?$/i);
    expect(fieldsOf(account)).toEqual({ '00': 'br.gov.bcb.pix', '01': '11144477735' });
    expect(fieldsOf(additional)['05']).toMatch(new RegExp(`^S${week.replaceAll('-', '')}E\\d+$`));
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is marked by P only after the PIX was shown or copied, and the notice says so', async () => {
    const { page, context, errors } = await openSheet();
    const marks: string[] = [];
    page.on('request', (request) => request.url().includes('fechamento.pagar') && marks.push(request.url()));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page)).toBe(second);
    await page.keyboard.press('p');
    await page
      .getByRole('status')
      .filter({ hasText: `${second}: mostre (Enter) ou copie (C) o PIX antes` })
      .waitFor();
    await expect.poll(() => chosen(page)).toBe(second);
    expect(marks).toEqual([]);
    await count(`pagamento p join entregador e on e.id = p.entregador_id where usuario = 'sexta2'`, 0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is paid with keys alone, an objection answered and a mark undone on the way', async () => {
    const courier = await signIn('sexta3', 'entregador');
    const { page, context, errors } = await openSheet();
    const objection = await courier.context.request.post(
      `${product.baseUrl}/api/entregador/${courier.user_id}/semanas/${week}/contestar`,
      {
        data: { texto: 'Faltou a entrega de quarta' },
      },
    );
    expect(objection.status()).toBe(200);
    // The objection appears on top as soon as it arrives. The selection of the next payment skips it.
    await row(page, third).getByText('Contestada').waitFor();
    await expect.poll(() => chosen(page)).toBe(first);
    for (const name of FRIDAY_NAMES.filter((one) => one !== third)) await payByKeys(page, name);
    await page.getByText('14 de 15 pagos').first().waitFor();

    await page.keyboard.press('u');
    const last = FRIDAY_NAMES[FRIDAY_NAMES.length - 1] ?? '';
    await row(page, last).getByText('Agora').waitFor();
    await payByKeys(page, last);

    await page.keyboard.press('/');
    await page.keyboard.type('wesley');
    await row(page, first).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page)).toBe(third);
    await page.keyboard.press('c');
    await copyPaste(page).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const answering = page.getByLabel('Resposta').and(page.locator(':focus'));
    for (let stops = 0; stops < 12 && (await answering.count()) === 0; stops += 1) await page.keyboard.press('Tab');
    expect(await answering.count()).toBe(1);
    await page.keyboard.type('Paga na sexta com a de quarta: já está somada.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row(page, third).getByText('Contestada').waitFor({ state: 'detached' });
    await payByKeys(page, third);
    await page.getByText('15 de 15 pagos').first().waitFor();

    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(errors).toEqual([]);
    await count(
      `quitacao q join pagamento p on p.id = q.pagamento_id where semana_inicio = '${week}' and tipo = 'paga'`,
      16,
    );
    await count(`quitacao where tipo = 'estornada' and motivo = 'Desfeito logo depois de marcar'`, 1);
    await Promise.all([context.close(), courier.context.close()]);
  });

  test('is reversed with a reason; two administrators who mark it again at once leave one mark', async () => {
    const [one, other] = [await openSheet(), await openSheet()];
    for (const { page } of [one, other]) await row(page, second).getByRole('button').first().click();
    await one.page.getByRole('button', { name: 'Estornar' }).click();
    await one.page.getByLabel('Motivo').fill('O banco devolveu: conta encerrada');
    await one.page.getByRole('alertdialog').getByRole('button', { name: 'Estornar' }).click();
    for (const { page } of [one, other]) await row(page, second).getByText('Agora').waitFor();
    await Promise.all([one, other].map(({ page }) => page.keyboard.press('p')));
    for (const { page } of [one, other]) await paid(page, second).waitFor();
    await count(
      `quitacao q join pagamento p on p.id = q.pagamento_id join entregador e on e.id = p.entregador_id where usuario = 'sexta2' and tipo = 'paga'`,
      2,
    );
    const sheet = await one.context.request.get(`${product.baseUrl}/api/admin/fechamento?semana_inicio=${week}`);
    const { pagos, total_pago, total_liquido } = await sheet.json();
    expect({ pagos, total_pago }).toEqual({ pagos: 15, total_pago: total_liquido });
    await Promise.all([one.context.close(), other.context.close()]);
  });
});

test('two thousand couriers are one list: what is in sight is drawn, and the last one is reached', async () => {
  const couriers = 2_000;
  await runSql(product.databaseUrl, fridaySql(couriers, 13, 'milhar'));
  const { page, context, errors } = await openSheet(12, FRIDAY_NAMES[0]);
  await page.getByText('0 de 2.000 pagos').first().waitFor();
  const rows = page.locator('tr[data-row]');
  expect(await rows.count()).toBeLessThan(60);
  const box = page.locator('[data-rolagem]').first();
  await expect
    .poll(async () => {
      await box.evaluate('document.querySelector("[data-rolagem]").scrollTo(0, 1e7)');
      return row(page, `Sexta ${couriers}`).count();
    })
    .toBe(1);
  expect(await rows.count()).toBeLessThan(60);
  // The chosen row stays rendered while it is out of sight, and the arrow key continues from it.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen(page)).toBe(FRIDAY_NAMES[1]);
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(FRIDAY_NAMES[1]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Returns names on the page that are partly hidden, by an ellipsis, a clamp or another element. */
const HIDDEN_NAMES = `(() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const hidden = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.includes('Nome-Comprido') || node.parentElement.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = node.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowY === 'auto' || overflowY === 'scroll') break; // out of sight is not cut
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const clipsX = overflowX === 'hidden' || overflowX === 'clip';
      const clipsY = overflowY === 'hidden' || overflowY === 'clip';
      const cell = box.tagName === 'TD';
      if (((clipsX || cell) && (text.right > right + 1 || text.left < left - 1)) || ((clipsY || cell) && (text.bottom > bottom + 1 || text.top < top - 1)))
        hidden.push(box.tagName + '.' + box.className + ': ' + node.data);
    }
  }
  return hidden;
})()`;

test('names of sixty letters are never cut on the sheet, at any width', async () => {
  const longNames = 45;
  await runSql(product.databaseUrl, fridaySql(longNames, 14, 'comprido'));
  const name = `Nome-Comprido ${'Albuquerque '.repeat(3)}`.trim();
  await runSql(
    product.databaseUrl,
    `update entregador set nome_completo = rpad('${name} ' || substr(usuario, 9) || ' ', 60, 'dosantos') where usuario like 'comprido%' and substr(usuario, 9)::int % 2 = 0;
     update entregador set nome_completo = 'Nome-Comprido' || rpad(substr(usuario, 9), 47, 'x') where usuario like 'comprido%' and substr(usuario, 9)::int % 2 = 1`,
  );
  const { page, context, errors } = await openSheet(13, 'Nome-Comprido');
  for (const width of [320, 360, 640, 767, 768, 900, 1024, 1100, 1280, 1360, 1920]) {
    await page.setViewportSize({ width, height: 860 });
    await page
      .getByText(/^Nome-Comprido/)
      .first()
      .waitFor();
    await settled(page);
    expect({ width, hidden: await page.evaluate(HIDDEN_NAMES) }).toEqual({ width, hidden: [] });
    const widths = await page.evaluate<number[]>(
      `[...document.querySelectorAll('tr[data-row] td:first-child')].map((name) => name.getBoundingClientRect().width)`,
    );
    for (const name of widths) expect(name, `${width}`).toBeGreaterThan(130);
  }
  await page.getByRole('button', { name: 'Gerar arquivo do banco' }).click();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 860 });
    await page
      .getByRole('dialog')
      .getByText(/^Nome-Comprido/)
      .first()
      .waitFor();
    await settled(page);
    expect(await page.evaluate(HIDDEN_NAMES.replace("'main'", "'[role=dialog]'"))).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});
