import { Client } from '@corre/testing/harness/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeContexts, desktop, launchBrowser, type Product, phone, startProduct } from './harness.ts';
import { line as card, closeDetails, details, password, shopPanelOf, toast, unfoldForm } from './shop-panel.ts';

const shop = 'Pizzaria Bella Massa';
const street = 'Rua Pioneiro Antônio Tait, 86';

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

interface Offer {
  proxima_entrega: { id: number } | null;
}

/** Signs a courier in over REST, goes online and accepts the next offer. The board in the browser follows. */
async function courier(usuario: string) {
  const cliente = new Client(product.baseUrl);
  const { body } = await cliente.post<{ user_id: number }>('/login', { usuario, senha: password });
  const own = `/entregador/${body.user_id}`;
  await cliente.put(`${own}/status-online`, { online: true });
  const offered = async () => (await cliente.get<Offer>(`${own}/proxima-entrega`)).body.proxima_entrega?.id;
  await expect.poll(offered).toBeTypeOf('number');
  const id = await offered();
  expect(await cliente.put(`${own}/aceitar-solicitacao/${id}`)).toMatchObject({ status: 200 });
  return {
    say: (mensagem: string) => cliente.post(`${own}/enviar-mensagem`, { entrega_id: id, mensagem }),
    heard: async () => JSON.stringify((await cliente.get(`${own}/mensagens/${id}`)).body),
    advance: (novo_status: string) => cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status }),
  };
}

describe('the guard', () => {
  // [guarda]
  test('sends a visitor without a session to the login', async () => {
    const context = await browser.newContext(desktop);
    const page = await context.newPage();
    await page.goto(`${product.baseUrl}/comercio`);
    await page.waitForURL('**/login');
    await context.close();
  });

  // [sair]
  test('Sair clears everything stored and goes to the landing page', async () => {
    const { page, context } = await openPanel('');
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`${product.baseUrl}/`);
    await expect.poll(() => page.evaluate('Object.keys(localStorage)')).toEqual([]);
    await context.close();
  });
});

// [pedido]
describe('a request', () => {
  test('is refused without an address and a value, and says so at the fields', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByRole('button', { name: 'Solicitar entrega' }).click();
    await page.getByText('Endereço é obrigatório').waitFor();
    await page.getByText('Valor da entrega é obrigatório').waitFor();
    expect(
      await page
        .getByLabel('Endereço')
        .first()
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await context.close();
  });

  test('of several deliveries drops empty rows, and its first extra row has no bin', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByLabel('Endereço').first().fill('Av. Brasil, 100');
    await page.getByLabel('Valor da entrega').pressSequentially('950');
    await unfoldForm(page);
    await page.getByRole('button', { name: 'Adicionar entrega na mesma rota' }).click();
    await page.getByLabel('Endereço da entrega 2').fill('Av. Brasil, 200');
    await page.getByLabel('Valor da entrega 2').pressSequentially('850');
    expect(await page.getByRole('button', { name: /^Remover entrega/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Adicionar entrega' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Remover entrega/ }).count()).toBe(1);
    await page.getByText('2 entregas · um entregador').waitFor();
    await page.getByRole('button', { name: 'Solicitar 2 entregas' }).click();
    await toast(page, '2 entrega(s) solicitada(s) com sucesso!');
    await card(page, 'Av. Brasil, 200').waitFor();
    await page.getByRole('button', { name: 'Repetir última' }).click();
    await expect.poll(() => page.getByLabel('Endereço da entrega 2').inputValue()).toBe('Av. Brasil, 200');
    for (const numero of [100, 200]) {
      const sheet = await details(page, `Av. Brasil, ${numero}`);
      await sheet.getByRole('button', { name: 'Cancelar' }).first().click();
      const question = page.getByRole('alertdialog', { name: 'Deseja cancelar esta solicitação?' });
      await question.getByText(`Av. Brasil, ${numero}`).waitFor();
      await question.getByRole('button', { name: 'Cancelar solicitação' }).click();
      await question.waitFor({ state: 'detached' });
      await closeDetails(page);
      await card(page, `Av. Brasil, ${numero}`).getByText('Cancelada', { exact: true }).waitFor();
    }
    await toast(page, 'Solicitação cancelada');
    await context.close();
  });

  // [chat] [avaliacao]
  test('goes its whole way before the eyes of the shop, with chat, its end and the rating', async () => {
    const { page, context, errors } = await openPanel('solicitar');
    await page.getByLabel('Endereço').first().fill(street);
    await page.getByLabel('Valor da entrega').pressSequentially('1100');
    await unfoldForm(page);
    await page.getByText('Urgente', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Solicitar entrega' }).click();
    await toast(page, '1 entrega(s) solicitada(s) com sucesso!');
    await card(page, street).getByText('Aguardando').waitFor();

    const joao = await courier('joao');
    await card(page, street).getByText('Aceita', { exact: true }).waitFor();
    expect(await joao.say('Cheguei no balcão')).toMatchObject({ status: 200 });
    const sheet = await details(page, street);
    await sheet.getByRole('button', { name: /^Conversar com .*1$/ }).click();
    await page.getByText('Cheguei no balcão').waitFor();
    // The chat has the focus, and the details are closed.
    await expect.poll(() => page.evaluate('document.activeElement.placeholder')).toBe('Escreva para o entregador');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.getByLabel('Mensagem').last().fill('Já vai sair');
    await page.getByLabel('Mensagem').last().press('Enter');
    await expect.poll(joao.heard).toContain('Já vai sair');

    await joao.advance('em_retirada');
    await card(page, street).getByText('Retirando').waitFor();
    const taken = await details(page, street);
    await taken.getByText('Retirando').waitFor();
    expect(await taken.getByRole('button', { name: 'Cancelar solicitação' }).count()).toBe(0);
    await closeDetails(page);
    await joao.advance('em_entrega');
    // Half-typed text and its focus must survive the reload at the end of the chat.
    await page.getByLabel('Endereço').first().fill('Rua Neo Alves Martins, 2210');
    await unfoldForm(page);
    await page.getByRole('button', { name: 'Adicionar entrega na mesma rota' }).click();
    const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
    await expect.poll(() => focused()).toBe('Endereço da entrega 2');
    await page.keyboard.type('Av. Tiradentes, 610');
    const reloaded = page.waitForEvent('load');
    await joao.advance('finalizada');
    await page.getByText('Chat fechado automaticamente').waitFor();
    await reloaded;
    await page.getByLabel('Endereço da entrega 2').waitFor();
    await expect.poll(() => page.getByLabel('Endereço').first().inputValue()).toBe('Rua Neo Alves Martins, 2210');
    await expect.poll(() => page.getByLabel('Endereço da entrega 2').inputValue()).toBe('Av. Tiradentes, 610');
    await expect.poll(focused).toBe('Endereço da entrega 2');
    await card(page, street).getByRole('button', { name: 'Avaliar' }).click();
    await expect.poll(() => page.getByRole('radio', { name: '5 Excelente' }).isChecked()).toBe(true);
    // The focus is on the checked option, so that keys and Enter send what is shown.
    await expect.poll(focused).toBe('5 Excelente');
    await page.getByLabel('Comentário').fill('Muito educado');
    await page.getByRole('radio', { name: '5 Excelente' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await toast(page, 'Avaliação enviada com sucesso!');
    await card(page, street).getByText('Nota dada: 4').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  // [pedido-ifood]
  test('of a pasted iFood text takes the address of its street line and can be corrected', async () => {
    const { page, context } = await openPanel('solicitar', phone);
    await page.getByText('iFood', { exact: true }).click();
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await page.getByText('Cole os dados do iFood').waitFor();
    await page.getByLabel('Texto do pedido').fill('Pedido 4823\nav. Cerro Azul, 1447\n1x Pizza');
    await page.getByText('Encontrado na linha 2. Você pode corrigir.').waitFor();
    await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('av. Cerro Azul, 1447');
    await page.getByLabel('Endereço').fill('Rua da correção, 1');
    await page.getByLabel('Texto do pedido').fill('Pedido 4824\nAv. Cerro Azul, 1447\n2x Pizza');
    // A new order's address replaces a correction made for the former one.
    await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('Av. Cerro Azul, 1447');
    await page.getByLabel('Endereço').fill('Av. Cerro Azul, 1447, bloco B');
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await page.getByText('Valor da entrega é obrigatório').waitFor();
    await page.getByLabel('Valor da entrega').pressSequentially('900');
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await toast(page, 'Solicitação do iFood enviada com sucesso!');
    const sheet = await details(page, 'Av. Cerro Azul, 1447, bloco B');
    await sheet.getByText('iFood').waitFor();
    await context.close();
  });

  // [pedido-ifood]
  test('of a scheduled iFood text is ready at its hour, and has the telephone with its locator', async () => {
    const { page, context } = await openPanel('solicitar', phone);
    await page.getByText('iFood', { exact: true }).click();
    const paste = page.getByLabel('Texto do pedido');
    const telefone = 'Telefone: 0800 608 1015 ID: 81726354';
    await paste.fill(`Pedido 4825\nAgendado para amanhã, 21:15\n${telefone}\nRua Agendada, 15\nPago online`);
    await page
      .getByText('Lido no texto: pedido 4825 · telefone 0800 608 1015, localizador 81726354 · agendado para 21:15.')
      .waitFor();
    await expect.poll(() => page.getByLabel('Horário').inputValue()).toBe('21:15');
    expect(await page.getByRole('radio', { name: 'Amanhã' }).isChecked()).toBe(true);
    // The next order is not scheduled.
    await paste.fill(`Pedido 4826\n${telefone}\nRua Agendada, 15\nPago online`);
    await page.getByLabel('Horário').waitFor({ state: 'detached' });
    await page.getByLabel('Valor da entrega').pressSequentially('900');
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await toast(page, 'Solicitação do iFood enviada com sucesso!');
    const sheet = await details(page, 'Rua Agendada, 15');
    await sheet.getByText('0800 608 1015, localizador 81726354').waitFor();
    await context.close();
  });
});

describe('a desk without a mouse', () => {
  test('asks for three deliveries in a row: each sent by Enter, the focus back on a fresh address', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByLabel('Endereço').first().click();
    for (const numero of [1, 2, 3]) {
      await page.keyboard.type(`Rua do Teclado, ${numero}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type('950');
      await page.keyboard.press('Enter');
      await card(page, `Rua do Teclado, ${numero}`).waitFor();
      await expect
        .poll(() => page.evaluate('document.activeElement.name + document.activeElement.value'))
        .toBe('endereco');
    }
    await context.close();
  });

  test('sends one request however often the button is pressed, and the fresh form does not complain', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByLabel('Endereço').first().fill('Rua Uma Vez, 1');
    await page.getByLabel('Valor da entrega').pressSequentially('950');
    await page.getByRole('button', { name: 'Solicitar entrega' }).dblclick();
    await card(page, 'Rua Uma Vez, 1').waitFor();
    // A later request appears, and there is no second one before it.
    const later = { endereco: 'Rua Depois, 2', valor_estimado: 8 };
    await context.request.post(`${product.baseUrl}/api/comercio/${encodeURIComponent(shop)}/solicitar-entrega`, {
      data: later,
    });
    await card(page, later.endereco).waitFor();
    await expect.poll(() => page.locator('[data-solicitacao]', { hasText: 'Rua Uma Vez, 1' }).count()).toBe(1);
    expect(await page.getByText('Endereço é obrigatório').count()).toBe(0);
    await context.close();
  });

  test('is asked about a stop that has a value but no address, and the stops of a route stand in one line', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByLabel('Endereço').first().fill('Rua Junta, 1');
    await page.getByLabel('Valor da entrega').pressSequentially('950');
    await unfoldForm(page);
    await page.getByRole('button', { name: 'Adicionar entrega na mesma rota' }).click();
    await page.getByLabel('Valor da entrega 2').pressSequentially('800');
    await page.getByRole('button', { name: 'Solicitar 2 entregas' }).click();
    await page.getByText('Endereço é obrigatório').waitFor();
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe('Endereço da entrega 2');
    await page.keyboard.type('Rua Junta, 2');
    await page.keyboard.press('Enter');
    await toast(page, '2 entrega(s) solicitada(s) com sucesso!');
    const route = card(page, 'Rota com 2 entregas: Rua Junta, 1 → Rua Junta, 2');
    await route.getByRole('button', { name: 'Paradas da rota' }).click();
    expect(await route.getByRole('listitem').allTextContents()).toEqual([
      expect.stringMatching(/^1#Pedido \d+ · Rua Junta, 1Cancelar: Rua Junta, 1$/),
      expect.stringMatching(/^2#Pedido \d+ · Rua Junta, 2Cancelar: Rua Junta, 2$/),
    ]);
    const sheet = await details(page, 'Rua Junta, 1');
    await sheet.getByRole('heading', { name: 'Rota com 2 entregas' }).waitFor();
    await sheet.getByText('R$ 17,50').waitFor();
    await sheet
      .getByRole('listitem')
      .filter({ hasText: 'Rua Junta, 1' })
      .getByRole('button', { name: 'Cancelar solicitação' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar solicitação' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await closeDetails(page);
    await card(page, 'Rua Junta, 1').getByText('Cancelada', { exact: true }).waitFor();
    await card(page, 'Rua Junta, 2').getByText('Aguardando').waitFor();
    await context.close();
  });

  test('pastes an iFood order and stands on the value; the placeholder is not sent', async () => {
    const { page, context } = await openPanel('solicitar');
    await page.getByText('Importar do iFood', { exact: true }).click();
    const paste = (written: string) =>
      page.getByLabel('Texto do pedido').evaluate((field: HTMLTextAreaElement, text) => {
        field.focus();
        field.select();
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
        document.execCommand('insertText', false, text);
      }, written);
    await paste('Doces da Avó\n1x Bolo');
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('endereco');
    await page.getByLabel('Valor da entrega').pressSequentially('900');
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await toast(page, 'Solicitação do iFood enviada com sucesso!');
    await card(page, 'Endereço do iFood: confira a observação').waitFor();
    await paste('Doces da Avó\nEndereço: R. Vaz Caminha, 588\n1x Bolo');
    await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('R. Vaz Caminha, 588');
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('valor_estimado');
    // A known address brings its price, however the paste spells it. A typed digit replaces the price.
    const antes = { endereco: 'Rua da Volta, 12', valor_estimado: 11.5 };
    await context.request.post(`${product.baseUrl}/api/comercio/${encodeURIComponent(shop)}/solicitar-entrega`, {
      data: antes,
    });
    await card(page, antes.endereco).waitFor();
    await paste(
      'Retirada: Av. Brasil, 2100\nEntregar em: R. da Volta, nº 12\nBairro: Vila Bosque\nPagamento na entrega: a combinar',
    );
    await expect.poll(() => page.getByLabel('Endereço').inputValue()).toBe('R. da Volta, nº 12, Vila Bosque');
    await expect.poll(() => page.getByLabel('Valor da entrega').inputValue()).toBe('11,50');
    await page.keyboard.type('1');
    await expect.poll(() => page.getByLabel('Valor da entrega').inputValue()).toBe('0,01');
    await page.keyboard.type('150');
    await expect.poll(() => page.getByLabel('Valor da entrega').inputValue()).toBe('11,50');
    await page.getByText('O texto fala em pagar na entrega, mas não diz como. Escolha.').waitFor();
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await page.getByText('Escolha como o cliente paga').waitFor();
    await page.getByText('Dinheiro', { exact: true }).click();
    await page.getByLabel('Valor a cobrar').pressSequentially('3500');
    await page.getByRole('button', { name: 'Solicitar entrega do iFood' }).click();
    await toast(page, 'Solicitação do iFood enviada com sucesso!');
    const sheet = await details(page, 'R. da Volta, nº 12, Vila Bosque');
    await sheet.getByText('R$ 11,50').waitFor();
    await context.close();
  });
});
