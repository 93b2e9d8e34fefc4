import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, ofertaDe, pedir } from '@corre/testing/harness/shift.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Quitanda da Praça';
const COURIER = 'Dora Nogueira';

let product: Product;
let browser: Browser;
let orm: Orm;
let courier: SignedIn;
let shop: SignedIn;
let courierPage: Page;
let shopPage: Page;
let supportPage: Page;

/** Opens a panel, signed in. */
async function open(path: string, usuario: string, options: BrowserContextOptions, login = '/api/login') {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}${login}`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}${path}`);
  return page;
}

beforeAll(async () => {
  product = await startProduct({
    env: {
      // The reasons for a refusal disappear with the next offer. This pause gives a busy machine time to press one.
      PAUSA_RECUSA_SEGUNDOS: '10',
      VIGIA_VARREDURA_SEGUNDOS: '1',
      VIGIA_SINAL_SEGUNDOS: '0',
    },
  });
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  courier = await novo.entregador({ nome_completo: COURIER, usuario: 'dora' });
  shop = await novo.comercio(SHOP);
  const support = await novo.funcionario('suporte');
  await ficarOnline(courier);
  courierPage = await open('/dashboard/solicitacoes', 'dora', phone);
  shopPage = await open('/comercio/solicitar', SHOP, desktop, '/api/login/comercio');
  supportPage = await open('/suporte/', support.nome, desktop);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
/** Reports a problem on the courier's card, with or without a photo. */
async function tellProblem(motive: string, photo?: Buffer): Promise<void> {
  await courierPage.getByRole('button', { name: 'Problema', exact: true }).click();
  const dialog = courierPage.getByRole('dialog', { name: 'O que aconteceu?' });
  await dialog.getByRole('radio', { name: motive }).check({ force: true });
  if (photo) {
    await dialog.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await dialog.getByAltText('Foto do problema').waitFor();
  }
  // The second tap of a double tap must not report it twice.
  await dialog.getByRole('button', { name: 'Avisar a loja e o suporte' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
}

test('whoever refuses may say why, in one tap', async () => {
  await pedir(shop);
  const offer = courierPage.getByRole('dialog', { name: 'Nova entrega' });
  await offer.waitFor();
  await offer.getByRole('button', { name: 'Recusar' }).click();
  await courierPage.getByRole('button', { name: 'Chuva' }).click();
  await toast(courierPage, 'Motivo anotado');
  const [recusa] = await orm.em
    .fork()
    .execute<{ motivo_recusa: string }[]>("select motivo_recusa from oferta where resultado = 'recusada'");
  expect(recusa?.motivo_recusa).toBe('chuva');
  await orm.em.fork().execute("update solicitacao set status = 'cancelada' where status = 'aguardando'");
  await orm.em.fork().execute('update rota set aguardando = false');
});

test('a problem stands on both boards with its photo, and support’s one tap reaches the courier’s card', async () => {
  const [id] = await pedir(shop, { endereco: 'Rua Lopes Trovão, 215' });
  await expect.poll(async () => (await ofertaDe(courier)).proxima_entrega?.id).toBe(id);
  await aceitar(courier, id);
  await avancar(courier, id, 'em_retirada', 'em_entrega');
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a1f11' } })
    .jpeg()
    .toBuffer();
  await tellProblem('Ninguém atende', photo);
  await courierPage.getByText('Ninguém atende: a loja e o suporte já sabem.').waitFor();
  await supportPage.getByRole('button', { name: '1 problema' }).click();
  for (const page of [shopPage, supportPage]) {
    const card = page.locator('[data-problema]', { hasText: 'Rua Lopes Trovão, 215' });
    await card.getByRole('heading', { name: 'Ninguém atende' }).waitFor();
    await card.getByRole('img', { name: /^Foto do problema/ }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
  }
  await supportPage.getByRole('heading', { name: /^Problemas/ }).waitFor();
  await supportPage.getByRole('button', { name: 'Tentar de novo' }).dblclick();
  await courierPage.getByText('Suporte: tente entregar de novo.').waitFor();
  for (const page of [shopPage, supportPage]) {
    await page.locator('[data-problema]').waitFor({ state: 'detached' });
  }
  expect(await axe(courierPage)).toEqual([]);
});

test('the shop corrects the address, and the courier’s card goes there', async () => {
  await tellProblem('Endereço errado');
  const card = shopPage.locator('[data-problema]');
  await card.getByRole('button', { name: 'Novo endereço' }).click();
  await card.getByLabel('Novo endereço').fill('Rua Lopes Trovão, 251');
  await card.getByRole('button', { name: 'Avisar o entregador' }).click();
  await courierPage.getByText(`${SHOP}: o endereço mudou para Rua Lopes Trovão, 251.`).waitFor();
  await courierPage.getByRole('region', { name: /Entrega em andamento: Rua Lopes Trovão, 251/ }).waitFor();
});

test('a step that takes too long is asked about first, and support sees it when nobody answers', async () => {
  await advanceTime(product.databaseUrl, 41 * 60);
  await courierPage.getByRole('heading', { name: 'Tudo bem?' }).waitFor();
  expect(await supportPage.locator('[data-vigia]').count()).toBe(0);
  await advanceTime(product.databaseUrl, 5 * 60);
  const row = supportPage.locator('[data-vigia]', { hasText: COURIER });
  await row.getByText('Não respondeu ao "Tudo bem?"').waitFor();
  await settled(supportPage);
  expect(await axe(supportPage)).toEqual([]);
  await courierPage.getByRole('button', { name: 'Tudo bem, sigo' }).click();
  await toast(courierPage, 'Combinado. Boa entrega!');
  await row.waitFor({ state: 'detached' });
});
