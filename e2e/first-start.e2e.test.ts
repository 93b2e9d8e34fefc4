import { criarLinkDeAcesso } from '@corre/api/acesso/links/criar-link.ts';
import { enderecoDoPrimeiroLink } from '@corre/contract/links/regras.ts';
import { initOrm } from '@corre/db/orm.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInEachLook } from './each-look.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

/** A small phone, a small window of an office, and a usual one. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1360, height: 900 },
];

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { UF: 'PR', ABERTAS_POR_LOJA: '' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

/** Makes the first administrator's link, as the first start does. */
async function firstLink(): Promise<string> {
  const orm = await initOrm({ url: product.databaseUrl, poolMax: 1 });
  const { id } = await orm.em
    .getKysely()
    .selectFrom('funcionario')
    .select('id')
    .where('usuario', '=', 'admin')
    .executeTakeFirstOrThrow();
  const { segredo } = await orm.em
    .fork()
    .transactional((em) => criarLinkDeAcesso(em, { user_type: 'admin', id }, { ator: null, minutos: 60 }));
  await orm.close();
  return enderecoDoPrimeiroLink(product.baseUrl, segredo);
}

test('an owner comes from the printed link to a company that can work, one question at a time', async () => {
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto(await firstLink());
  await heading('Vamos começar');
  await page.getByLabel('Nova senha', { exact: true }).fill('uma frase bem nova');
  await page.getByLabel('Confirmar nova senha').fill('uma frase bem nova');
  await page.getByRole('button', { name: 'Salvar senha' }).click();

  await heading('Quem é você?');
  expect(page.url()).not.toContain('#');
  await page.getByLabel('Seu nome').fill('Renata Prado');
  await page.keyboard.press('Enter');

  await heading('Qual é a sua empresa?');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Qual é a sua empresa?');
  await page.getByText('Renata Prado').waitFor();
  // What the environment says is locked, with the variable's name.
  expect(await page.getByLabel('Estado').getAttribute('readonly')).not.toBeNull();
  await page.getByText('Definido no servidor por UF.').waitFor();
  await page.getByLabel('Nome da empresa').fill('Expresso Ingá');
  await page.getByLabel('CNPJ').fill('11.222.333/0001-82');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByText('Deve ser um CNPJ válido').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('empresa_cnpj');
  await page.getByLabel('CNPJ').fill('11.222.333/0001-81');
  await page.getByLabel('Cidade').fill('Sarandi');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  await heading('Como se fala com vocês?');
  await page.getByLabel('WhatsApp da empresa').fill('44 99841-2200');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await heading('De que conta sai a sexta?');
  await page.getByRole('button', { name: 'Deixar para depois' }).click();
  await heading('Quem pode entregar?');
  await page.getByText('Você aprova').click();
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await heading('Até onde se vai?');
  // A preset that nobody said is said by saving.
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  // Before the first delivery the fee may hold from this week on.
  await heading('Quanto fica com a empresa?');
  await page.getByText('Taxa 10% nesta semana').waitFor();
  await page.getByLabel('Nova taxa').fill('60');
  await page.getByRole('button', { name: 'Salvar e terminar' }).click();
  await page.getByText('A taxa vai de 0% a 50%').waitFor();
  await page.getByLabel('Nova taxa').fill('12,5');
  await page.getByRole('button', { name: 'Salvar e terminar' }).click();

  await heading('Configurações');
  await page.getByRole('heading', { name: 'O que falta' }).waitFor();
  await page.getByText('5 de 7 prontos').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'WhatsApp da empresa: sem valor → 5544998412200' }).waitFor();
  await page.getByRole('link', { name: /Dizer agora.*Conta no banco/ }).click();
  await page.getByLabel('Tipo da chave PIX').selectOption('email');
  await page.getByLabel('Chave PIX', { exact: true }).fill('financeiro@exemplo.com.br');
  await page.getByLabel('Banco', { exact: true }).fill('341');
  await page.getByLabel('Agência').fill('1234-5');
  await page.getByLabel('Conta', { exact: true }).fill('98765-4');
  await page.getByLabel('Convênio').fill('CORRE1');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Salvo!' }).first().waitFor();
  await page.getByRole('link', { name: /^Conta Senha/ }).click();
  await page.getByText('Senha, aparelhos, aparência').waitFor();
  expect(await page.getByRole('heading', { name: 'O que falta' }).count()).toBe(0);
  expect(await (await context.request.get(`${product.baseUrl}/api/public/configuracao`)).json()).toMatchObject({
    cidade: 'Sarandi',
    taxa_percentual: 12.5,
  });
  await context.close();
});

test('a used link says so, and whom to ask', async () => {
  const link = await firstLink();
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const segredo = link.split('#')[1];
  const data = { segredo, nova_senha: 'outra frase bem nova' };
  expect((await context.request.post(`${product.baseUrl}/api/senha`, { data })).ok()).toBe(true);
  const page = await context.newPage();
  await page.goto(link);
  await page.getByText('Este link já foi usado.').waitFor();
  await context.close();
});

describe('in every size and theme', () => {
  const senha = 'mais uma frase bem nova';
  beforeAll(async () => {
    const context = await browser.newContext();
    const data = { segredo: (await firstLink()).split('#')[1], nova_senha: senha };
    expect((await context.request.post(`${product.baseUrl}/api/senha`, { data })).ok()).toBe(true);
    await context.close();
  });

  test.each([
    'comecar',
    'comecar/contatos',
    'comecar/entregadores',
    'comecar/taxa',
    'configuracoes-admin',
    'configuracoes-admin/sexta',
    'configuracoes-admin/limites',
    'configuracoes-admin/taxa',
  ])('%s has no fault', async (path) => {
    const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
    const data = { usuario: 'admin', senha, user_type: 'admin' };
    expect((await context.request.post(`${product.baseUrl}/api/login`, { data })).ok()).toBe(true);
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/admin/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('button', { name: /Salvar|Alterar/ })
      .first()
      .waitFor();
    expect(await faultsInEachLook(page, path, SIZES)).toEqual([]);
    await context.close();
  });
});
