import { Buffer } from 'node:buffer';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPanelOf } from './admin-panel.ts';
import { axeInEachTheme, faultsInEachLook } from './each-look.ts';
import { closeContexts, launchBrowser, type Product, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1360, height: 900 },
];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

const asAdmin = adminPanelOf(() => ({ product, browser }));
const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Gives the import a CSV file. */
const choose = (page: Page, text: string) =>
  page
    .getByLabel('Escolher planilha')
    .setInputFiles({ name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('the administrator edits', () => {
  test("a courier's telephone and vehicle from the details", async () => {
    const { page, context } = await asAdmin('');
    await page.getByRole('button', { name: 'Ver Maria Aparecida Souza', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: 'Editar Maria Aparecida Souza' });
    await form.getByLabel('Telefone').fill('123');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Telefone inválido: use DDD e número').waitFor();
    await settled(page);
    expect(await axeInEachTheme(page, 'edit a courier')).toEqual([]);
    await form.getByLabel('Telefone').fill('44 99111-2233');
    await form.getByLabel('Veículo').selectOption('Carro');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('(44) 99111-2233').waitFor();
    await context.close();
    const registro = await asAdmin('registro');
    await row(registro.page, /mudou o telefone, o veículo do entregador Maria Aparecida Souza: .* → Carro/).waitFor();
    await registro.context.close();
  });

  test("a shop's telephone and CNPJ, and the CNPJ is checked", async () => {
    const { page, context } = await asAdmin('gerenciar-comercios');
    await page.getByRole('button', { name: /^Editar Açaí & Cia/ }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Telefone da loja').fill('(44) 3025-1100');
    await form.getByLabel('Razão social').fill('Açaí Ltda');
    await form.getByLabel('CNPJ ou CPF').fill('11.222.333/0001-82');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Confira os números: isto não é um CNPJ nem um CPF').waitFor();
    await settled(page);
    expect(await axeInEachTheme(page, 'edit a shop')).toEqual([]);
    await form.getByLabel('CNPJ ou CPF').fill('11.222.333/0001-81');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await toast(page, 'Cadastro salvo');
    await page.getByRole('button', { name: /^Editar Açaí & Cia/ }).click();
    await expect
      .poll(() => page.getByRole('dialog').getByLabel('Telefone da loja').inputValue())
      .toBe('(44) 3025-1100');
    await context.close();
  });
});

describe('the import of a sheet', () => {
  test('shows every fault by its line, lets columns be matched, and brings in all rows at once', async () => {
    const { page, context } = await asAdmin('gerenciar-comercios');
    await page.getByRole('link', { name: 'Importar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importar' }).waitFor();
    await settled(page);
    expect(await faultsInEachLook(page, 'import', SIZES)).toEqual([]);

    await choose(page, 'Estabelecimento;Fone\nLoja Nova Um;44 3025-1100\nAçaí & Cia;99905\n');
    await page.getByText('Falta ligar: Nome.').waitFor();
    await page.getByLabel('Estabelecimento').selectOption('Nome');
    await page.getByText(/^1 linha com problema/).waitFor();
    await row(page, 'Telefone: Telefone inválido: use DDD e número').waitFor();
    await row(page, 'Nome: Já existe um comércio com este nome').waitFor();
    await settled(page);
    expect(await faultsInEachLook(page, 'faults', SIZES)).toEqual([]);
    expect(await page.getByRole('button', { name: /^Importar \d/ }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Escolher outra planilha' }).click();
    await choose(page, 'Nome,Telefone\nLoja Nova Um,44 3025-1100\nLoja Nova Dois,\n');
    await page.getByText('2 comércios para importar').waitFor();
    await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
    await toast(page, '2 comércios importados!');
    await page.getByRole('link', { name: 'Voltar a Comércios' }).click();
    await row(page, 'Loja Nova Dois').waitFor();
    await context.close();
  });

  test('reads a workbook, offers a sample, and refuses a file that is none', async () => {
    const { page, context } = await asAdmin('importar');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar modelo' }).click();
    expect((await waiting).suggestedFilename()).toBe('modelo-entregadores.csv');
    await choose(page, 'só um cabeçalho\n');
    await page.getByText('A planilha só tem o cabeçalho: faltam as linhas com os dados.').waitFor();
    await context.close();

    // A workbook of the panel itself.
    const registro = await asAdmin('gerenciar-comercios');
    await row(registro.page, 'Açaí & Cia').waitFor();
    const saving = registro.page.waitForEvent('download');
    await registro.page.getByRole('button', { name: 'Exportar Excel' }).click();
    const workbook = await (await saving).path();
    await registro.page.getByRole('link', { name: 'Importar' }).click();
    await registro.page.getByLabel('Escolher planilha').setInputFiles(workbook);
    await registro.page.getByText(/^\d+ linhas com problema/).waitFor();
    await row(registro.page, 'Nome: Já existe um comércio com este nome').first().waitFor();
    await registro.context.close();
  });
});
