import { createVault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { hiddenFocus, outOfView } from './one-view.ts';
import { settled } from './settled.ts';

/** Chat, Problema, Mais and the step are within reach with the fullest card too, and on low and turned phones. */
const VIEWS = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
];
const SHOP = 'Quitanda da Praça';
const DOOR = 'Av. Cerro Azul, 1300, bloco 2, ap. 1204 - Zona 2';
const cash = { pagamento: 'dinheiro', valor_a_receber: 52, troco_para: 100 };
const proof = { exige_codigo: true, exige_foto: true, exige_recebedor: true };
const note = 'Retirar no balcão do fundo com a Dona Cida. A bebida vai separada, e o troco está no envelope da sacola.';
const stop = { ...cash, ...proof, endereco: DOOR, observacao: note };
const FULL = { ...stop, urgente: true, destinatario_nome: 'Zuleica Amaral', destinatario_telefone: '(44) 99812-4076' };
const ROUTE = {
  ...FULL,
  multiplas_entregas: [
    { ...stop, endereco: 'Av. Getúlio Vargas, 266', valor_estimado: 8.5 },
    { ...stop, endereco: 'Rua Arthur Thomas, 1015', valor_estimado: 9 },
  ],
};

let product: Product;
let browser: Browser;
let orm: Orm;
let novo: ReturnType<typeof createBuilders>;
let courier: SignedIn;
let shop: SignedIn;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ env: { VIGIA_VARREDURA_SEGUNDOS: '3600' } });
  browser = await launchBrowser();
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  shop = await novo.comercio(SHOP);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await product?.stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const work = () => page.getByRole('region', { name: /^(Entrega|Rota) em andamento/ });

/** Checks on every screen that nothing of the foot is covered, and that no focus is. */
async function reaches(step: string, also: Record<string, string> = {}): Promise<void> {
  await button(step).waitFor();
  for (const view of VIEWS) {
    await page.setViewportSize(view);
    await page.evaluate('scrollTo(0, 0)');
    await settled(page);
    const found = await outOfView({
      step: button(step),
      chat: button(/^Chat$/),
      problem: button('Problema'),
      more: button(/^Mais$/),
      ...Object.fromEntries(Object.entries(also).map(([part, text]) => [part, work().getByText(text).first()])),
    });
    expect(found, `${view.width} × ${view.height}`).toEqual([]);
  }
  // On the turned phone, the lowest.
  expect(await hiddenFocus(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
}

/** Gives a new courier this request, and opens their panel. */
async function carries(usuario: string, asked: object): Promise<number[]> {
  courier = await novo.entregador({ nome_completo: 'Francisca Nogueira', usuario });
  await ficarOnline(courier);
  const ids = await pedir(shop, { ...asked });
  await aceitar(courier, ids[0]);
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${product.baseUrl}/dashboard/solicitacoes`);
  return ids;
}

describe.each([
  ['a delivery with name, note, cash, photo and code', 'ana', FULL],
  ['a route with proof at every door', 'bia', ROUTE],
  ['a delivery with cash', 'caio', { ...cash, endereco: DOOR }],
])('%s', (_, usuario, asked) => {
  afterEach(() => closeContexts(browser));

  test('has its acts in reach at every step', async () => {
    const ids = await carries(usuario, asked);
    await reaches('Confirmar: Estou no Comércio');
    for (const id of ids) await avancar(courier, id, 'em_retirada');
    await reaches('Confirmar: Saí para Entrega');
    for (const id of ids) await avancar(courier, id, 'em_entrega');
    await reaches('Confirmar: Entrega Finalizada');
  });
});

test('what goes back shows the shop and its acts, also on a turned phone', async () => {
  const [id] = await carries('dora', FULL);
  await avancar(courier, id ?? 0, 'em_retirada', 'em_entrega');
  const { body } = await courier.cliente.post<{ problema: { id: number } }>(`/entregador/solicitacao/${id}/problema`, {
    motivo: 'ninguem_atende',
  });
  await shop.cliente.put(`/comercio/problema/${body.problema.id}`, { acao: 'trazer_de_volta' });
  await reaches('Devolvi à loja', { role: 'Volta para', where: SHOP });
});
