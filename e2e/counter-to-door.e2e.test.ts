import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  goOnline,
  more,
  note,
  offer,
  openMore,
  openPanelOf,
  SHOP,
  SHOP_PATH,
  startCouriers,
} from './courier-panel.ts';
import { axe, launchBrowser, phone } from './harness.ts';
import { type Line, layLine } from './line.ts';
import { closeDetails, details, shopPanelOf, toast, unfoldForm } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

/** One order in four windows: the shop's counter, the courier's phone, the recipient's phone, support's desk. */
let couriers: Couriers;
let browser: Browser;
/** the courier's network connection */
let line: Line;
beforeAll(async () => {
  [couriers, browser] = await Promise.all([startCouriers(), launchBrowser()]);
  line = await layLine(couriers.product);
});
afterAll(async () => {
  line?.close();
  await couriers?.stop();
});

const STREET = 'Rua Quinze de Novembro';
const PLACE = `${STREET}, 230 apto 3`;
const RIGHT_PLACE = `${STREET}, 320 apto 3`;

/** Creates an order that is ready in half an hour and needs a code from its recipient. */
async function schedule(counter: Page): Promise<SolicitacaoDoComercio> {
  await counter.getByLabel('Endereço').first().fill(PLACE);
  await counter.getByLabel('Valor da entrega').pressSequentially('950');
  await counter.getByRole('radiogroup', { name: 'Fica pronto' }).getByText('30 min').click();
  await unfoldForm(counter);
  await counter.getByText('Pedir código ao cliente').click();
  await counter.getByRole('button', { name: 'Solicitar entrega' }).click();
  await counter.locator('[data-solicitacao]', { hasText: PLACE }).waitFor();
  const { body } = await couriers.shop.get<SolicitacaoDoComercio[]>(`${SHOP_PATH}/solicitacoes`);
  const order = body.find(({ endereco }) => endereco === PLACE);
  if (!order) throw new Error('the order is not in the list of its shop');
  return order;
}

/** Opens the link of the shop's button as the recipient. */
async function follow(counter: Page): Promise<Page> {
  const sheet = await details(counter, PLACE);
  const href = await sheet.getByRole('link', { name: 'Enviar pelo WhatsApp' }).getAttribute('href');
  await closeDetails(counter);
  const [address] = new URL(href ?? '').searchParams.get('text')?.match(/http\S+\/r\/[\w-]{22}/) ?? [];
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(address ?? '');
  return page;
}

test('an order goes from the counter to the door, and all four know what they may', async () => {
  const started = { product: couriers.product, browser };
  const { page: counter } = await shopPanelOf(() => started, SHOP)('solicitar');
  const { page: desk } = await supportPanel(() => started).open();
  const courier = await openPanelOf(line.product, browser)('joao');
  const { page: street } = courier;
  await goOnline(courier);

  // The shop schedules the order. It is not offered yet.
  await schedule(counter);
  const door = await follow(counter);
  const headline = door.getByRole('heading', { level: 1 });
  const code = (await door.locator('.code').textContent()) ?? '';
  expect(code).toMatch(/^\d{4}$/);
  expect(await offer(street).count()).toBe(0);

  // The shop taps once, and the courier accepts. The courier's own list must not contain the page with the code.
  await counter.getByRole('button', { name: 'Pronto!' }).click();
  await toast(counter, 'Pedido pronto!');
  await accept(street);
  await alive(street, 'Confirmar: Estou no Comércio').click();
  await alive(street, 'Confirmar: Saí para Entrega').click();
  await openMore(street);
  await more(street).getByRole('button', { name: 'Cheguei ao cliente' }).waitFor();
  expect(await street.getByRole('link', { name: 'Enviar pelo WhatsApp' }).count()).toBe(0);
  await street.keyboard.press('Escape');
  await door.getByRole('heading', { name: `Seu pedido saiu do ${SHOP}` }).waitFor();

  // The recipient's phone loses the signal. Meanwhile the address is wrong, and support corrects it.
  await door.context().setOffline(true);
  await door.getByText(/^Sem conexão; última atualização/).waitFor();
  await street.getByRole('button', { name: 'Problema', exact: true }).click();
  const problem = street.getByRole('dialog', { name: 'O que aconteceu?' });
  await problem.getByRole('radio', { name: 'Endereço errado' }).check({ force: true });
  await problem.getByRole('button', { name: 'Avisar a loja e o suporte' }).click();
  await problem.waitFor({ state: 'detached' });
  await counter.locator('[data-problema]', { hasText: PLACE }).waitFor();
  await desk.getByRole('button', { name: '1 problema' }).click();
  const raised = desk.locator('[data-problema]', { hasText: PLACE });
  await raised.getByRole('button', { name: 'Novo endereço' }).click();
  await raised.getByLabel('Novo endereço').fill(RIGHT_PLACE);
  await raised.getByRole('button', { name: 'Avisar o entregador' }).click();
  await street.getByText(RIGHT_PLACE).first().waitFor();
  await counter.locator('[data-problema]').waitFor({ state: 'detached' });
  expect(await headline.textContent()).toBe(`Seu pedido saiu do ${SHOP}`);

  // The courier's phone also loses the signal, at the door. Arrival, code and end wait on the phone.
  await line.cut();
  await street.context().setOffline(true);
  await note(street, 'Cheguei ao cliente');
  await alive(street, 'Confirmar: Entrega Finalizada').click();
  const end = street.getByRole('dialog', { name: 'Finalizar a entrega' });
  await end.getByLabel('Código do cliente').fill(code);
  await end.getByRole('button', { name: 'Guardar', exact: true }).click();
  await street.getByText(/Entrega guardada às/).waitFor();
  line.mend();
  await street.context().setOffline(false);
  await street.getByText('Nenhuma entrega em andamento').waitFor();

  // The recipient is online again and reads that the order arrived. The page no longer shows the courier.
  await door.context().setOffline(false);
  await door.getByRole('heading', { name: `Seu pedido do ${SHOP} foi entregue` }).waitFor();
  expect(await door.locator('.code').count()).toBe(0);
  expect(await door.textContent('body')).not.toContain('320');
  expect(await axe(door)).toEqual([]);
  await desk.locator('[data-pilula=problemas]').waitFor({ state: 'detached' });
  const sheet = await details(counter, RIGHT_PLACE);
  await sheet.getByText(/Código conferido às/).waitFor();
});
