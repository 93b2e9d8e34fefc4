import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPanelOf } from './admin-panel.ts';
import { axeInEachTheme, follow } from './each-look.ts';
import { closeContexts, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';

const tabs = [
  { path: '', title: 'Entregadores' },
  { path: 'aprovacoes', title: 'Aprovações' },
  { path: 'visao-geral', title: 'Visão geral' },
  { path: 'relatorio-entregadores', title: 'Relatório Entregadores' },
  { path: 'relatorio-comercios', title: 'Relatório Comércios' },
  { path: 'relatorio-comercios?periodo=semana', title: 'Relatório Comércios' },
  { path: 'dados-comercios', title: 'Dados Comércios' },
  { path: 'acompanhamento-semanal', title: 'Acompanhamento Semanal' },
  { path: 'fechamento-da-semana', title: 'Fechamento da semana' },
  { path: 'fechamento-da-semana?lado=comercios', title: 'Fechamento da semana' },
  { path: 'gerenciar-comercios', title: 'Gerenciar Comércios' },
  { path: 'configuracoes-admin', title: 'Configurações' },
  { path: 'equipe', title: 'Equipe' },
  { path: 'relatorio-semana', title: 'Relatório Semana' },
  { path: 'dinheiro-em-maos', title: 'Dinheiro em Mãos' },
  { path: 'integracoes', title: 'Integrações' },
  { path: 'registro', title: 'Registro' },
  { path: 'importar', title: 'Importar' },
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

const openPanel = adminPanelOf(() => ({ product, browser }));

/** Goes to a tab of the open panel. Addresses that the rail does not have are loaded. */
async function openTab(page: Page, path: string, title: string) {
  await follow(page, path === '' ? '/admin' : `/admin/${path}`);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await settled(page);
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Returns the file that an export button downloads. */
async function download(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

describe('couriers', () => {
  // [cadastros]
  test('are listed under the promised headings, searched with "/" and kept so in the address', async () => {
    const { page, context } = await openPanel('');
    await row(page, 'João Batista Ferreira').waitFor();
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings).toEqual(['Nome', 'Usuario', 'Telefone', 'Data Cadastro', 'Acoes']);
    await page.keyboard.press('/');
    await page.keyboard.type('joao');
    await row(page, 'Beatriz Oliveira Rocha').waitFor({ state: 'detached' });
    await page.reload();
    await row(page, 'João Batista Ferreira').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await context.close();
  });

  test('show CPF and PIX key only on demand, and each look asks the server, which records it', async () => {
    const { page, context } = await openPanel('');
    await page.getByRole('button', { name: 'Ver João Batista Ferreira', exact: true }).click();
    const details = page.getByRole('dialog');
    for (const group of ['Dados pessoais', 'Endereço', 'Dados PIX', 'Dados do sistema']) {
      await details.getByRole('heading', { name: group }).waitFor();
    }
    const cpf = /\d{3}\.\d{3}\.\d{3}-\d{2}/;
    expect(await details.textContent()).not.toMatch(cpf);
    for (const _look of ['first', 'second']) {
      const asked = page.waitForRequest(/entregadores\.revelar/);
      await details.getByRole('button', { name: 'Mostrar CPF' }).click();
      await asked;
      await details.getByText(cpf).waitFor();
      await details.getByRole('button', { name: 'Ocultar CPF' }).click();
      await details.getByText(cpf).waitFor({ state: 'detached' });
    }
    await details.locator('footer').getByRole('button', { name: 'Fechar' }).click();
    await details.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Ver');
    await context.close();
  });

  test('are removed after the promised question, and then stand under Removidos', async () => {
    const { page, context } = await openPanel('');
    const open = await context.request.get(`${product.baseUrl}/api/suporte/entregadores-status`);
    const couriers = (await open.json()) as { nome_completo: string; status: string }[];
    const free = couriers.find(({ status }) => status === 'livre')?.nome_completo ?? '';
    await page.getByRole('button', { name: `Remover ${free}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Tem certeza que deseja remover este entregador?').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Cancelar');
    await question.getByRole('button', { name: 'Remover Entregador' }).click();
    await question.waitFor({ state: 'detached' });
    await row(page, free).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Removidos/ }).click();
    await row(page, free).waitFor();
    await expect.poll(() => page.getByRole('button', { name: `Remover ${free}` }).count()).toBe(0);
    await context.close();
  });

  test('that do not load say so, and come with the next try', async () => {
    const { page, context } = await openPanel('configuracoes-admin');
    const refuse = /entregadores\.listaMascarada/;
    await page.route(refuse, (route) =>
      route.fulfill({ status: 500, json: [{ error: { data: { httpStatus: 500 } } }] }),
    );
    await page.getByRole('link', { name: 'Entregadores', exact: true }).click();
    await toast(page, 'Erro ao carregar entregadores');
    await page.unroute(refuse);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await row(page, 'Maria Aparecida Souza').waitFor();
    await context.close();
  });
});

describe('reports', () => {
  // [relatorios]
  test('are downloaded as the table that is seen, as CSV and as an Excel workbook', async () => {
    const { page, context } = await openPanel('relatorio-entregadores');
    await row(page, 'Maria Aparecida Souza').waitFor();
    const csv = await download(page, 'Exportar CSV');
    expect(csv.name).toBe('relatorio-entregadores.csv');
    const [header, first] = csv.content.toString('utf8').split('\n');
    expect(header).toBe('entregador_id,nome,total_entregas,participacao,total_valor,total_taxa,total_a_receber');
    expect(first?.split(',')).toHaveLength(7);
    const excel = await download(page, 'Exportar Excel');
    expect(excel.name).toBe('relatorio-entregadores.xlsx');
    expect(excel.content.subarray(0, 2).toString()).toBe('PK');
    await context.close();
  });

  test('export the columns that were chosen, under their headings, and no formula of a registrant', async () => {
    const { page, context } = await openPanel('');
    const bairro = '"=HYPERLINK("http://ladrao.example";"Clique")';
    const answer = await page.request.post(`${product.baseUrl}/api/cadastro`, { data: { ...registrant, bairro } });
    expect(await answer.json()).toMatchObject({ message: 'Cadastro realizado com sucesso!' });
    await page.goto(`${product.baseUrl}/admin/?colunas=usuario.bairro&busca=registrante`);
    await row(page, registrant.nome_completo).waitFor();
    const csv = await download(page, 'Exportar CSV');
    expect(csv.name).toBe('entregadores-ativos.csv');
    const [header, line, ...rest] = csv.content.toString('utf8').split('\n');
    expect([header, rest]).toEqual(['id,nome_completo,usuario,bairro', []]);
    const [, nome, usuario, cell] = line?.split(',') ?? [];
    expect([nome, usuario]).toEqual([registrant.nome_completo, registrant.usuario]);
    expect(cell).toMatch(/^'[^";\t]+$/);
    await context.close();
  });

  test('export the visible rows only, and say when there are none', async () => {
    const { page, context } = await openPanel('dados-comercios');
    await row(page, 'Açaí & Cia').waitFor();
    await page.getByRole('searchbox').fill('acai');
    await row(page, 'Mercado do Zé').waitFor({ state: 'detached' });
    const csv = await download(page, 'Exportar CSV');
    expect(csv.content.toString('utf8').split('\n')).toHaveLength(2);
    await page.getByRole('searchbox').fill('nada disso existe');
    await page.getByText('Nada encontrado').waitFor();
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await toast(page, 'Nenhum dado para exportar');
    await context.close();
  });

  test('of the shops go from all periods to one week, with two courier names and the rest as a number', async () => {
    const { page, context } = await openPanel('relatorio-comercios');
    await row(page, 'Pizzaria Bella Massa').waitFor();
    await page.getByText('Por semana').click();
    await page.getByRole('button', { name: 'Semana anterior' }).click();
    await page.waitForURL(/periodo=semana.*semana=\d{4}-\d{2}-\d{2}/);
    await page.getByRole('columnheader', { name: 'Quem entregou' }).waitFor();
    await page
      .getByRole('cell', { name: /\+\d+$/ })
      .first()
      .waitFor();
    const chosen = await page.getByLabel('Escolher a semana').inputValue();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Quem entregou' }).waitFor();
    await expect.poll(() => page.getByLabel('Escolher a semana').inputValue()).toBe(chosen);
    await page.getByText('Todos os Periodos').click();
    await page.getByRole('columnheader', { name: 'Taxa recebida' }).waitFor();
    await context.close();
  });

  test('of a week show cards of couriers and of shops, found by name', async () => {
    const { page, context } = await openPanel('acompanhamento-semanal');
    await page.getByRole('heading', { name: 'Valor por comércio' }).waitFor();
    const couriers = page.getByRole('list', { name: 'Entregadores da semana' });
    await couriers.getByText('A receber').first().waitFor();
    await page.getByRole('searchbox').fill('maria');
    await page.waitForURL(/busca=maria/);
    await expect.poll(() => couriers.getByRole('listitem').count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await page.getByText(/^Comércios \d+$/).click();
    await page.getByRole('list', { name: 'Comércios da semana' }).getByText('Açaí & Cia').waitFor();
    await context.close();
  });

  test('that fail are empty lists with another try, and no toast', async () => {
    const { page, context } = await openPanel('configuracoes-admin');
    const refuse = /relatorios\.semana/;
    await page.route(refuse, (route) =>
      route.fulfill({ status: 500, json: [{ error: { data: { httpStatus: 500 } } }] }),
    );
    await page.getByRole('link', { name: 'Relatório Semana' }).click();
    await page.getByText('O relatório não carregou.').waitFor();
    await page.unroute(refuse);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await row(page, 'Total').waitFor();
    await context.close();
  });
});

describe('shops', () => {
  test('are created with the preset password and deleted by typing their name', async () => {
    const { page, context } = await openPanel('gerenciar-comercios');
    await page.getByRole('button', { name: 'Criar comércio' }).click();
    await page.getByText('Digite o nome do comercio').waitFor();
    await expect.poll(() => page.getByLabel('Senha inicial').inputValue()).toBe('corre123');
    await page.getByLabel('Nome', { exact: true }).fill('Cantina & Café/Nonna');
    await page.getByRole('button', { name: 'Criar comércio' }).click();
    const created = row(page, 'Cantina & Café/Nonna');
    await created.getByText('Ainda a inicial').waitFor();
    await expect.poll(() => page.getByLabel('Nome', { exact: true }).inputValue()).toBe('');

    await created.getByRole('button', { name: /^Excluir/ }).click();
    const question = page.getByRole('alertdialog');
    const act = question.getByRole('button', { name: 'Excluir comércio' });
    await expect.poll(() => act.isDisabled()).toBe(true);
    await question.getByLabel('Digite o nome para confirmar').fill('cantina & cafe/nonna');
    await act.click();
    await question.waitFor({ state: 'detached' });
    await created.waitFor({ state: 'detached' });
    await context.close();
  });

  test('of a name that is taken are refused with the reason', async () => {
    const { page, context } = await openPanel('gerenciar-comercios');
    await page.getByLabel('Nome', { exact: true }).fill('AÇAI  & cia');
    await page.getByRole('button', { name: 'Criar comércio' }).click();
    await toast(page, 'Erro ao criar comercio');
    await context.close();
  });
});

describe('the panel', () => {
  // [senha]
  test('asks for a new password and refuses a blank one', async () => {
    const { page, context } = await openPanel('configuracoes-admin');
    await page.getByText('Esta é a conta mestre').waitFor();
    await page.getByText('Este aparelho').waitFor();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Senha atual').fill('demo1234');
    await field('Nova senha').fill('   ');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await page.getByText('Digite a nova senha').first().waitFor();
    for (const name of ['Nova senha', 'Confirmar nova senha']) await field(name).fill('demo1234');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await toast(page, 'Erro ao alterar senha');
    await page.getByText('Escuro').click();
    await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await context.close();
  });

  test('opens its sections from a menu on a phone, and leaves by Sair', async () => {
    const { page, context } = await openPanel('', phone);
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Relatório Semana' }).click();
    await page.getByRole('heading', { level: 1, name: 'Relatório Semana' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL(/\/admin\/relatorio-semana$/);
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`${product.baseUrl}/`);
    await expect.poll(() => page.evaluate("localStorage.getItem('user_type')")).toBeNull();
    await context.close();
  });

  test('has nothing for axe to find on any tab in either theme', async () => {
    const { page, context } = await openPanel('');
    for (const { path, title } of tabs) {
      await openTab(page, path, title);
      expect(await axeInEachTheme(page, path || title)).toEqual([]);
      const columns = page.getByRole('button', { name: /^Colunas/ });
      if ((await columns.count()) === 0) continue;
      await columns.click();
      await page.getByRole('menu').waitFor();
      expect(await axeInEachTheme(page, `${path || title}: column picker`)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    await openTab(page, '', 'Entregadores');
    await page.getByRole('button', { name: /^Ver / }).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await axeInEachTheme(page, 'details')).toEqual([]);
    await page.getByRole('button', { name: 'Remover Entregador' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeInEachTheme(page, 'removal')).toEqual([]);
    await context.close();
  });

  test('never scrolls sideways at 320 px', async () => {
    const { page, context } = await openPanel('', { ...phone, viewport: { width: 320, height: 640 } });
    for (const { path, title } of tabs) {
      await page.getByRole('button', { name: 'Abrir o menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.waitFor();
      // Pages without a place in the menu are reached by the page's own links, which the menu covers.
      if ((await menu.locator(`a[href="/admin${path && `/${path}`}"]`).count()) === 0)
        await page.keyboard.press('Escape');
      else await follow(page, path === '' ? '/admin' : `/admin/${path}`);
      await menu.waitFor({ state: 'detached' });
      await openTab(page, path, title);
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320);
    }
    await context.close();
  });
});

/** A valid registration. Tests change single fields of it. */
const registrant = {
  nome_completo: 'Registrante da Silva',
  data_nascimento: '1998-03-14',
  data_inicio: '2026-11-23',
  cpf: '24681357928',
  rg: '94821173',
  estado_civil: 'solteiro',
  endereco: 'Rua Mandaguari, 482',
  bairro: 'Zona 7',
  cep: '87013190',
  telefone_pessoal: '44997312086',
  pix_tipo_chave: 'email',
  pix_chave: 'a@b.com',
  assinatura_planilha: 'R. Silva',
  usuario: 'registrante',
  senha: 'segredo1',
};
