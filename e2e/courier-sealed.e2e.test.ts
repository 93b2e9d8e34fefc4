import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  goOnline,
  openPanelOf,
  ownId,
  SHOP_PATH,
  startCouriers,
  toggle,
} from './courier-panel.ts';
import { sealedAccounts, sealedNames, storedText, unsealed } from './device.ts';
import { launchBrowser } from './harness.ts';
import { kept, type Line, layLine, plug, pull } from './line.ts';

/** What a phone keeps of a courier without a signal: sealed, for this account alone, until 'Sair' (ADR 0049). */
let couriers: Couriers;
let line: Line;

beforeAll(async () => {
  couriers = await startCouriers();
  line = await layLine(couriers.product);
});
afterEach(() => line.mend());
afterAll(async () => {
  line?.close();
  await couriers?.stop();
});

const STREET = 'Rua Santos Dumont';
const statusOf = async (id: number) => {
  const { body } = await couriers.shop.get<SolicitacaoDoComercio[]>(`${SHOP_PATH}/solicitacoes`);
  return body.find((one) => one.id === id)?.status;
};

/** Signs this account in on the phone, as the login page does. */
async function signIn(page: Page, usuario: string): Promise<void> {
  const data = { usuario, senha: 'demo1234' };
  const answer = await page.context().request.post(`${line.product.baseUrl}/api/login`, { data });
  expect(answer.status()).toBe(200);
}

/** Opens the panel, takes a delivery, cuts the signal and taps the first two steps. */
async function tapWithoutSignal(usuario: string) {
  const panel = await openPanelOf(line.product, await launchBrowser())(usuario);
  const { page } = panel;
  await goOnline(panel);
  const [id = 0] = await couriers.ask({ endereco: `${STREET}, 2871`, exige_codigo: true, exige_recebedor: true });
  await accept(page);
  await page.getByRole('region', { name: /^Entrega em andamento/ }).waitFor();
  await kept(page);
  await pull(line, page);
  const step = (text: string) => alive(page, text).filter({ visible: true });
  await step('Confirmar: Estou no Comércio').click();
  await page.getByText(/Chegada guardada às \d\d:\d\d/).waitFor();
  await step('Confirmar: Saí para Entrega').click();
  await page.getByText(/Saída guardada às \d\d:\d\d/).waitFor();
  return { panel, page, id, step };
}

/** Ends the session on the server alone, and lets the panel find out. */
async function sessionEnds(page: Page): Promise<void> {
  const context = page.context();
  await page.goto('about:blank');
  await plug(line, page);
  await context.request.post(`${line.product.baseUrl}/api/logout`);
  await page.goto(`${line.product.baseUrl}/dashboard`);
  await page.waitForURL(/\/login/);
}

/** 'Sair', also where it asks first. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).first().click();
  const question = page.getByRole('alertdialog').getByRole('button', { name: 'Sair', exact: true });
  await Promise.race([
    page.waitForURL(`${line.product.baseUrl}/`),
    question.click().then(() => page.waitForURL(`${line.product.baseUrl}/`)),
  ]);
}

test('no storage of the phone has the street, the code or the name in the clear', async () => {
  const { page, id, step } = await tapWithoutSignal('joao');
  await step('Confirmar: Entrega Finalizada').click();
  const door = page.getByRole('dialog', { name: 'Finalizar a entrega' });
  await door.getByLabel('Código do cliente').fill('0417');
  await door.getByLabel('Quem recebeu').fill('Hortência');
  await door.getByRole('button', { name: 'Guardar' }).click();
  await page
    .getByText(/Entrega guardada às \d\d:\d\d/)
    .first()
    .waitFor();
  // What the text says is on the phone, and the phone alone can read it.
  expect(await unsealed(page, 'passos_guardados')).toMatch(/2871.*"codigo":"0417","recebedor":"Hortência"/);
  await expect.poll(() => unsealed(page, 'dados_guardados')).toContain(STREET);
  const text = await storedText(page);
  for (const word of [STREET, '2871', 'Hort']) expect(text, word).not.toContain(word);
  expect(text).not.toMatch(/0417\\*"/);
  await plug(line, page);
  await expect.poll(() => statusOf(id)).toBe('em_entrega');
  await page.context().close();
});

test("a session that ends by itself keeps the taps; another account neither reads nor sends them, the account's next login sends them, and 'Sair' leaves nothing", async () => {
  const { page, id } = await tapWithoutSignal('maria');
  await sessionEnds(page);
  const [maria = ''] = await sealedAccounts(page);
  expect(await sealedNames(page)).toContain(`${maria}/passos_guardados`);
  expect(await statusOf(id)).toBe('aceita');

  await signIn(page, 'pedro');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('solicitacoes.avancar')) sent.push(request.url());
  });
  await page.goto(`${line.product.baseUrl}/dashboard/solicitacoes`);
  await toggle(page).waitFor();
  await expect.poll(() => sealedAccounts(page)).toHaveLength(2);
  await expect.poll(() => unsealed(page, 'dados_guardados')).not.toBe('');
  expect(await page.getByText(/guardada às/).count()).toBe(0);
  expect([sent, await statusOf(id)]).toEqual([[], 'aceita']);
  await leave(page);
  // The other account's stay sealed.
  expect(await sealedAccounts(page)).toEqual([maria]);

  await signIn(page, 'maria');
  await page.goto(`${line.product.baseUrl}/dashboard/solicitacoes`);
  await expect.poll(() => statusOf(id)).toBe('em_entrega');
  await expect.poll(() => unsealed(page, 'passos_guardados')).toBe('');
  await leave(page);
  expect([await sealedAccounts(page), await sealedNames(page)]).toEqual([[], []]);
  await page.context().close();
});

test('taps are not sent by the session of another account that signs in beside the open panel', async () => {
  const { panel, page, id } = await tapWithoutSignal('pedro');
  const [pedro, before] = [await ownId(page), await page.context().cookies()];
  const ana = new Client(couriers.product.baseUrl);
  const { body } = await ana.post<{ user_id: number }>('/login', { usuario: 'ana', senha: 'demo1234' });
  const { baseUrl } = line.product;
  await page.context().addCookies(
    ana.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: baseUrl };
    }),
  );
  const store = (user_id: string) => page.evaluate(`localStorage.setItem('user_id', '${user_id}')`);
  await store(String(body.user_id));
  // An attempt that began before the login ends first.
  await page.evaluate(`navigator.locks.request('passos', () => undefined)`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('solicitacoes.avancar')) sent.push(request.url());
  });
  // The panel sends as soon as the network is back, before it asks for anything.
  const answered = page.waitForResponse((response) => response.url().includes('/trpc/'));
  await plug(line, page);
  await answered;
  expect([sent, await statusOf(id)]).toEqual([[], 'aceita']);
  await store(pedro);
  await page.context().addCookies(before);
  // The panel may have heard meanwhile that it is another account's.
  await page.reload();
  await expect.poll(() => statusOf(id)).toBe('em_entrega');
  await panel.close();
});
