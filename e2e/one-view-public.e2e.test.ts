import { advanceTime } from '@corre/db/test-database.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import { createBuilders, type SignedIn, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { testPhoto } from '@corre/testing/harness/photo.ts';
import { aceitar, avancar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axe, closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { settled } from './settled.ts';

const SHOP = 'Pizzaria Bella Massa';
const STREET = 'Av. Cerro Azul';
const screen = { ...phone, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));

async function keepsBudget(page: Page, name: string, beside: readonly string[] = []): Promise<void> {
  const budget = budgetOf(name);
  const [controls, words] = [await controlsOf(page), await wordsOf(page, beside)];
  expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(budget.controls);
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(budget.words);
}

describe('the page of a tracking link', () => {
  let api: TestApi;
  let loja: SignedIn;
  let carla: SignedIn;

  beforeAll(async () => {
    api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
    const novo = createBuilders(api.orm, api.vault, api.base);
    loja = await novo.comercio(SHOP);
    carla = await novo.entregador({ nome_completo: 'Carla Quaresma' });
    await carla.cliente.put(`/entregador/${carla.id}/preferencias`, { aparece_no_rastreio: true });
    const foto = { user_type: 'entregador', user_id: String(carla.id), foto_base64: await testPhoto() };
    await carla.cliente.post('/upload/foto', foto);
    const local = { endereco_retirada: 'Av. Herval, 545', link_loja: null, telefone: '(44) 99905-3127' };
    const confirmed = { ...local, senha_atual: TEST_PASSWORD };
    expect((await loja.cliente.put(`/comercio/${encodeURIComponent(SHOP)}/local`, confirmed)).status).toBe(200);
    await deliverSlowly();
  });
  afterAll(() => api?.close());
  beforeEach(() => emptyQueue(api.orm.em.fork()));

  /** Makes enough deliveries for a forecast. Nine of ten take twenty minutes. */
  async function deliverSlowly(): Promise<void> {
    for (let n = 0; n < 8; n += 1) {
      await ficarOnline(carla);
      const [id] = await pedir(loja);
      await aceitar(carla, id);
      await avancar(carla, id, 'em_retirada', 'em_entrega', 'finalizada');
      await advanceTime(api.url, 1);
    }
    await runSql(
      api.url,
      "update solicitacao_historico set quando = quando + interval '20 minutes' where status = 'finalizada'",
    );
  }

  const newOrder = (mais: object = {}) =>
    pedir(loja, {
      endereco: `${STREET}, 1447, bloco B`,
      pagamento: 'dinheiro',
      valor_a_receber: 52,
      troco_para: 100,
      exige_codigo: true,
      ...mais,
    });

  async function open(id: number): Promise<Page> {
    const list = await loja.cliente.get<{ id: number; rastreio_url: string }[]>(
      `/comercio/${encodeURIComponent(SHOP)}/solicitacoes`,
    );
    const page = await (await browser.newContext(screen)).newPage();
    await page.goto(`${api.base}${list.body.find((linha) => linha.id === id)?.rastreio_url}`);
    return page;
  }

  async function carried(ids: readonly number[]): Promise<void> {
    await ficarOnline(carla);
    await aceitar(carla, ids[0] ?? 0);
    await avancar(carla, ids[0] ?? 0, 'em_retirada', 'em_entrega');
  }

  const says = (page: Page, sentence: string) => page.getByRole('heading', { level: 1, name: sentence, exact: true });
  const contact = (page: Page) => page.getByRole('link', { name: 'Falar com a loja' });

  async function holds(page: Page, parts: Record<string, Locator>): Promise<void> {
    expect(await outOfView({ ...parts, contact: contact(page) })).toEqual([]);
    await keepsBudget(page, 'Tracking', [SHOP, STREET]);
    expect(await axe(page)).toEqual([]);
    expect(await hiddenFocus(page)).toEqual([]);
  }

  test('on the way: window, code, cash, courier and shop stand in the view, in that order', async () => {
    const [id] = await newOrder();
    await carried([id]);
    const page = await open(id);
    const parts = {
      headline: says(page, `Seu pedido saiu da ${SHOP}`),
      street: page.getByText(`Entrega em ${STREET}`, { exact: true }),
      window: page.getByRole('region', { name: 'Deve chegar entre' }),
      code: page.locator('.code'),
      cash: page.getByText('R$ 52,00 em dinheiro'),
      change: page.getByText('(troco para R$ 100,00)'),
      courier: page.getByText('Carla está com o seu pedido.'),
    };
    await holds(page, parts);
    expect(await parts.window.textContent()).toMatch(/\d\d:\d\d e \d\d:\d\d$/);
    const { y = 0, height = 0 } = (await parts.window.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(260);
    expect(await parts.code.evaluate((element) => getComputedStyle(element).fontSize)).toBe('60px');
    expect(await contact(page).getAttribute('href')).toBe('https://wa.me/5544999053127');
    expect(await page.getByText('Atualizado às').count()).toBe(1);
    const codigo = await parts.code.textContent();
    const { status } = await carla.cliente.put(`/entregador/solicitacao/${id}/status`, {
      novo_status: 'finalizada',
      codigo,
    });
    expect(status).toBe(200);
  });

  test('waiting, taken and at the shop', async () => {
    const [id] = await newOrder({ exige_codigo: false });
    await holds(await open(id), {});
    await says(await open(id), `${SHOP} recebeu o seu pedido`).waitFor();
    await ficarOnline(carla);
    await aceitar(carla, id);
    const taken = await open(id);
    await holds(taken, { headline: says(taken, `${SHOP} está preparando o seu pedido`) });
    await avancar(carla, id, 'em_retirada');
    const there = await open(id);
    await holds(there, { headline: says(there, `O entregador está na ${SHOP}`) });
    await avancar(carla, id, 'em_entrega', 'finalizada');
  });

  test('at the door, and handed over with thanks and nothing more to do', async () => {
    const [id] = await newOrder({ exige_codigo: false, pagamento: 'maquininha', troco_para: undefined });
    await carried([id]);
    await carla.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'no_cliente' });
    const atTheDoor = await open(id);
    await holds(atTheDoor, {
      headline: says(atTheDoor, `Seu pedido da ${SHOP} chegou`),
      courier: atTheDoor.getByText('Carla espera por você.'),
      pay: atTheDoor.getByText('O pagamento é na maquininha: R$ 52,00'),
    });
    await avancar(carla, id, 'finalizada');
    const done = await open(id);
    await holds(done, {
      headline: says(done, `Seu pedido da ${SHOP} foi entregue`),
      thanks: done.getByText('Obrigado pela confiança. Até a próxima!'),
    });
    expect(await done.getByText('R$').count()).toBe(0);
  });

  test('cancelled, and brought back', async () => {
    const [cancelled] = await newOrder();
    await loja.cliente.put(`/comercio/solicitacao/${cancelled}/cancelar`);
    const page = await open(cancelled);
    await holds(page, { headline: says(page, `A entrega da ${SHOP} foi cancelada`) });
    const [id] = await pedir(loja, { endereco: `${STREET}, 1447` });
    await carried([id]);
    await carla.cliente.put(`/entregador/solicitacao/${id}/marco`, { tipo: 'devolvido' });
    const back = await open(id);
    await holds(back, { headline: says(back, `Seu pedido voltou para a ${SHOP}`) });
    await avancar(carla, id, 'finalizada');
  });

  test('of a route: how many stops come before, and no address of theirs', async () => {
    const parada = { endereco: `${STREET}, 9`, valor_estimado: 8 };
    const ids = await pedir(loja, { endereco: 'Rua Primeira, 1', multiplas_entregas: [parada, parada] });
    await carried(ids);
    const [first = 0, , last = 0] = ids;
    const page = await open(last);
    await holds(page, { stops: page.getByText('2 paradas antes da sua', { exact: true }) });
    expect(await page.textContent('body')).not.toContain('Rua Primeira');
    await avancar(carla, first, 'finalizada');
    await (await open(last)).getByText('1 parada antes da sua', { exact: true }).waitFor();
    for (const id of ids.slice(1)) await avancar(carla, id, 'finalizada');
  });
});

describe('the public pages', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ env: { SEED: 'demo' } });
  });
  afterAll(() => product?.stop());

  async function open(path: string): Promise<Page> {
    const page = await (await browser.newContext({ ...screen, baseURL: product.baseUrl })).newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await settled(page);
    return page;
  }

  test('the landing page shows headline, act and the offer itself in its first view', async () => {
    const page = await open('/');
    expect(
      await outOfView({
        headline: page.getByRole('heading', { level: 1 }),
        act: page.getByRole('link', { name: 'Quero fazer parte' }).first(),
        more: page.getByRole('button', { name: 'Saiba mais' }),
      }),
    ).toEqual([]);
    const offer = (await page.locator('[data-oferta]').boundingBox()) ?? { y: 0, height: 9_999 };
    expect(offer.y + offer.height).toBeLessThanOrEqual(844);
    expect(await page.locator('[data-oferta]').textContent()).toMatch(/R\$\s9,50.*você recebe R\$\s8,55.*Aceitar/);
    await keepsBudget(page, 'Landing page');
    expect(await hiddenFocus(page)).toEqual([]);
  });

  test('the login has all of itself in the view', async () => {
    const page = await open('/login');
    expect(
      await outOfView({
        name: page.locator('input[name=usuario]'),
        password: page.getByLabel('Senha', { exact: true }),
        act: page.getByRole('button', { name: 'Entrar' }),
      }),
    ).toEqual([]);
    await keepsBudget(page, 'Login');
    expect(await hiddenFocus(page)).toEqual([]);
  });

  test('the login after a registration has its form in the view, and says below what happens next', async () => {
    const page = await open('/cadastro');
    await page.evaluate(`sessionStorage.setItem('recem_cadastrado', JSON.stringify({
      usuario: 'carlalima', aguarda_aprovacao: false }))`);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'O que acontece agora' }).waitFor();
    await settled(page);
    expect(
      await outOfView({
        name: page.locator('input[name=usuario]'),
        password: page.getByLabel('Senha', { exact: true }),
        act: page.getByRole('button', { name: 'Entrar', exact: true }),
      }),
    ).toEqual([]);
    await keepsBudget(page, 'Login, depois do cadastro');
    expect(await axe(page)).toEqual([]);
    expect(await hiddenFocus(page)).toEqual([]);
  });
});
