import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { acceptCash, deliverCash } from '@corre/testing/harness/cash.ts';
import { avancar } from '@corre/testing/harness/shift.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Quitanda da Praça';
const COURIER = 'Dora Nogueira';

let product: Product;
let browser: Browser;
let orm: Orm;
let courier: SignedIn;
let shop: SignedIn;
let shopPage: Page;
let courierPage: Page;

/** Opens a panel, signed in. */
async function open(
  path: string,
  usuario: string,
  options: BrowserContextOptions,
  login = '/api/login',
): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}${login}`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}${path}`);
  return page;
}

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  courier = await novo.entregador({ nome_completo: COURIER, usuario: 'dora' });
  shop = await novo.comercio(SHOP);
  await novo.funcionario('suporte');
  shopPage = await open('/comercio/pendentes', SHOP, desktop, '/api/login/comercio');
  await shopPage.getByRole('radio', { name: 'Dinheiro e maquininhas' }).check({ force: true });
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

const inHand = (sentence: string) => courierPage.getByText(sentence, { exact: true }).waitFor();
const handover = (amount: string) =>
  shopPage.getByRole('article', { name: new RegExp(`diz que entregou R\\$\\s${amount}`) });

/** The courier declares a handover: everything, or `amount`. */
async function handOver(amount?: string): Promise<void> {
  await courierPage.getByRole('button', { name: 'Entreguei à loja' }).click();
  const dialog = courierPage.getByRole('dialog', { name: 'Entreguei à loja' });
  if (amount !== undefined) await dialog.getByLabel('Quanto você entregou').fill(amount);
  // The second tap of a double tap must not declare a second handover.
  await dialog.getByRole('button', { name: 'Avisar a loja' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await courierPage.getByText('Aguardando a loja confirmar').waitFor();
}

describe('cash and card machines, from hand to hand', () => {
  test('the shop registers a machine, hands it over, and gives change to whoever has a delivery of its own', async () => {
    await shopPage.getByRole('button', { name: 'Nova maquininha' }).click();
    await shopPage.getByLabel('Nome').fill('3');
    await shopPage.getByRole('button', { name: 'Cadastrar' }).click();
    await shopPage.getByRole('button', { name: /^Entregar.*Maquininha 3/ }).click();
    await shopPage.getByRole('combobox', { name: 'Entregador' }).fill('Dora');
    await shopPage.getByRole('option', { name: /Dora/ }).click();
    await shopPage.getByRole('button', { name: 'Entregar', exact: true }).click();
    await shopPage.getByText(`com ${COURIER}`).waitFor();

    const id = await acceptCash(courier, shop, 37.9);
    await shopPage.getByRole('button', { name: 'Entregar troco' }).click();
    const change = shopPage.getByRole('dialog', { name: 'Entregar troco' });
    await change.getByRole('combobox', { name: 'Entregador' }).fill('Dora');
    await shopPage.getByRole('option', { name: /Dora/ }).click();
    await change.getByLabel('Troco').fill('20,00');
    await change.getByRole('button', { name: 'Entregar troco' }).click();
    await change.waitFor({ state: 'detached' });
    await avancar(courier, id, 'em_retirada', 'em_entrega', 'finalizada');
    await deliverCash(courier, shop, 50);
    await shopPage.getByRole('listitem').filter({ hasText: 'R$ 107,90' }).first().waitFor();
  });

  test('the courier sees the sum, hands a part over, and types the code that the shop reads out', async () => {
    courierPage = await open('/dashboard/', 'dora', phone);
    await inHand(`Você está com R$ 107,90 de ${SHOP} e a maquininha nº 3`);
    await handOver('57,90');
    await handover('57,90').waitFor();
    const codigo = (await handover('57,90').locator('[data-codigo]').getAttribute('data-codigo')) ?? '';
    await settled(courierPage);
    expect(await axe(courierPage)).toEqual([]);
    expect(await axe(shopPage)).toEqual([]);

    const field = courierPage.getByLabel('Código que a loja diz');
    await field.fill(codigo === '0000' ? '1111' : '0000');
    await courierPage.getByRole('button', { name: 'Confirmar com o código' }).click();
    await courierPage.getByText('Código incorreto. Restam 4 tentativas.').first().waitFor();
    await field.fill(codigo);
    await courierPage.getByRole('button', { name: 'Confirmar com o código' }).click();
    await inHand(`Você está com R$ 50,00 de ${SHOP} e a maquininha nº 3`);
    await handover('57,90').waitFor({ state: 'detached' });
  });

  test('a smaller amount with a reason is a difference, which the courier contests and support takes back', async () => {
    await handOver();
    await handover('50,00').getByRole('button', { name: 'Valor diferente' }).click();
    const counted = shopPage.getByRole('dialog', { name: 'Quanto você recebeu?' });
    await counted.getByLabel('Valor recebido').fill('45,00');
    await counted.getByLabel('Motivo').fill('Faltou uma nota de cinco');
    await counted.getByRole('button', { name: 'Confirmar valor' }).click();
    await handover('50,00').waitFor({ state: 'detached' });

    await inHand('Você está com a maquininha nº 3');
    await courierPage.getByText('Motivo: Faltou uma nota de cinco').waitFor();
    await courierPage.getByRole('button', { name: 'Discordo' }).click();
    await courierPage.getByLabel('O que aconteceu?').fill('Contei com o caixa');
    await courierPage.getByRole('button', { name: 'Enviar' }).click();
    await courierPage.getByText('Contestada: o suporte ainda não respondeu.').waitFor();

    const { usuario } = await orm.em
      .fork()
      .getKysely()
      .selectFrom('funcionario')
      .select('usuario')
      .where('user_type', '=', 'suporte')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const support = await open('/suporte/', usuario, desktop);
    await support.getByRole('button', { name: '1 contestação' }).click();
    const contested = support.getByRole('article', { name: `Diferença de ${COURIER} com ${SHOP}` });
    await contested.getByLabel('Resposta').fill('A loja achou a nota');
    await settled(support);
    expect(await axe(support)).toEqual([]);
    await contested.getByRole('button', { name: 'Reverter a diferença' }).click();
    await contested.waitFor({ state: 'detached' });
    await courierPage.getByText('Revertida pelo suporte: A loja achou a nota').first().waitFor();
  });

  test('the machine comes back, and nothing is with the courier any more', async () => {
    await shopPage.getByRole('button', { name: /^Voltou.*Maquininha 3/ }).click();
    await shopPage.getByText('na loja').waitFor();
    await inHand('Nada de loja está com você agora.');
  });
});
