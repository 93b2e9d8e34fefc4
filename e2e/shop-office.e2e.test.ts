import { Client } from '@corre/testing/harness/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { undo } from './courier-panel.ts';
import { axeInEachTheme, faultsInEachLook, follow } from './each-look.ts';
import { axe, closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';
import { closeDetails, details, line, password, shopPanelOf, toast, unfoldForm } from './shop-panel.ts';

const shop = 'Açaí & Cia';
/** One black pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const settings = '/comercio/configuracoes';
/** The tabs by their addresses, with their headings. A part of the settings is opened from the index of a phone. */
const tabs = [
  { path: '/comercio', level: 1, title: shop },
  { path: '/comercio/solicitar', level: 1, title: 'Solicitar' },
  { path: '/comercio/pendentes', level: 1, title: 'Pendentes' },
  { path: '/comercio/historico', level: 1, title: 'Histórico' },
  { path: '/comercio/historico/hoje', level: 1, title: 'Pedidos de ' },
  { path: settings, level: 1, title: 'Configurações' },
  { path: `${settings}/loja`, level: 2, title: 'Loja', from: settings },
  { path: `${settings}/entrega-e-prova`, level: 2, title: 'Entrega e prova', from: settings },
  { path: `${settings}/precos-e-enderecos`, level: 2, title: 'Preços e endereços', from: settings },
  { path: `${settings}/sistemas`, level: 2, title: 'Sistemas', from: settings },
  { path: `${settings}/conta`, level: 2, title: 'Conta', from: settings },
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

const openPanel = shopPanelOf(() => ({ product, browser }), shop);

describe('the office of a shop', () => {
  // [lancamento]
  test('launches a delivery to a courier found by name and releases it when the machine is back', async () => {
    const { page, context } = await openPanel('');
    await page.getByRole('button', { name: 'Lançar Entrega' }).click();
    await page.getByText('Selecione um entregador').waitFor();
    await page.getByRole('combobox', { name: 'Entregador' }).pressSequentially('bea');
    await page.getByRole('option', { name: /Beatriz/ }).click();
    await page.getByRole('button', { name: 'Aumentar quantidade' }).click();
    await page.getByLabel('Valor total').pressSequentially('1234');
    await page.getByText('Maquininha', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Lançar Entrega' }).click();
    await toast(page, 'Entrega lançada com sucesso!');
    await page
      .getByRole('link', { name: /^Pendentes/ })
      .first()
      .click();
    const launched = page.locator('article', { hasText: 'R$ 12,34' }).filter({ hasText: 'Maquininha Devolvida' });
    await launched.getByText('2 itens').waitFor();
    // The second tap of a double tap must neither release again nor undo the release.
    await launched.getByRole('button', { name: 'Maquininha Devolvida' }).dblclick();
    await launched.getByRole('button', { name: 'Desfazer' }).waitFor();
    await undo(page);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toContain('Maquininha Devolvida');
    await launched.getByRole('button', { name: 'Maquininha Devolvida' }).click();
    await launched.waitFor({ state: 'detached' });
    await context.close();
  });

  test('looks at its weeks, and the chosen one stands in the address', async () => {
    const { page, context } = await openPanel('historico');
    await page.getByRole('heading', { name: 'Valor da semana' }).waitFor();
    await page.getByRole('button', { name: 'Semana anterior' }).click();
    await page.waitForURL(/semana=\d{4}-\d{2}-\d{2}/);
    const chosen = await page.getByLabel('Escolher a semana').inputValue();
    await page.reload();
    await page.getByRole('heading', { name: 'Valor da semana' }).waitFor();
    await expect.poll(() => page.getByLabel('Escolher a semana').inputValue()).toBe(chosen);
    await context.close();
  });

  // [link-da-loja]
  test('says where couriers pick up; the link of the browser is kept in step, and an empty one removes it', async () => {
    const { page, context } = await openPanel('configuracoes/loja');
    const saved = async () => {
      const answer = await context.request.get(`${product.baseUrl}/api/comercio/${encodeURIComponent(shop)}/local`);
      return answer.json();
    };
    const link = 'https://maps.app.goo.gl/7pXr2';
    await page.getByRole('textbox', { name: 'Endereço de retirada' }).fill('Av. Brasil, 4312');
    await page.getByRole('textbox', { name: 'Link da loja no mapa' }).fill('http://mapa');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByText('Use um link do mapa que comece por https://').waitFor();
    await page.getByRole('textbox', { name: 'Link da loja no mapa' }).fill(link);
    await page.getByRole('textbox', { name: 'Telefone da loja' }).fill('44 3025-1100');
    await page.getByLabel('Senha atual').fill(password);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await toast(page, 'Link da loja salvo');
    await expect.poll(() => page.evaluate(`localStorage.getItem('link_loja_${shop}')`)).toBe(link);
    const telefone = '+554430251100';
    expect(await saved()).toEqual({ endereco_retirada: 'Av. Brasil, 4312', link_loja: link, telefone });
    const shown = page.getByRole('textbox', { name: 'Telefone da loja' });
    await expect.poll(() => shown.inputValue()).toBe('(44) 3025-1100');
    await page.getByRole('link', { name: 'Solicitar' }).first().click();
    await page.getByLabel('Endereço').first().waitFor();
    expect(await page.getByText('Usar o link da loja').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Link do mapa').inputValue()).toBe('');

    // Another client of the same origin changes the stored value. The next page sends it to the server.
    await page.evaluate(`localStorage.setItem('link_loja_${shop}', 'https://maps.app.goo.gl/outro')`);
    await page.goto(`${product.baseUrl}/comercio/configuracoes/loja`);
    await expect.poll(saved).toMatchObject({ link_loja: 'https://maps.app.goo.gl/outro' });
    await page.getByRole('textbox', { name: 'Link da loja no mapa' }).fill('');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await toast(page, 'Link da loja removido');
    await expect.poll(() => page.evaluate(`localStorage.getItem('link_loja_${shop}')`)).toBeNull();
    expect(await saved()).toEqual({ endereco_retirada: 'Av. Brasil, 4312', link_loja: null, telefone });
    await context.close();
  });

  // [foto] [senha]
  test('is told what is wrong with a photo and a password', async () => {
    const { page, context } = await openPanel('configuracoes');
    await page.getByRole('button', { name: 'Enviar foto' }).click();
    await page.getByText('Selecione uma foto primeiro').waitFor();
    const file = { name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) };
    await page.getByLabel('Escolher foto').setInputFiles(file);
    await page.getByText('Arquivo muito grande. Máximo 5MB.').waitFor();
    await page.getByLabel('Escolher foto').setInputFiles({ name: 'loja.png', mimeType: 'image/png', buffer: pixel });
    await page.getByRole('button', { name: 'Enviar foto' }).click();
    await toast(page, 'Foto de perfil enviada com sucesso');
    await page.getByRole('link', { name: 'Conta' }).click();
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await page.getByText('Digite a nova senha').waitFor();
    await context.close();
  });

  test('with the preset password sees nothing but its change', async () => {
    const admin = new Client(product.baseUrl);
    await admin.post('/login', { usuario: 'admin', senha: password });
    expect(await admin.post('/admin/comercios', { nome: 'Padaria Nova', senha: 'corre123' })).toMatchObject({
      status: 200,
    });
    const { page, context } = await openPanel('solicitar', desktop, 'Padaria Nova', 'corre123');
    await page.getByRole('heading', { name: 'Crie uma senha só sua' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: 'Erro' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Senha atual').fill('corre123');
    await page.getByLabel('Nova senha', { exact: true }).fill('massa folhada');
    await page.getByLabel('Confirmar nova senha').fill('massa folhada');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await toast(page, 'Senha alterada com sucesso!');
    await page.getByRole('heading', { name: 'Minhas Solicitações' }).waitFor();
    await context.close();
  });
});

test('a list that cannot be loaded says so and is loaded again at the press of a button', async () => {
  const context = await browser.newContext(desktop);
  const data = { usuario: shop, senha: password };
  await context.request.post(`${product.baseUrl}/api/login/comercio`, { data });
  const page = await context.newPage();
  await page.route('**/trpc/**solicitacoes.doComercio**', (route) => route.abort());
  await page.goto(`${product.baseUrl}/comercio/solicitar`);
  const failed = page.getByRole('alert').filter({ hasText: 'Erro ao carregar solicitações' });
  await failed.waitFor();
  await toast(page, 'Erro ao carregar solicitações');
  await page.unroute('**/trpc/**solicitacoes.doComercio**');
  await failed.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('region', { name: 'Abertas' }).waitFor();
  await context.close();
});

test('the board holds every closed request of the week, 50 at a time', async () => {
  const nome = 'Farmácia São João';
  const loja = new Client(product.baseUrl);
  await loja.post('/login/comercio', { usuario: nome, senha: password });
  const parada = (numero: number) => ({ endereco: `Rua das Muitas, ${numero}`, valor_estimado: 8 });
  for (const primeiro of [1, 21, 41]) {
    const { body } = await loja.post<{ solicitacao_ids: number[] }>(
      `/comercio/${encodeURIComponent(nome)}/solicitar-entrega`,
      { ...parada(primeiro), multiplas_entregas: Array.from({ length: 19 }, (_, i) => parada(primeiro + 1 + i)) },
    );
    for (const id of body.solicitacao_ids) await loja.put(`/comercio/solicitacao/${id}/cancelar`);
  }
  const { page, context } = await openPanel('solicitar', desktop, nome);
  const column = page.getByRole('region', { name: 'Encerradas' });
  await column.getByText('50+').waitFor();
  const more = column.getByRole('button', { name: /^Mostrar mais/ });
  while ((await more.count()) > 0) await more.click();
  await column.getByRole('button', { name: 'Carregar mais' }).click();
  await column.getByText('Rua das Muitas, 1', { exact: true }).waitFor();
  await expect.poll(() => column.getByText('50+').count()).toBe(0);
  await expect.poll(() => column.locator('[data-solicitacao]').count()).toBeGreaterThan(59);
  await context.close();
});

test.each([
  ['a desktop', desktop, { width: 1360, height: 860 }],
  ['a phone of 320 px', { ...phone, viewport: { width: 320, height: 640 } }, { width: 320, height: 640 }],
])('on %s no tab has a finding of axe or scrolls sideways, in either theme', async (_name, options, size) => {
  const { page, context } = await openPanel('', options);
  for (const { path, level, title, from } of tabs) {
    if (from) {
      await follow(page, from);
      await page.getByRole('navigation', { name: 'Partes das configurações' }).waitFor();
    }
    if (path !== '/comercio') await follow(page, path);
    await page
      .getByRole('heading', { level, name: title, exact: level === 2 })
      .first()
      .waitFor({ state: 'attached' });
    await settled(page);
    expect(await faultsInEachLook(page, path, [size])).toEqual([]);
  }
  await context.close();
});

test('a dialog has no finding of axe in either theme, takes the focus and gives it back', async () => {
  const { page, context } = await openPanel('solicitar');
  await page.getByLabel('Endereço').first().fill('Av. Brasil, 300');
  await page.getByLabel('Valor da entrega').pressSequentially('900');
  await unfoldForm(page);
  await page.getByRole('button', { name: 'Adicionar entrega na mesma rota' }).click();
  await page.getByRole('button', { name: 'Solicitar entrega' }).click();
  await page.getByRole('region', { name: 'Abertas' }).getByText('Av. Brasil, 300', { exact: true }).waitFor();
  // The toast must be gone before the check, because half faded it has too little contrast for axe.
  await page.getByText('solicitada(s) com sucesso!').waitFor({ state: 'detached' });
  const sheet = await details(page, 'Av. Brasil, 300');
  await settled(page);
  expect(await axeInEachTheme(page, 'details')).toEqual([]);
  const cancel = sheet.getByRole('button', { name: 'Cancelar' });
  await cancel.click();
  await page.getByRole('alertdialog').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Voltar');
  expect(await axeInEachTheme(page, 'question')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await cancel.click();
  await page.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await sheet.getByText('Cancelada').waitFor();
  await closeDetails(page);
  await line(page, 'Av. Brasil, 300').getByText('Cancelada', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('dialog', { name: 'Com quem você quer falar?' }).waitFor();
  expect(await axeInEachTheme(page, 'chat')).toEqual([]);
  await context.close();
});
