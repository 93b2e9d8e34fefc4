import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsInEachLook, follow, inSize } from './each-look.ts';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { settled } from './settled.ts';
import { card, choose, password, supportPanel, toast } from './support-panel.ts';

/** The tabs by their addresses, with their headings. */
const tabs = [
  ['/suporte', 'Dashboard'],
  ['/suporte/suspensoes', 'Suspensões'],
  ['/suporte/entregadores', 'Gerenciar'],
  ['/suporte/historico', 'Histórico de suspensões'],
  ['/suporte/configuracoes', 'Configurações'],
  ['/suporte/estatisticas', 'Estatísticas'],
] as const;
const personCard = (page: Page, nome: string) => page.getByRole('article', { name: nome, exact: true });

let product: Product;
let browser: Browser;
const { open: openPanel, courier, request, suspend } = supportPanel(() => ({ product, browser }));

beforeAll(async () => {
  product = await startProduct({ env: { SEED: 'demo' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product?.stop();
});

// [suspender]
describe('a suspension', () => {
  test('needs courier and reason, moves the lists, is answered when contested and removed after the question', async () => {
    const { page, context, errors } = await openPanel('suspensoes');
    await page.getByRole('button', { name: 'Suspender manualmente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspender manualmente' });
    await dialog.getByRole('button', { name: 'Suspender por 1 hora' }).click();
    await expect.poll(() => dialog.getByText('Preencha todos os campos').count()).toBe(2);
    await choose(page, 'Entregador', 'Beatriz');
    await dialog.getByLabel('Motivo').fill('Não devolveu a maquininha');
    await dialog.getByRole('radio', { name: /1 dia/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Suspender por 1 dia' }).click();
    await toast(page, 'Entregador suspenso com sucesso!');
    await personCard(page, 'Beatriz Oliveira Rocha').getByText('Suspenso', { exact: true }).waitFor();

    const bia = await courier('bia');
    await bia.cliente.post(`${bia.own}/contestar-suspensao`, { texto: 'Devolvi na sexta' });
    const contested = page.getByRole('article', { name: 'Contestação de Beatriz Oliveira Rocha' });
    await contested.getByText('Devolvi na sexta').waitFor();
    await contested.getByLabel('Resposta').fill('Vamos conferir com a loja');
    await page.reload();
    await expect.poll(() => contested.getByLabel('Resposta').inputValue()).toBe('Vamos conferir com a loja');
    await contested.getByRole('button', { name: 'Responder', exact: true }).click();
    await contested.waitFor({ state: 'detached' });
    expect(await page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('rascunho:'))")).toEqual([]);

    await personCard(page, 'Beatriz Oliveira Rocha').getByRole('button', { name: 'Remover suspensão' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remover a suspensão de Beatriz Oliveira Rocha?' });
    await expect
      .poll(() => question.getByRole('button', { name: 'Cancelar' }).evaluate((b) => b === document.activeElement))
      .toBe(true);
    await question.getByRole('button', { name: 'Remover suspensão' }).click();
    await question.waitFor({ state: 'detached' });
    await personCard(page, 'Beatriz Oliveira Rocha')
      .getByText('Suspenso', { exact: true })
      .waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await page.getByText('Não devolveu a maquininha').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('that is contested is counted on the first screen, and answered and removed in one act', async () => {
    const bia = await courier('bia');
    await suspend(bia.id, 'Atraso');
    await bia.cliente.post(`${bia.own}/contestar-suspensao`, { texto: 'O pneu furou' });
    const { page, context } = await openPanel();
    await page.getByRole('link', { name: 'Suspensões 1 contestação sem resposta' }).first().waitFor();
    await page.getByRole('button', { name: /^\d+ contestaç/ }).click();
    const contested = page.getByRole('article', { name: 'Contestação de Beatriz Oliveira Rocha' });
    await contested.getByLabel('Resposta').fill('Você tem razão');
    await contested.getByRole('button', { name: 'Responder e remover suspensão' }).click();
    await contested.waitFor({ state: 'detached' });
    const { body } = await bia.cliente.get<{ suspenso: boolean }>(`${bia.own}/status`);
    expect(body.suspenso).toBe(false);
    await context.close();
  });

  test('out of a row offers seven lengths from one hour to a week and refuses a blank reason', async () => {
    const { page, context } = await openPanel('entregadores');
    await page.getByRole('button', { name: 'Ações de Lucas Gabriel Santos' }).click();
    await page.getByRole('menuitem', { name: /Suspender/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspender Lucas Gabriel Santos' });
    const length = dialog.getByLabel('Duração');
    await expect.poll(() => length.inputValue()).toBe('1');
    await expect
      .poll(() => length.locator('option').evaluateAll((all) => all.map((o) => o.getAttribute('value'))))
      .toEqual(['1', '2', '6', '12', '24', '72', '168']);
    await dialog.getByLabel('Motivo').fill('   ');
    await length.selectOption('168');
    await dialog.getByRole('button', { name: 'Suspender por 1 semana' }).click();
    await dialog.getByText('Preencha todos os campos').waitFor();
    await context.close();
  });
});

describe('refusals', () => {
  test('can be reset only above zero, after a question', async () => {
    const pedro = await courier('pedro');
    await pedro.cliente.put(`${pedro.own}/status-online`, { online: true });
    await request('Rua Joubert de Carvalho, 623');
    const offered = async () =>
      (await pedro.cliente.get<{ proxima_entrega: unknown }>(`${pedro.own}/proxima-entrega`)).body.proxima_entrega;
    await expect.poll(offered).toBeTruthy();
    await pedro.cliente.put(`${pedro.own}/recusar-entrega`);

    const { page, context } = await openPanel('suspensoes');
    const reset = { name: 'Resetar recusas' };
    expect(await personCard(page, 'João Batista Ferreira').getByRole('button', reset).count()).toBe(0);
    await personCard(page, 'Pedro Henrique Lima')
      .getByRole('button', { name: /Ver detalhes/ })
      .click();
    const details = page.getByRole('dialog', { name: 'Pedro Henrique Lima' });
    await details.getByText('Recusou').first().waitFor();
    await details.getByRole('button', reset).click();
    const question = page.getByRole('alertdialog', { name: 'Resetar as recusas de Pedro Henrique Lima?' });
    await question.getByRole('button', reset).click();
    await question.waitFor({ state: 'detached' });
    await personCard(page, 'Pedro Henrique Lima').getByText('0 de 3 recusas').waitFor();
    await context.close();
  });
});

// [falhas]
describe('what cannot be loaded', () => {
  test('is said in the words of the catalogue, with a way to try again', async () => {
    const { page, context } = await openPanel('estatisticas');
    await page.getByRole('heading', { level: 1, name: 'Estatísticas' }).waitFor();
    await page.route('**/trpc/**', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'Erro ao carregar historico' }).waitFor();
    await page.unroute('**/trpc/**');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText('Atraso na devolução da maquininha').waitFor();
    await context.close();
  });
});

test.each([
  ['a desktop', desktop, [{ width: 1360, height: 860 }]],
  // A courier's phone, and the narrowest.
  [
    'phones',
    phone,
    [
      { width: 360, height: 740 },
      { width: 320, height: 640 },
    ],
  ],
] as const)(
  'on %s every tab is clean under axe and never wider than the screen, in each theme',
  async (_name, options, sizes) => {
    const { page, context, errors } = await openPanel('', options);
    for (const [path, title] of tabs) {
      if (path !== '/suporte') await follow(page, path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
      await settled(page);
      expect(await faultsInEachLook(page, title, sizes)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

test("the panel's name is shown in every width, and no tab is cut", async () => {
  const { page, context } = await openPanel('');
  const name = page.locator('header').getByText('Painel de Suporte', { exact: true });
  for (const width of [1360, 1279, 1024, 768, 640]) {
    await inSize(page, { width, height: 860 });
    await name.and(page.locator(':visible')).waitFor();
    const cut = await page.evaluate(`[...document.querySelectorAll('header nav a')]
      .filter((tab) => tab.getBoundingClientRect().width > 0
        && tab.getBoundingClientRect().right > tab.closest('nav').parentElement.parentElement.getBoundingClientRect().right).length`);
    expect(cut, `${width} px`).toBe(0);
  }
  await context.close();
});

test('how long the oldest request waits is cut in no width', async () => {
  await request('Rua da Espera, 18');
  const { page, context } = await openPanel('');
  const note = page.getByRole('region', { name: 'Torre' }).locator('[data-espera]');
  for (const width of [1360, 1130, 1024, 360]) {
    await inSize(page, { width, height: 860 });
    await note.waitFor();
    const whole = await note.evaluate((text) => {
      const figure = text.closest('button')?.getBoundingClientRect();
      const { left, right, bottom } = text.getBoundingClientRect();
      return figure !== undefined && left >= figure.left && right <= figure.right && bottom <= figure.bottom;
    });
    expect(whole, `${width} px`).toBe(true);
  }
  await context.close();
});

test("a card's time stands in its first line, and the search says all it finds, in every width", async () => {
  await request('Rua das Placas, 18', { urgente: true });
  const { page, context } = await openPanel('');
  const head = card(page, 'Rua das Placas, 18');
  for (const width of [1360, 1024, 360]) {
    await inSize(page, { width, height: 860 });
    await head.waitFor();
    await settled(page);
    const [status, time] = [
      await head.getByText('Aguardando').boundingBox(),
      await head.locator('[data-hora]').boundingBox(),
    ];
    expect(time?.y, `${width} px`).toBeLessThan((status?.y ?? 0) + (status?.height ?? 0));
    const cut = await page.getByRole('combobox', { name: 'Buscar na torre' }).evaluate((field: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return null;
      pen.font = getComputedStyle(field).font;
      return pen.measureText(field.placeholder).width - field.clientWidth;
    });
    expect(cut, `${width} px`).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('shortcuts of one key are switched off for the account, in this browser', async () => {
  const { page, context } = await openPanel('configuracoes');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await page.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor();
  await page.keyboard.press('?');
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: /Usar atalhos de uma tecla/ }).uncheck();
  await page.reload();
  await page.getByRole('switch', { name: /Usar atalhos de uma tecla/ }).waitFor();
  expect(await page.getByRole('switch', { name: /Usar atalhos de uma tecla/ }).isChecked()).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Configurações' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('s');
  // A dialog would have opened before this one.
  await page.getByRole('button', { name: 'Ajuda e atalhos' }).click();
  await help.getByText('Estão desligados').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: /Usar atalhos de uma tecla/ }).check();
  await page.getByRole('heading', { level: 1, name: 'Configurações' }).click();
  await page.keyboard.press('?');
  await help.waitFor();
  await context.close();
});

// Runs last, because the other tests need the old password. [senha]
describe('the password', () => {
  test('is refused while empty, short or different, and changed otherwise', async () => {
    const { page, context } = await openPanel('configuracoes');
    const fill = async (nova: string, confirma: string, atual = password) => {
      await page.getByLabel('Senha atual', { exact: true }).fill(nova === '' ? '' : atual);
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Confirmar nova senha', { exact: true }).fill(confirma);
      await page.getByRole('button', { name: 'Alterar senha' }).click();
    };
    await fill('', '');
    await page.getByText('Preencha todos os campos').first().waitFor();
    await fill('12345', '12345');
    await page.getByText('Senha deve ter pelo menos 6 caracteres').waitFor();
    await fill('segredo1', 'segredo2');
    await page.getByText('Senhas nao coincidem').waitFor();
    await fill(password, password);
    await toast(page, 'comum');
    await fill('Maritaca-77', 'Maritaca-77', 'não é esta');
    await page.getByText('Senha atual incorreta').waitFor();
    await fill('Maritaca-77', 'Maritaca-77');
    await toast(page, 'Senha alterada com sucesso!');
    await context.close();
  });
});
