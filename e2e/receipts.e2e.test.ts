import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, phone } from './harness.ts';
import { CHAVE, startWithBank, type WithBank } from './with-bank.ts';

let run: WithBank;
let browser: Browser;

beforeAll(async () => {
  run = await startWithBank({ SEED: 'demo' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await run?.stop();
});

async function opened(login: string, usuario: string, address: string, screen = desktop): Promise<Page> {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
  const data = { usuario, senha: 'demo1234' };
  expect((await context.request.post(`${run.product.baseUrl}/api/login${login}`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(run.product.baseUrl + address);
  return page;
}

/** Returns the charge of this shop's newest invoice, once the bank has the charge. */
async function chargeOf(debtor: string) {
  const found = () =>
    run.open.bank.charges
      .all()
      .filter((charge) => run.open.bank.charges.unpayable(charge) === null)
      .findLast(({ revisoes }) => revisoes.at(-1)?.devedor?.nome === debtor);
  await expect.poll(() => found() !== undefined).toBe(true);
  const charge = found();
  if (!charge) throw new Error(`no charge of ${debtor}`);
  return { txid: charge.txid, cents: run.open.bank.charges.due(charge).total };
}

const newest = 'Fatura da semana';

// [cobranca-pix] [pix-recebido]
test('an invoice is paid at the bank, and the screen of the shop settles by itself', async () => {
  const shop = await opened('/comercio', 'Açaí & Cia', '/comercio/historico');
  await shop.getByRole('button', { name: 'Semana anterior' }).click();
  const invoice = shop.getByRole('region', { name: newest });
  await invoice.getByText('A pagar até').waitFor();
  const { txid } = await chargeOf('Açaí e Companhia Ltda.');
  run.open.bank.pay(txid);
  await invoice.getByText(/^Recebida em/).waitFor();
  await shop.context().close();
});

// [conciliacao]
test('one pays twice, one half: the administrator refunds the one and reads what the other still owes', async () => {
  const pizza = await chargeOf('Bella Massa Pizzaria Ltda.');
  run.open.bank.pay(pizza.txid);
  run.open.bank.pay(pizza.txid, { cents: pizza.cents, anyway: true });
  const drug = await chargeOf('Drogaria São João de Maringá Ltda.');
  run.open.bank.pay(drug.txid, { cents: Math.floor(drug.cents / 2) });

  const admin = await opened('', 'admin', '/admin/fechamento-da-semana?lado=comercios');
  await admin
    .getByRole('row', { name: /Farmácia São João/ })
    .getByText('já veio')
    .waitFor();
  await admin.getByRole('link', { name: 'Recebimentos' }).first().click();
  await admin.getByRole('heading', { level: 1, name: 'Recebimentos' }).waitFor();
  await admin.goto(`${admin.url()}?de=2026-01-01&ate=2026-12-31`);
  await admin.getByText('Sem fatura', { exact: true }).first().click();
  const twice = admin.getByRole('row').filter({ hasText: 'a fatura já estava paga' });
  await twice.getByRole('button', { name: /^Devolver/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await dialog.getByText('Informe o motivo').waitFor();
  await dialog.getByLabel('Motivo').fill('Pago duas vezes');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await dialog.waitFor({ state: 'detached' });
  await twice.waitFor({ state: 'detached' });
  await expect
    .poll(() => run.open.bank.money.ofCharge(pizza.txid).flatMap(({ devolucoes = [] }) => devolucoes).length)
    .toBe(1);
  await admin.context().close();
});

// [conciliacao]
test('a Pix without identification is given to an invoice, with a reason', async () => {
  run.open.bank.payPlain(CHAVE, 1_000);
  const admin = await opened('', 'admin', '/admin/recebimentos?de=2026-01-01&ate=2026-12-31&mostrar=nao_atribuidos');
  const plain = admin.getByRole('row').filter({ hasText: 'veio sem identificação' });
  await plain.getByRole('button', { name: /^Dar a uma fatura/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Comércio').selectOption({ label: await option(dialog.page(), 'Mercado do Zé') });
  await dialog.getByLabel('Motivo').fill('O Zé avisou por telefone');
  await dialog.getByRole('button', { name: 'Dar a esta fatura' }).click();
  await dialog.waitFor({ state: 'detached' });
  await plain.waitFor({ state: 'detached' });
  await admin.context().close();
});

async function option(page: Page, shop: string): Promise<string> {
  const found = page.getByRole('dialog').getByRole('option', { name: new RegExp(`^${shop}`) });
  await found.waitFor({ state: 'attached' });
  return (await found.textContent()) ?? '';
}

// [cobranca-pix]
test('a shop says whom the bank charges, and a wrong number is refused at its field', async () => {
  const shop = await opened('/comercio', 'Mercado do Zé', '/comercio/configuracoes/conta', phone);
  const press = shop.getByRole('button', { name: 'Dados da fatura' });
  await press.click();
  const card = shop.getByRole('dialog');
  await card.getByLabel('Razão social ou nome completo').fill('José da Silva');
  await card.getByLabel('CNPJ ou CPF').fill('123.456.789-00');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await card.getByText('isto não é um CNPJ nem um CPF').waitFor();
  await card.getByLabel('CNPJ ou CPF').fill('123.456.789-09');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await card.waitFor({ state: 'detached' });
  await shop.reload();
  await press.click();
  await expect.poll(() => card.getByLabel('CNPJ ou CPF').inputValue()).toContain('09');
  await shop.context().close();
});

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('the receipts have nothing for axe to find on a %s', async (_name, screen) => {
  const admin = await opened('', 'admin', '/admin/recebimentos?de=2026-01-01&ate=2026-12-31', screen);
  await admin.getByText('Na fatura').first().waitFor();
  expect(await axe(admin)).toEqual([]);
  for (const view of ['Por dia', 'Pendências']) {
    await admin.getByText(view, { exact: true }).click();
    expect(await axe(admin)).toEqual([]);
  }
  await admin.context().close();
});
