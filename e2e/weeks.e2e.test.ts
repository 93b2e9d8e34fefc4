import { Client } from '@corre/testing/harness/client.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crc16, fieldsOf } from './br-code.ts';
import { type Couriers, type Panel, SHOP, startCouriers } from './courier-panel.ts';
import { axe, desktop, launchBrowser, phone } from './harness.ts';
import { settled } from './settled.ts';
import { shopPanelOf } from './shop-panel.ts';

/** A Friday for couriers and shops. The administrator acts over REST. Each test continues the one before. */
const KEY = 'financeiro@corre.test';
const LONG = `Baú quebrado na entrega da Rua Santos Dumont: ${'combinado por telefone com a base. '.repeat(5)}`.trim();

let couriers: Couriers;
let admin: Client;
let panel: Panel;
let page: Page;
/** The Monday of a past week in which only this test has deliveries. */
let week: string;
let joao: number;
let shopId: number;

async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(couriers.product.databaseUrl);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  couriers = await startCouriers({
    EMPRESA_NOME: 'Corre Entregas Ltda',
    EMPRESA_PIX_TIPO_CHAVE: 'email',
    EMPRESA_PIX_CHAVE: KEY,
  });
  admin = new Client(couriers.product.baseUrl);
  expect((await admin.post('/login', { usuario: 'admin', senha: 'demo1234' })).status).toBe(200);
  const [ids] = await sql<{ week: string; joao: number; shop: number }>(
    `select (semana_de(agora()) - 70)::text as week, e.id as joao, c.id as shop
       from entregador e, comercio c where e.usuario = 'joao' and c.nome = $1`,
    [SHOP],
  );
  if (!ids) throw new Error('the demonstration has no joao');
  [week, joao, shopId] = [ids.week, ids.joao, ids.shop];
  await sql(
    `insert into entrega (comercio_id, entregador_id, quantidade, valor, tipo_pagamento, status, data, data_entrega)
     select $1, $2, 1, v, 'online', 'concluida', t, t
       from unnest(array[60, 40]) v, lateral (select ($3::date + 1 + time '12:00') at time zone 'America/Sao_Paulo' as t) x`,
    [shopId, joao, week],
  );
  panel = await couriers.openPanel('joao', `historico?semana=${week}`);
  page = panel.page;
});
afterAll(() => couriers?.stop());

const inWeek = (end: string) => `/admin/fechamento/${week}/${end}`;
const main = () => page.getByRole('main');
const noPaga = async () => expect(await main().textContent()).not.toMatch(/Paga\b/);

describe("a courier's week", () => {
  test('is open while it runs, closed and late until it is paid, and nobody reads that it was', async () => {
    await main().getByText('Ainda não paga: o pagamento era na').first().waitFor();
    await main().getByText('Fechada', { exact: true }).waitFor();
    await noPaga();
    await page.goto(`${couriers.product.baseUrl}/dashboard/historico`);
    await main().getByText('Aberta', { exact: true }).waitFor();
    await main().getByText('Pagamento previsto para').first().waitFor();
    await noPaga();
    await page.goto(`${couriers.product.baseUrl}/dashboard/`);
    await page.getByText(/^(Cai no seu PIX na|Esta semana:) sexta, /).waitFor();
    await noPaga();
  });

  test('asks for the word of the courier before anything is taken from them, once, and says when there is no network', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('responderAjuste') && sent.push(request.url()));
    await admin.post(inWeek('ajustes'), { entregador_id: joao, valor: -20, motivo: LONG });
    await page.getByRole('link', { name: /1 para responder/ }).click();
    await page.goto(`${couriers.product.baseUrl}/dashboard/historico?semana=${week}`);
    const ask = page.getByRole('article', { name: 'Concorda com este desconto?' });
    await ask.getByText('R$ 20,00', { exact: true }).waitFor();
    await ask.getByText(LONG).waitFor();
    await main().getByText('R$ 90,00').first().waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await ask.getByRole('button', { name: 'Concordo', exact: true }).click();
    const sure = page.getByRole('alertdialog', { name: /Descontar R\$\s20,00/ });
    await sure.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(true);
    await sure.getByRole('button', { name: 'Concordo' }).click();
    await sure.getByText('Erro ao responder').waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(() =>
        page.evaluate(() =>
          fetch('/healthz').then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      .toBe(true);
    sent.length = 0;
    await sure.getByRole('button', { name: 'Concordo' }).dblclick();
    await sure.waitFor({ state: 'hidden' });
    await ask.waitFor({ state: 'hidden' });
    await main().getByText('R$ 70,00').first().waitFor();
    await main().getByText(`Dano: ${LONG}`).waitFor();
    expect(sent).toHaveLength(1);
    expect(await page.getByRole('link', { name: /para responder/ }).count()).toBe(0);
  });

  test('is objected to in words that survive a reload, and the answer appears by itself', async () => {
    await page.getByRole('button', { name: 'Discordo deste valor' }).click();
    await page.getByRole('textbox', { name: 'O que está diferente?' }).fill('Faltou a entrega de sábado');
    await page.reload();
    await page.getByRole('button', { name: 'Discordo deste valor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Discordo deste valor' });
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('Faltou a entrega de sábado');
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    const own = page.getByRole('region', { name: 'Suas contestações desta semana' });
    await own.getByText('A resposta da administração aparece aqui.').waitFor();
    expect(await page.getByRole('button', { name: 'Discordo deste valor' }).count()).toBe(0);
    await main().getByText('Você contestou este valor e espera a resposta da administração.').waitFor();
    const [open] = await sql<{ id: number }>(
      `select id from contestacao_valor where respondida_em is null and texto = 'Faltou a entrega de sábado'`,
    );
    await admin.put(`/admin/fechamento/contestacoes/${open?.id}`, { resposta: 'Entrou na semana seguinte' });
    await own.getByText('Entrou na semana seguinte').waitFor();
    await noPaga();
  });

  test('is paid when the administrator marked it, and its receipt is fit for paper', async () => {
    await page.getByRole('link', { name: 'Ver extrato' }).click();
    await page.getByRole('heading', { name: 'Extrato da semana' }).waitFor();
    await main().getByText('Ainda não paga').first().waitFor();
    await admin.put(inWeek(`pagar/${joao}`), { id_transacao: 'E99E20261120' });
    await page.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();
    await page.reload();
    const sheet = page.getByRole('region', { name: 'Recibo de pagamento' });
    await sheet.getByText(/^Paga em \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor();
    const text = (await sheet.textContent()) ?? '';
    const id = `S${week.replaceAll('-', '')}E${joao}`;
    for (const part of ['Corre Entregas Ltda', id, 'E99E20261120', SHOP, LONG, 'Recebido'])
      expect(text).toContain(part);
    await page.evaluate('window.prints = 0; window.print = () => { window.prints += 1; }');
    await page.getByRole('button', { name: 'Imprimir' }).click();
    expect(await page.evaluate('window.prints')).toBe(1);
    await page.getByRole('link', { name: 'Voltar ao histórico' }).click();
    await main()
      .getByText(/^Paga em \d\d\/\d\d \d\d:\d\d$/)
      .first()
      .waitFor();
  });

  test.each([
    ['claro', phone],
    ['escuro', desktop],
  ] as const)('prints black on white, without what stands around it (%s)', async (tema, options) => {
    const dark = await couriers.openPanel('joao', `historico/${week}`, options, tema);
    await dark.page.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();
    await settled(dark.page);
    expect(await axe(dark.page)).toEqual([]);
    await dark.page.emulateMedia({ media: 'print' });
    for (const hidden of ['navigation', 'banner', 'button', 'switch'] as const)
      expect(await dark.page.getByRole(hidden).count(), hidden).toBe(0);
    const colours = `(() => { const of = (e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color];
      return of(document.querySelector('#statement').closest('section')); })()`;
    expect(await dark.page.evaluate(colours)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect((await dark.page.screenshot()).length).toBeGreaterThan(5_000);
    await dark.close();
  });
});

describe("a shop's invoice", () => {
  test('stands where the shop looks, pays the company by PIX, and is received when the administrator says so', async () => {
    const browser = await launchBrowser();
    const open = shopPanelOf(() => ({ product: couriers.product, browser }), SHOP);
    const {
      page: shop,
      context,
      errors,
    } = await open('', { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    const due = shop.getByRole('region', { name: /a pagar/ });
    await due.getByText('Vencida').first().waitFor();
    await settled(shop);
    expect(await axe(shop)).toEqual([]);
    await shop.goto(`${couriers.product.baseUrl}/comercio/historico?semana=${week}`);
    const invoice = shop.getByRole('region', { name: 'Fatura da semana' });
    await invoice.getByText('R$ 100,00').waitFor();
    await invoice.getByRole('img', { name: /QR Code do PIX de R\$\s100,00 para Corre Entregas Ltda/ }).waitFor();
    await settled(shop);
    expect(await axe(shop)).toEqual([]);
    await invoice.getByRole('button', { name: 'Copiar PIX' }).click();
    const code = await shop.evaluate<string>('navigator.clipboard.readText()');
    expect(code).toBe(await invoice.locator('code').textContent());
    const fields = fieldsOf(code);
    expect(fieldsOf(fields['26'] ?? '')).toMatchObject({
      '00': expect.stringMatching(/^br\.gov\.bcb\.pix$/i),
      '01': KEY,
    });
    expect(fields).toMatchObject({ '00': '01', '53': '986', '54': '100.00', '58': 'BR' });
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': `F${week.replaceAll('-', '')}C${shopId}` });
    expect(fields['63']).toBe(crc16(code.slice(0, -4)));
    await invoice.getByRole('link', { name: 'Ver fatura' }).click();
    const sheet = shop.getByRole('region', { name: 'Fatura da semana' });
    await sheet.getByText('Vencimento').waitFor();
    await settled(shop);
    expect(await axe(shop)).toEqual([]);
    await admin.put(inWeek(`faturas/${shopId}/receber`));
    await sheet.getByText(/^Recebida em \d\d\/\d\d\/\d{4} \d\d:\d\d$/).waitFor();
    expect(await sheet.locator('code').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});
