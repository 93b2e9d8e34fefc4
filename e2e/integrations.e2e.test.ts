import { createVault } from '@corre/api/base/vault.ts';
import type { ListaDeIntegracoes } from '@corre/contract/integracoes/contrato.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { createBuilders, TEST_PASSWORD } from '@corre/testing/harness/builders.ts';
import { type Requester, startRequester } from '@corre/testing/requester/requester.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SHOP = 'Cantina do Bosque';
const NAME = 'PDV do balcão';

let product: Product;
let browser: Browser;
let orm: Orm;
let pos: Requester;
let page: Page;
let secret: string;

/** Opens a panel, signed in. */
async function open(path: string, usuario: string, options: BrowserContextOptions, login = '/api/login') {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario, senha: TEST_PASSWORD };
  expect((await context.request.post(`${product.baseUrl}${login}`, { data })).ok()).toBe(true);
  const opened = await context.newPage();
  await opened.goto(`${product.baseUrl}${path}`);
  return opened;
}

beforeAll(async () => {
  product = await startProduct({ env: { OD_REDE_LOCAL: 'true' } });
  [browser, pos] = [await launchBrowser(), await startRequester()];
  orm = await initOrm({ url: product.databaseUrl, poolMax: 2 });
  const novo = createBuilders(orm, createVault('0'.repeat(64)), product.baseUrl);
  await novo.comercio(SHOP);
  const { nome } = await novo.funcionario('admin');
  page = await open('/admin/integracoes', nome, desktop);
});
afterAll(async () => {
  await closeContexts(browser);
  await orm?.close();
  await pos?.close();
  await product?.stop();
});

const button = (name: string | RegExp, of: Page = page) => of.getByRole('button', { name });
const dialog = (name: string | RegExp, of: Page = page) => of.getByRole('dialog', { name });
const shown = async (label: string): Promise<string> => {
  const line = dialog(/quase conectado/).locator('dt', { hasText: label });
  return (await line.locator('xpath=following-sibling::dd[1]/code').textContent()) ?? '';
};

describe('the administrator connects a point of sale', () => {
  test('somebody who sees it for the first time reads what to do, and what is missing in the form', async () => {
    await page.getByText('Nenhum sistema conectado').waitFor();
    await page.getByText('Copie o texto pronto e mande ao suporte').waitFor();
    expect(await axe(page)).toEqual([]);
    await button('Conectar um sistema').click();
    await button('Criar integração').click();
    // The focus goes to the first wrong field from the top.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await dialog('Conectar um sistema').getByText('Escolha o comércio').waitFor();
    await dialog('Conectar um sistema').getByText('Dê um nome à integração').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  test('gets all that the other side needs, with the secret this once, and a text without it', async () => {
    const form = dialog('Conectar um sistema');
    await form.getByRole('combobox', { name: 'Comércio' }).fill('cantina');
    await page.getByRole('option', { name: SHOP }).click();
    await form.getByLabel('Nome').fill(NAME);
    await form.getByLabel('Endereço dos avisos').fill('127.0.0.1/eventos');
    await button('Criar integração').click();
    await form.getByText('Cole o endereço inteiro').waitFor();
    await form.getByLabel('Endereço dos avisos').fill(pos.events);
    await button('Criar integração').click();
    await dialog(`${NAME} está quase conectado`).waitFor();
    secret = await shown('Segredo');
    expect(secret.length).toBeGreaterThan(32);
    expect(await shown('Endereço do token')).toBe(`${product.baseUrl}/od/oauth/token`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copiar Segredo (client_secret)').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await button('Copiar texto para o suporte').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(await shown('client_id'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(secret);
    expect(await axe(page)).toEqual([]);
    // Escape must not close it, because the secret is shown only once.
    await page.keyboard.press('Escape');
    await button('Já copiei o segredo').click();
    await button(`Abrir ${NAME}`).waitFor();
    await settled(page);
    expect(await page.content()).not.toContain(secret);
  });

  test('sends a test and reads how it was answered', async () => {
    await button(`Abrir ${NAME}`).click();
    await dialog(NAME).getByRole('radio', { name: 'Teste' }).check({ force: true });
    // A double click must send only one test.
    await button('Enviar teste').dblclick();
    await dialog(NAME).getByText('Está conectado').waitFor();
    pos.answerNext(400);
    await button('Enviar teste').click();
    await dialog(NAME).getByText('não entendeu o aviso').waitFor();
    expect(pos.arrivals.map(({ type }) => type)).toEqual(['REJECTED', 'REJECTED']);
    expect(await axe(page)).toEqual([]);
  });

  test('changes the secret, and the focus comes back to where it was', async () => {
    await dialog(NAME).getByRole('radio', { name: 'Dados' }).check({ force: true });
    await button('Trocar segredo').click();
    // The question lies above the drawer, with its scrim between them.
    await page.getByRole('alertdialog').waitFor();
    expect(
      await page.evaluate(() => document.elementFromPoint(innerWidth - 40, 40)?.closest('[role=dialog]')),
    ).toBeNull();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar segredo' }).click();
    await dialog('Segredo novo').waitFor();
    expect(await dialog('Segredo novo').locator('code').textContent()).not.toBe(secret);
    await button('Já copiei o segredo').click();
    await page.getByText('ainda usa o segredo anterior').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Trocar segredo');
  });

  test('switches it off, and everybody sees that it is', async () => {
    await button(/^Desligar$/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click();
    await button(/^Ligar$/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByText('Desligada', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(NAME);
  });
});

describe('what is shown once is not lost', () => {
  const creating = '**/*integracoes.criar*';
  const fill = async (nome: string) => {
    await button('Conectar um sistema').click();
    await dialog('Conectar um sistema').getByRole('combobox', { name: 'Comércio' }).fill('cantina');
    await page.getByRole('option', { name: SHOP }).click();
    await dialog('Conectar um sistema').getByLabel('Nome').fill(nome);
  };

  test('by closing before the answer, by the way back, or by a reload', async () => {
    // Opens the settings first, so that the history has a page to go back to.
    await page.goto(`${product.baseUrl}/admin/configuracoes`);
    await page.getByRole('link', { name: /^Integrações/ }).click();
    await fill('Com pressa');
    const { promise: closed, resolve: answer } = Promise.withResolvers<void>();
    await page.route(creating, (route) => closed.then(() => route.continue()));
    await button('Criar integração').click();
    await button('Criando...').waitFor();
    await page.keyboard.press('Escape');
    await button('Fechar').click();
    answer();
    await dialog('Com pressa está quase conectado').waitFor();
    await page.unroute(creating);
    secret = await shown('Segredo');
    await page.evaluate(() => history.back());
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => location.reload()).catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await shown('Segredo')).toBe(secret);
    expect(page.url()).toBe(`${product.baseUrl}/admin/integracoes`);
    await button('Já copiei o segredo').click();
    await button('Abrir Com pressa').waitFor();
  });

  test('without a word: an answer that went astray says what to look for, and what came of it is in the list', async () => {
    await fill('Sem resposta');
    await page.route(creating, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Criar integração').click();
    await dialog('Conectar um sistema').getByText('Se a integração já está na lista').waitFor();
    await page.unroute(creating);
    await button('Voltar').click();
    await button('Abrir Sem resposta').waitFor();
    const { integracoes }: ListaDeIntegracoes = await (
      await page.request.get(`${product.baseUrl}/api/admin/integracoes`)
    ).json();
    for (const { id, nome } of integracoes) {
      if (nome !== NAME) await page.request.delete(`${product.baseUrl}/api/admin/integracoes/${id}`);
    }
    await page.reload();
  });
});

test('one that was removed elsewhere says so, and offers nothing that could only fail', async () => {
  const data = { nome: 'Vai sumir', comercio_nome: SHOP, ambiente: 'teste' };
  const made = await page.request.post(`${product.baseUrl}/api/admin/integracoes`, { data });
  const { id }: { id: number } = await made.json();
  await page.reload();
  await button('Abrir Vai sumir').click();
  await dialog('Vai sumir').getByRole('button', { name: 'Desligar' }).waitFor();
  expect((await page.request.delete(`${product.baseUrl}/api/admin/integracoes/${id}`)).ok()).toBe(true);
  await dialog('Vai sumir').getByText('Integração removida').waitFor();
  expect(await dialog('Vai sumir').getByRole('button', { name: 'Desligar' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await button('Abrir Vai sumir').waitFor({ state: 'detached' });
});

test('one that its receiver switched off is counted on the tab, until it is on again', async () => {
  const { id } = await orm.em
    .fork()
    .getKysely()
    .updateTable('integracao')
    .set({ desligada_por: '410' })
    .where('nome', '=', NAME)
    .returning('id')
    .executeTakeFirstOrThrow();
  await page.reload();
  const tab = page.getByText('desligada pelo sistema', { exact: true });
  await tab.waitFor({ state: 'attached' });
  await button(`Abrir ${NAME}`).click();
  await dialog(NAME).getByText('não quer mais receber').waitFor();
  await page.keyboard.press('Escape');
  await orm.em.fork().getKysely().updateTable('integracao').set({ desligada_por: null }).where('id', '=', id).execute();
  await page.reload();
  await button(`Abrir ${NAME}`).waitFor();
  await settled(page);
  expect(await tab.count()).toBe(0);
});

describe('the shop’s mirror', () => {
  let shop: Page;

  test('shows its own, on a phone, in the dark, and switches it on again', async () => {
    const options = { ...phone, colorScheme: 'dark' as const };
    shop = await open('/comercio/configuracoes/sistemas', SHOP, options, '/api/login/comercio');
    const listed = await shop.request.get(`${product.baseUrl}/api/comercio/${encodeURIComponent(SHOP)}/integracoes`);
    const { integracoes }: ListaDeIntegracoes = await listed.json();
    expect(integracoes.map(({ nome }) => nome)).toEqual([NAME]);
    await button(`Abrir ${NAME}`, shop).click();
    await button(/^Ligar$/, shop).click();
    await button(/^Desligar$/, shop).waitFor();
    expect(await axe(shop)).toEqual([]);
    expect(await shop.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('changes the address, which only the form shows whole, and removes it', async () => {
    expect(await dialog(NAME, shop).textContent()).not.toContain('/eventos');
    await button('Editar', shop).click();
    await expect
      .poll(() => dialog(`Editar ${NAME}`, shop).getByLabel('Endereço dos avisos').inputValue())
      .toBe(pos.events);
    await dialog(`Editar ${NAME}`, shop).getByLabel('Nome').fill('Caixa 2');
    await button('Salvar', shop).click();
    await shop.getByRole('dialog', { name: 'Caixa 2', exact: true }).waitFor();
    await button('Remover', shop).click();
    await shop.getByRole('alertdialog').getByRole('button', { name: 'Remover integração' }).click();
    await shop.getByText('Nenhum sistema conectado').waitFor();
    await shop.getByRole('dialog').waitFor({ state: 'detached' });
    await settled(shop);
    expect(await axe(shop)).toEqual([]);
  });
});
