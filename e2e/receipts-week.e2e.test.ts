import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { dayOf } from '@corre/demo/bank/context.ts';
import { createBuilders, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser } from './harness.ts';
import { startWithBank, type WithBank } from './with-bank.ts';

/** The eight shops, with the amount of their week in cents, and what each does. */
const SHOPS = {
  'Casa do Norte': 12_050,
  'Doce Lar': 8_815,
  'Empório Sul': 23_990,
  'Flor de Sal': 4_405,
  'Pagou Duas Vezes': 15_000,
  'Pagou Metade': 10_001,
  'Pagou Atrasado': 20_000,
  'Teve Devolução': 9_000,
} as const;
type Shop = keyof typeof SHOPS;
const NAMES = Object.keys(SHOPS) as Shop[];
const DAY = 86_400;

let run: WithBank;
let browser: Browser;
let orm: Orm;
let week = '';
let usuario = '';
let admin: Page;

beforeAll(async () => {
  run = await startWithBank({ SEED: 'none', PIX_MULTA: '2', PIX_JUROS_MES: '1' });
  browser = await launchBrowser();
  orm = await initOrm({ url: run.product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), run.product.baseUrl);
  usuario = (await novo.funcionario('admin')).nome;
  const courier = await novo.entregador();
  const rows = <T>(query: string, ...values: unknown[]) => orm.em.fork().execute<T[]>(query, values);
  [{ week } = { week: '' }] = await rows<{ week: string }>('select (semana_de(agora()) - 7)::text as week');
  for (const [nome, cents] of Object.entries(SHOPS)) {
    const { id, cliente } = await novo.comercio(nome);
    await rows(
      `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
       select ?, ?, 1, ?, 'online', 'concluida', quando, quando
         from (select (?::date + time '12:00') at time zone 'America/Sao_Paulo' as quando) dia`,
      id,
      courier.id,
      cents / 100,
      week,
    );
    const legal = { razao_social: `${nome} Ltda.`, documento: '11.222.333/0001-81' };
    const saved = await cliente.put(`/comercio/${encodeURIComponent(nome)}/dados-de-cobranca`, legal);
    expect(saved.status).toBe(200);
  }
  await signIn();
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await run?.stop();
});

const address = (path: string) => `${run.product.baseUrl}/admin/${path}`;

/** Opens the panel as the administrator, again after a night in which the session ended. */
async function signIn(): Promise<void> {
  await admin?.context().close();
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${run.product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  admin = await context.newPage();
}

/** Returns the charge that a shop pays now, once the bank has it. */
async function chargeOf(shop: Shop) {
  const { charges } = run.open.bank;
  const find = () =>
    charges
      .all()
      .findLast((one) => charges.unpayable(one) === null && one.revisoes.at(-1)?.devedor?.nome === `${shop} Ltda.`);
  await expect.poll(find).toBeDefined();
  const found = find();
  if (!found) throw new Error(`no charge of ${shop}`);
  return { txid: found.txid, due: charges.due(found) };
}

/** A shop pays what its code asks. Only the shop knows its bank. */
const pay = async (shop: Shop) => run.open.bank.pay((await chargeOf(shop)).txid);

const invoices = async () => {
  await admin.goto(address(`fechamento-da-semana?lado=comercios&semana=${week}`));
  await admin.getByRole('heading', { level: 1, name: 'Fechamento da semana' }).waitFor();
};
const row = (shop: Shop) => admin.getByRole('row', { name: new RegExp(shop) });
const said = (text: string | RegExp) => admin.getByText(text).first().waitFor();
const month = () => {
  const today = dayOf(run.open.bank.now());
  const from = dayOf(new Date(run.open.bank.now().getTime() - 25 * DAY * 1000));
  return `de=${from}&ate=${today}`;
};
const receipts = async (view = '') => {
  await admin.goto(address(`recebimentos?${month()}${view}`));
  await admin.getByRole('heading', { level: 1, name: 'Recebimentos' }).waitFor();
};
const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Refunds in the dialog of a Pix; without an amount, what stands in the field. */
async function refund(pix: ReturnType<typeof row>, motivo: string, amount?: string): Promise<void> {
  await pix.getByRole('button', { name: /^Devolver/ }).click();
  const dialog = admin.getByRole('dialog');
  if (amount !== undefined) await dialog.getByLabel('Valor').fill(amount);
  await dialog.getByLabel('Motivo').fill(motivo);
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await dialog.waitFor({ state: 'detached' });
}

// [cobranca-pix] [pix-recebido] [pix-devolvido] [fatura-ajustada] [conciliacao]
test('a week of eight shops is closed in the browser, and each day is right to the cent', async () => {
  await invoices();
  for (const shop of NAMES) await chargeOf(shop);
  await said('0 de 8 recebidas');
  for (const shop of NAMES.slice(0, 4)) await pay(shop);
  await pay('Teve Devolução');
  const twice = await chargeOf('Pagou Duas Vezes');
  run.open.bank.pay(twice.txid);
  run.open.bank.pay(twice.txid, { anyway: true });
  run.open.bank.pay((await chargeOf('Pagou Metade')).txid, { cents: 5_000 });
  // Nothing is pressed: the table follows by itself.
  await said('6 de 8 recebidas');
  await row('Pagou Metade').getByText('50,00 já veio').waitFor();

  await receipts('&mostrar=nao_atribuidos');
  const excess = admin.getByRole('row').filter({ hasText: 'a fatura já estava paga' });
  await refund(excess, 'Pago duas vezes');
  await excess.waitFor({ state: 'detached' });

  // The other half: the next charge asks for the rest alone.
  expect((await chargeOf('Pagou Metade')).due.total).toBe(5_001);
  await pay('Pagou Metade');

  // A part goes back, which opens the invoice. The administrator forgives that part.
  await receipts();
  await refund(admin.getByRole('row').filter({ hasText: 'Teve Devolução' }), 'Pedido entregue errado', '12,50');
  await invoices();
  await said('6 de 8 recebidas');
  await row('Teve Devolução')
    .getByRole('button', { name: /^Ajustar/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Ajustar fatura' });
  await dialog.getByRole('button', { name: /^Descontar tudo o que falta/ }).click();
  await dialog.getByText('A cobrança no banco é retirada.').waitFor();
  expect(await axe(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ajustar fatura' }).click();
  await dialog.getByText('Informe o motivo do ajuste').waitFor();
  await dialog.getByLabel('Motivo').fill('Pedido entregue errado');
  await dialog.getByRole('button', { name: 'Ajustar fatura' }).click();
  await dialog.waitFor({ state: 'detached' });
  await said('7 de 8 recebidas');
  await row('Teve Devolução')
    .getByText(/^desconto de R\$\s12,50$/)
    .waitFor();

  // The last shop pays after the due date: the code itself asks for fine and interest.
  for (let days = 0; days < 14 && (await chargeOf('Pagou Atrasado')).due.multa === 0; days += 1) {
    run.open.bank.advance(DAY);
    await advanceTime(orm.em.fork(), DAY);
  }
  const { due } = await chargeOf('Pagou Atrasado');
  expect([due.multa, due.juros > 0]).toEqual([400, true]);
  await signIn();
  await invoices();
  await row('Pagou Atrasado').getByText('Vencida').waitFor();
  await pay('Pagou Atrasado');
  await said('8 de 8 recebidas');

  await receipts('&ver=dias');
  const lines = admin
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /\d\d\/\d\d\/\d{4}/ });
  await expect.poll(() => lines.count()).toBe(2);
  for (const line of await lines.all()) {
    const [day = '', ...texts] = await line.getByRole('cell').allTextContents();
    const [came = 0, refunded = 0, kept = 0, settled = 0, free = 0] = texts.map(cents);
    expect([kept, kept]).toEqual([came - refunded, settled + free]);
    expect(kept).toBe(run.open.bank.money.keptOf(day.split('/').toReversed().join('-')));
    expect(free).toBe(0);
  }
  const total = Object.values(SHOPS).reduce((sum, one) => sum + one, 0);
  const received = admin.getByRole('definition').filter({ hasText: 'R$' }).nth(1);
  expect(cents((await received.textContent()) ?? '')).toBe(total - 1_250 + due.multa + due.juros);
});
