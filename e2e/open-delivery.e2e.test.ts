import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { ficarOnline } from '@corre/testing/harness/shift.ts';
import { flaws } from '@corre/testing/open-delivery/flaws.ts';
import { anOrder, PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, alive, note, offer, openMore } from './courier-panel.ts';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Pizzaria do Porto';
/** A name of the greatest length. */
const POS_NAME = 'Sistema Sabor de Pedidos e Entregas do Restaurante da Praça';
const WHOLE_DAY = [
  'ACCEPTED',
  'PICKUP_ONGOING',
  'ARRIVED_AT_MERCHANT',
  'ORDER_PICKED',
  'DELIVERY_ONGOING',
  'ARRIVED_AT_CUSTOMER',
  'ORDER_DELIVERED',
  'DELIVERY_FINISHED',
];

let product: Product;
let browser: Browser;
let orm: Orm;
let pos: Requester;
let shop: SignedIn;
let admin: SignedIn;
let support: SignedIn;
let page: Page;

/** Connects a point of sale as the administrator. */
async function connect(ambiente: 'producao' | 'teste', version: 'v1' | 'v2'): Promise<PointOfSale> {
  const { status, body } = await admin.cliente.post<{
    id: number;
    client_id: string;
    client_secret: string;
    detail: string;
  }>('/admin/integracoes', {
    nome: POS_NAME,
    comercio_nome: SHOP,
    ambiente,
    url_eventos: pos.events,
    url_codigo: pos.codes,
  });
  expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined });
  pos.secrets.push(body.client_secret);
  return new PointOfSale(product.baseUrl, { ...body, secret: body.client_secret }, version);
}

beforeAll(async () => {
  product = await startProduct({ env: { OD_REDE_LOCAL: 'true' } });
  browser = await launchBrowser();
  pos = await startRequester();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  const courier = await novo.entregador({ nome_completo: 'Dora Nogueira', usuario: 'dora' });
  shop = await novo.comercio(SHOP);
  admin = await novo.funcionario('admin');
  support = await novo.funcionario('suporte');
  await shop.cliente.put(`/comercio/${encodeURIComponent(SHOP)}/precos`, { fixo: 9.5, bairros: [] });
  await ficarOnline(courier);
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const data = { usuario: 'dora', senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  page = await context.newPage();
  await page.goto(`${product.baseUrl}/dashboard/solicitacoes`);
});
afterAll(async () => {
  await closeContexts(browser);
  await pos?.close();
  await orm?.close();
  await product?.stop();
});

const tap = (name: string) => alive(page, name).click();
const arrived = (orderId: string) =>
  pos.arrivals.filter(({ order }) => order === orderId).map(({ type, when }) => ({ type, when, problem: false }));

test('a point of sale’s day, from the quote to the door, beside its twin in test mode', async () => {
  const live = await connect('producao', 'v1');
  const trial = await connect('teste', 'v2');
  const { orderId: _, customerName, customerPhone, payments, orderDisplayId, ...quote } = anOrder();
  const quoted = await live.call('POST', 'availability', quote);
  expect(quoted).toMatchObject({ status: 200, body: { deliveryPrice: { price: { value: 9.5, currency: 'BRL' } } } });

  const order = anOrder({
    pickupCode: '4821',
    confirmationCodeRequired: true,
    items: [{ name: 'Pizza grande', quantity: 1 }],
  });
  const twin = anOrder();
  pos.rightCode('AB-77');
  const asked = await live.call('POST', 'delivery', order);
  expect(asked).toMatchObject({ status: 202, body: { event: 'PENDING' } });
  expect((await trial.call('POST', 'delivery', twin)).status).toBe(202);
  // The answer was lost, and the point of sale asks again. It gets the same delivery.
  expect((await live.call('POST', 'delivery', order)).text).toBe(asked.text);

  await offer(page).getByText(POS_NAME).waitFor();
  // The narrowest phone must show the whole badge, with its text cut.
  const badge = await offer(page).getByText(POS_NAME).boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(360);
  expect(await offer(page).getByText('Ana Souza').count()).toBe(0);
  await accept(page);
  const bag = page.getByRole('region', { name: /^Dados do pedido/ });
  await openMore(page);
  await bag.getByText('96B4').waitFor();
  await bag.getByText('1 × Pizza grande').waitFor();
  expect(await bag.getByRole('link', { name: /^Ligar/ }).getAttribute('href')).toBe('tel:+5544999990000');
  await settled(page);
  expect(await axe(page)).toEqual([]);

  // Next to a system's long name, support must still see the address.
  const tower = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const clerk = { usuario: support.nome, senha: TEST_PASSWORD };
  expect((await tower.request.post(`${product.baseUrl}/api/login`, { data: clerk })).ok()).toBe(true);
  const watching = await tower.newPage();
  await watching.goto(`${product.baseUrl}/suporte`);
  await watching.getByPlaceholder(/^Pedido, endereço/).fill('96b4');
  await watching.getByRole('option', { name: /96B4/ }).waitFor();
  await watching.keyboard.press('Enter');
  const card = watching.locator('[data-solicitacao]').filter({ hasText: POS_NAME });
  const address = await card.getByText(/^Rua Neo Alves Martins/).boundingBox();
  expect(address?.width).toBeGreaterThan(150);
  await card.getByRole('button', { name: /^Linha do tempo/ }).click();
  const seal = await watching.getByRole('dialog').getByText(POS_NAME).boundingBox();
  expect((seal?.x ?? 0) + (seal?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(360);
  await tower.close();

  await page.keyboard.press('Escape');
  await tap('Confirmar: Estou no Comércio');
  const work = page.getByRole('region', { name: /^Entrega em andamento/ });
  for (const said of ['96B4', '4821']) await work.getByText(said).waitFor();
  await tap('Confirmar: Saí para Entrega');
  await work.getByText('4821').waitFor({ state: 'detached' });
  await work.getByText('Pedido 96B4').waitFor();
  await note(page, 'Cheguei ao cliente');
  await tap('Confirmar: Entrega Finalizada');
  const proof = page.getByRole('dialog', { name: 'Finalizar a entrega' });
  await proof.getByLabel('Código do cliente').fill('errado');
  await proof.getByRole('button', { name: 'Conferir código' }).click();
  await proof.getByText('Código incorreto').waitFor();
  await proof.getByLabel('Código do cliente').fill('AB-77');
  await proof.getByRole('button', { name: 'Conferir código' }).click();

  await pos.until(() => pos.delivered(order.orderId).includes('DELIVERY_FINISHED'));
  expect(pos.delivered(order.orderId)).toEqual(WHOLE_DAY);
  expect(pos.asked.map(({ deliveryCode, signedBy }) => ({ deliveryCode, signedBy }))).toEqual([
    { deliveryCode: 'errado', signedBy: 0 },
    { deliveryCode: 'AB-77', signedBy: 0 },
  ]);
  const details = await live.call('GET', `delivery/${order.orderId}`);
  expect(details).toMatchObject({ status: 200, body: { times: { isDeliveryFinished: true } } });
  // An order in test mode takes a minute.
  await advanceTime(product.databaseUrl, 61);
  await pos.until(() => pos.delivered(twin.orderId).includes('DELIVERY_FINISHED'));
  expect(pos.delivered(twin.orderId)).toEqual(WHOLE_DAY);
  expect([...flaws(arrived(order.orderId)), ...flaws(arrived(twin.orderId))]).toEqual([]);
  expect({ overlaps: pos.overlaps, unsigned: pos.arrivals.filter(({ signedBy }) => signedBy === -1) }).toEqual({
    overlaps: [],
    unsigned: [],
  });
  // A caller says the number, and support finds it without scrolling.
  const found = `/comercio/${encodeURIComponent(SHOP)}/solicitacoes?numero=96b4`;
  expect((await shop.cliente.get<unknown[]>(found)).body).toHaveLength(1);
  // The test touched no queue and no money.
  const { body } = await shop.cliente.get<unknown[]>(`/comercio/${encodeURIComponent(SHOP)}/solicitacoes`);
  expect(body).toHaveLength(1);
});
