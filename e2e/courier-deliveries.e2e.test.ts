import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  endDay,
  more,
  offer,
  openMore,
  openOnline,
  SHOP,
  SHOP_PATH,
  startCouriers,
  toast,
  undo,
} from './courier-panel.ts';
import { unsealed } from './device.ts';
import { axe } from './harness.ts';

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

const step = (page: Page, name: string) => page.getByRole('button', { name: `Confirmar: ${name}` });
/** Marks the title of 'Minhas Entregas', so that a new element is noticed. */
const markTitle = (page: Page) => page.evaluate(`document.getElementById('minhas-entregas').dataset.marked = 'yes'`);
const titleIsTheSame = async (page: Page) =>
  expect(await page.evaluate(`document.getElementById('minhas-entregas').dataset.marked`)).toBe('yes');
const focused = (page: Page) => page.evaluate('document.activeElement?.tagName');

// [oferta-rota]
describe('a route in the courier’s hands', () => {
  test('is one card: two steps for all stops, then stop by stop in the order of their choice, with a way back', async () => {
    const panel = await openOnline(couriers, 'pedro');
    const { page } = panel;
    await couriers.ask({ multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 9 }] });
    await offer(page).waitFor();
    await expect.poll(() => offer(page).textContent()).toContain('2 entregas');
    await expect.poll(() => offer(page).textContent()).toContain('17,50');
    await accept(page);
    await toast(page, '2 entregas aceitas com sucesso!');
    const card = page.getByRole('region', { name: `Rota em andamento: ${SHOP}, 2 entregas` });
    await card.waitFor();
    await markTitle(page);
    expect(await page.getByText('Depois desta').count()).toBe(0);
    // With a tall screen the next-step bar covers no control. A covered control would fail axe's target size rule.
    const screen = page.viewportSize() ?? { width: 360, height: 740 };
    await page.setViewportSize({ ...screen, height: 1600 });
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(screen);

    await alive(page, 'Confirmar: Estou no Comércio').dblclick();
    await card.getByText('Retirando').waitFor();
    await step(page, 'Saí para Entrega').waitFor();
    await alive(page, 'Confirmar: Saí para Entrega').waitFor();
    expect(await card.getByText('Entregando').count()).toBe(0);
    await alive(page, 'Confirmar: Saí para Entrega').click();
    await card.getByText('Entregando').waitFor();
    expect(await axe(page)).toEqual([]);

    await openMore(page);
    await more(page).getByRole('button', { name: 'Entregar agora: Av. Guedner, 710' }).click();
    await expect.poll(() => step(page, 'Entrega Finalizada').textContent()).toContain('Av. Guedner, 710');
    await alive(page, 'Confirmar: Entrega Finalizada').dblclick();
    await page.getByText('Finalizando a entrega').waitFor();
    await undo(page);
    await expect.poll(() => step(page, 'Entrega Finalizada').textContent()).toContain('Av. Guedner, 710');
    await alive(page, 'Confirmar: Entrega Finalizada').click();
    await page.getByRole('region', { name: 'Entrega em andamento: Rua Santos Dumont, 2871' }).waitFor();
    await alive(page, 'Confirmar: Entrega Finalizada').click();
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    await titleIsTheSame(page);
    await expect.poll(() => focused(page)).not.toBe('BODY');
    await endDay(panel);
  });

  // [chat]
  test('has one chat, which opens in its field, keeps a draft over a reload, and says how it ended', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const ids = await couriers.ask({ multiplas_entregas: [{ endereco: 'Av. Guedner, 710', valor_estimado: 9 }] });
    await accept(page);
    await toast(page, '2 entregas aceitas com sucesso!');
    const [first, second] = ids;
    await couriers.shop.post(`${SHOP_PATH}/enviar-mensagem`, { entrega_id: second, mensagem: 'O pedido está pronto' });
    await page.getByRole('button', { name: /Chat com o comércio.*1/ }).click();
    await page.getByText('O pedido está pronto').waitFor();
    const field = page.getByRole('textbox', { name: 'Mensagem' });
    await expect.poll(() => focused(page)).toBe('INPUT');
    await field.fill('Chego em 2 minutos');
    await field.press('Enter');
    await expect.poll(() => focused(page)).toBe('INPUT');
    const heard = async () => JSON.stringify((await couriers.shop.get(`${SHOP_PATH}/mensagens/${first}`)).body);
    await expect.poll(heard).toContain('Chego em 2 minutos');
    await field.fill('Meio escrita');
    await page.reload();
    await page.getByRole('button', { name: 'Chat com o comércio' }).click();
    await expect.poll(() => field.inputValue()).toBe('Meio escrita');
    await couriers.takeBack(first);
    await field.waitFor();
    await couriers.takeBack(second);
    await page.getByText('Chat fechado - entrega cancelada').waitFor();
    await page.getByRole('dialog', { name: SHOP }).getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    await endDay(panel);
  });
});

describe('a single delivery', () => {
  test('shows the way to the shop, and keeps its step in view however long the note is', async () => {
    const panel = await openOnline(couriers, 'joao');
    const { page } = panel;
    await couriers.shop.put(`${SHOP_PATH}/local`, {
      endereco_retirada: 'Av. Herval, 606',
      link_loja: 'https://maps.app.goo.gl/loja',
    });
    const endereco = 'Rua Joubert de Carvalho, 623';
    const itens = Array.from({ length: 30 }, (_, i) => `${i + 1}x Pizza Grande Calabresa`).join('\n');
    const [id] = await couriers.ask({ endereco, origem: 'ifood', observacao: `Pedido 4821\n${endereco}\n${itens}` });
    await accept(page);
    const card = page.getByRole('region', { name: `Entrega em andamento: ${endereco}` });
    await card.getByText('Av. Herval, 606').waitFor();
    await card.getByRole('button', { name: 'Navegar até a loja' }).click();
    await expect
      .poll(() => page.getByRole('link', { name: 'Só desta vez com Google Maps' }).getAttribute('href'))
      .toBe('https://maps.app.goo.gl/loja');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await card.textContent())?.split(endereco)).toHaveLength(2);
    await card.getByRole('button', { name: 'ver tudo' }).click();
    await expect
      .poll(() => card.getByText('30x Pizza Grande Calabresa').evaluate((one) => one.scrollHeight - one.clientHeight))
      .toBeLessThanOrEqual(1);
    await page.reload();
    await card.getByText('iFood', { exact: true }).waitFor();
    const bottom = async () => {
      const box = await step(page, 'Estou no Comércio').boundingBox();
      return (box?.y ?? 999) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(740 - 72);
    expect(await axe(page)).toEqual([]);
    await card.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Chego já');
    await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter');
    await page.getByRole('log').getByText('enviada').waitFor();
    await page.getByRole('dialog', { name: SHOP }).getByRole('button', { name: 'Fechar', exact: true }).click();

    // Without a signal, address, shop and chat must survive a reload.
    const kept = () => unsealed(page, 'dados_guardados');
    await expect.poll(kept).toContain('Chego já');
    await page.context().setOffline(true);
    await page.reload();
    await card.getByText('Av. Herval, 606').waitFor();
    expect(await page.getByText('Fora da fila').count()).toBe(0);
    await card.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('log').getByText('Chego já').waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await card.waitFor();
    await couriers.takeBack(id);
    await endDay(panel);
  });
});
