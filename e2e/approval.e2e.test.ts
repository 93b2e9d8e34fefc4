import { CADASTRO_EM_ANALISE } from '@corre/contract/sessao/contrato.ts';
import { Client } from '@corre/testing/harness/client.ts';
import { PAYLOAD_DE_CADASTRO } from '@corre/testing/harness/registration.ts';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo', APROVAR_CADASTROS: 'true' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

async function register(usuario: string, cpf: string, nome_completo: string): Promise<void> {
  const registration = { ...PAYLOAD_DE_CADASTRO, usuario, cpf, nome_completo };
  expect(await new Client(product.baseUrl).post('/cadastro', registration)).toMatchObject({ status: 200 });
}

async function openAdmin(path: string, options: BrowserContextOptions = desktop) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const data = { usuario: 'admin', senha: 'demo1234', user_type: 'admin' };
  await context.request.post(`${product.baseUrl}/api/login`, { data });
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, context };
}

/** Signs in and returns the login's answer. */
async function signIn(usuario: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${product.baseUrl}/login`);
  await page.getByLabel('Usuário').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill('segredo1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  return { page, context };
}

test('a registration waits, the login says so, and the administrator lets one in and refuses one', async () => {
  const { page, context } = await openAdmin('');
  await register('rafael', '703.118.245-01', 'Rafael Costa Nunes');
  await register('sandra', '281.734.960-13', 'Sandra Melo Prado');
  // The badge updates without a reload.
  const section = page.getByRole('link', { name: /^Aprovações/ }).first();
  await expect.poll(() => section.textContent()).toContain('2 cadastros esperam');
  const waiting = await signIn('rafael');
  await waiting.page.getByText(CADASTRO_EM_ANALISE).first().waitFor();
  await waiting.context.close();

  await section.click();
  await page.getByRole('row').filter({ hasText: 'Rafael Costa Nunes' }).getByRole('button', { name: /^Ver/ }).click();
  await page.getByRole('dialog').getByText('Dados pessoais').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await page.getByRole('button', { name: 'Aprovar cadastro' }).click();
  await page.getByText('Cadastro aprovado: Rafael Costa Nunes já pode entrar.').first().waitFor();

  await page.getByRole('row').filter({ hasText: 'Sandra Melo Prado' }).getByRole('button', { name: /^Ver/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click();
  await page.getByRole('alertdialog').getByLabel('Motivo').fill('A CNH venceu');
  await page.getByRole('button', { name: 'Recusar cadastro' }).click();
  await page.getByText('Nenhum cadastro espera aprovação').waitFor();

  const refused = await signIn('sandra');
  await refused.page.getByText('Motivo: A CNH venceu.').first().waitFor();
  await refused.context.close();
  const approved = await signIn('rafael');
  await approved.page.waitForURL('**/dashboard**');
  await context.close();
});

test('several are let in by one act, and who no longer waited is said', async () => {
  const people = [
    ['andre', '168.995.350-09', 'André Pires Gomes'],
    ['bruna', '746.971.314-01', 'Bruna Alves Reis'],
    ['caio', '153.509.460-56', 'Caio Mota Lemos'],
  ] as const;
  for (const [usuario, cpf, nome] of people) await register(usuario, cpf, nome);
  const { page, context } = await openAdmin('aprovacoes');
  await page.getByLabel('Escolher André Pires Gomes').check();
  await page.getByLabel('Todos').check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aprovar 3 escolhidos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Aprovar 3 cadastros?' });
  await question.getByText(/André Pires Gomes, Bruna Alves Reis, Caio Mota Lemos/).waitFor();
  // Another client decides one of them first.
  const other = new Client(product.baseUrl);
  await other.post('/login', { usuario: 'admin', senha: 'demo1234', user_type: 'admin' });
  const list = await other.get<{ cadastros: { id: number; usuario: string }[] }>('/admin/cadastros');
  const bruna = list.body.cadastros.find(({ usuario }) => usuario === 'bruna');
  expect((await other.put(`/admin/cadastros/${bruna?.id}/aprovar`)).status).toBe(200);
  await question.getByRole('button', { name: 'Aprovar 3 cadastros' }).click();
  await page.getByText('2 cadastros aprovados. 1 já não esperava.').first().waitFor();
  await page.getByText('Nenhum cadastro espera aprovação').waitFor();
  await context.close();
});

test('the list holds on a phone', async () => {
  await register('tadeu', '450.927.318-50', 'Tadeu Lima Rocha');
  const { page, context } = await openAdmin('aprovacoes', phone);
  await page.getByText('Tadeu Lima Rocha').first().waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await context.close();
});
