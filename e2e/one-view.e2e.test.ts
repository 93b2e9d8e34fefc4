import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import { runSql } from '@corre/db/testing/cluster.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  deliver,
  note,
  offer,
  openOnline,
  type Panel,
  SHOP,
  SHOP_PATH,
  startCouriers,
} from './courier-panel.ts';
import { axe } from './harness.ts';
import { budgetOf, controlsOf, hiddenFocus, outOfView, wordsOf } from './one-view.ts';
import { closeToasts, settled } from './settled.ts';

/**
 * A courier sees the act, the address and the money without scrolling, in every state of an offer and of a delivery
 * (docs/screens.md).
 */
let couriers: Couriers;
let panel: Panel;
let page: Page;

beforeAll(async () => {
  couriers = await startCouriers();
  await couriers.shop.put(`${SHOP_PATH}/local`, {
    endereco_retirada: 'Av. Herval, 545 - Zona 1',
    link_loja: 'https://maps.google.com/?q=-23.4205,-51.9333',
  });
  panel = await openOnline(couriers, 'joao');
  ({ page } = panel);
  page.setDefaultTimeout(20_000);
  await page.getByRole('link', { name: 'Solicitações' }).click();
});
afterAll(() => couriers?.stop());

const PHONE = { width: 360, height: 740 };
const SMALL = { width: 320, height: 640 };
const DOOR = 'Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1';
const NOTE =
  'Retirar no balcão do fundo com a Dona Cida. A bebida vai separada, e o troco está no envelope verde da sacola.';
const cash = { pagamento: 'dinheiro', valor_a_receber: 78.9, troco_para: 100 } as const;
const card = { pagamento: 'maquininha', valor_a_receber: 78.9 } as const;
const ROUTE = {
  endereco: 'Av. Cerro Azul, 1300 - Zona 2',
  valor_estimado: 9.5,
  pagamento: 'dinheiro',
  valor_a_receber: 52,
  troco_para: 100,
  exige_codigo: true,
  multiplas_entregas: [
    { endereco: 'Av. Getúlio Vargas, 266', valor_estimado: 8.5 },
    { endereco: 'Rua Arthur Thomas, 1015', valor_estimado: 9, pagamento: 'maquininha', valor_a_receber: 61 },
  ],
};

/** Addresses and names on the screen, the longest first. They do not count as words. */
const BESIDE = [
  NOTE,
  SHOP,
  'Av. Herval, 545 · Zona 1',
  '≈ 2,2 km em linha reta',
  'Rua Joubert de Carvalho, 623, ap. 1204 · Zona 1',
  'Rua Joubert de Carvalho, 623, ap. 1204 - Zona 1',
  'Rua Joubert de Carvalho, 623, ap. 1204',
  'Rua Joubert de Carvalho, 623',
  'ap. 1204',
  'Av. Cerro Azul, 1300 - Zona 2',
  'Av. Cerro Azul, 1300',
  'Av. Cerro Azul , 1300',
  'Av. Getúlio Vargas, 266',
  'Av. Getúlio Vargas , 266',
  'Rua Arthur Thomas, 1015',
  'Rua Arthur Thomas , 1015',
  'Zona 1',
  'Zona 2',
];

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const work = () => page.getByRole('region', { name: /^(Entrega|Rota) em andamento/ });
/** A line of the card or of the offer with an amount. */
const sum = (text: RegExp, within: Locator = page.locator('body')) => within.getByText(text).first();
const edges = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return [Math.round(box?.y ?? -1), Math.round((box?.y ?? -1) + (box?.height ?? 0))];
};
/** Checks the position of an element against the draft, within 4 px. */
async function stands(locator: Locator, top: number, bottom: number): Promise<void> {
  const [above, below] = await edges(locator);
  expect([Math.abs((above ?? 0) - top) <= 4, Math.abs((below ?? 0) - bottom) <= 4], `${above}–${below}`).toEqual([
    true,
    true,
  ]);
}

/** Waits until nothing moves, closes the toasts and scrolls to the top. */
async function calm(): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate('scrollTo(0, 0)');
  await settled(page);
  await closeToasts(page);
}

/** Checks a state: no part and no focus is hidden, and the screen keeps its budget. */
async function keeps(screen: string, parts: Record<string, Locator>): Promise<void> {
  await calm();
  expect(await outOfView(parts)).toEqual([]);
  const { controls, words } = budgetOf(screen);
  const [shown, said] = [await controlsOf(page), await wordsOf(page, BESIDE)];
  expect(shown.length, shown.join(' | ')).toBeLessThanOrEqual(controls);
  expect(said.length, said.join(' ')).toBeLessThanOrEqual(words);
  expect(await axe(page)).toEqual([]);
  expect(await hiddenFocus(page)).toEqual([]);
  // The focus may have scrolled the page.
  await page.evaluate('document.activeElement.blur(); scrollTo(0, 0)');
}

/** Checks that the act and its subject are also visible on the smallest phone. */
async function keepsWhenSmall(parts: Record<string, Locator>): Promise<void> {
  await page.setViewportSize(SMALL);
  await calm();
  expect(await outOfView(parts)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(SMALL.width);
  await page.setViewportSize(PHONE);
  await calm();
}

describe('an offer', () => {
  test.each([
    [
      'already paid',
      { link_localizacao: 'https://maps.google.com/?q=-23.4405,-51.9333' },
      ['Já está pago', '≈ 2,2 km'],
    ],
    [
      'in cash, with change to carry',
      { ...cash, exige_codigo: true },
      ['troco para R$ 100,00 (leve R$ 21,10)', 'Código na porta'],
    ],
    ['for the card machine', { ...card, exige_codigo: true }, ['Cobrar R$ 78,90 na maquininha', 'Levar maquininha']],
  ])('%s is decided in one view', async (_, what, said) => {
    const ids = await couriers.ask({ endereco: DOOR, valor_estimado: 9.5, observacao: NOTE, ...what });
    await offer(page).waitFor();
    for (const text of said) await expect.poll(async () => plain(await offer(page).textContent())).toContain(text);
    const main = {
      Aceitar: button('Aceitar'),
      Recusar: button('Recusar'),
      'Ver depois': button('Ver depois'),
      ring: offer(page).getByRole('timer'),
      net: sum(/você recebe/, offer(page)),
    };
    await keeps('Oferta', {
      ...main,
      shop: offer(page).getByText(SHOP, { exact: true }),
      door: offer(page).getByText('Rua Joubert de Carvalho, 623'),
      note: offer(page).getByText(/^Retirar no balcão/),
      what: offer(page)
        .getByText(said[0] ?? '')
        .first(),
    });
    await stands(main.ring, 78, 150);
    await stands(main.Aceitar, 584, 656);
    await stands(main.Recusar, 668, 724);
    await stands(main['Ver depois'], 668, 724);
    expect((await edges(offer(page).getByText('Rua Joubert de Carvalho, 623')))[1]).toBeLessThanOrEqual(430);
    await keepsWhenSmall(main);
    for (const id of ids) await couriers.takeBack(id);
    await offer(page).waitFor({ state: 'detached' });
  });

  test.each([
    ['on a phone on its side', { width: 740, height: 360 }],
    ['on a low screen', { width: 360, height: 560 }],
  ])('%s has its whole address, and both answers', async (_, viewport) => {
    const endereco = 'Avenida Doutor Gastão Vidigal, 12345, bloco 7, apartamento 1204 - Jardim Universitário';
    const ids = await couriers.ask({ endereco, valor_estimado: 9.5, ...cash });
    await offer(page).waitFor();
    await page.setViewportSize(viewport);
    await calm();
    const parts = {
      Aceitar: button('Aceitar'),
      Recusar: button('Recusar'),
      'Ver depois': button('Ver depois'),
      ring: offer(page).getByRole('timer'),
      net: sum(/você recebe/, offer(page)),
      street: offer(page)
        .getByText(/Gastão Vidigal/)
        .first(),
      flat: offer(page)
        .getByText(/apartamento 1204/)
        .first(),
    };
    expect(await outOfView(parts)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
    await page.setViewportSize(PHONE);
    for (const id of ids) await couriers.takeBack(id);
    await offer(page).waitFor({ state: 'detached' });
  });

  test('of a route of three shows every stop in a line, and what of it is money', async () => {
    const ids = await couriers.ask(ROUTE);
    await page.getByRole('dialog', { name: 'Rota · 3 entregas' }).waitFor();
    const stops = offer(page).getByRole('listitem');
    const main = { Aceitar: button('Aceitar'), Recusar: button('Recusar'), net: sum(/você recebe/, offer(page)) };
    await keeps('Oferta', {
      ...main,
      'Ver depois': button('Ver depois'),
      ring: offer(page).getByRole('timer'),
      sum: offer(page).getByText(/^Cobrar R\$\s113,00 em 2 paradas$/),
      change: offer(page).getByText(/^troco: R\$\s48,00$/),
      first: stops.filter({ hasText: 'Av. Cerro Azul' }),
      second: stops.filter({ hasText: 'Av. Getúlio Vargas' }),
      third: stops.filter({ hasText: 'Rua Arthur Thomas' }),
    });
    expect(plain(await offer(page).textContent())).toContain('27,00');
    expect((await edges(stops.filter({ hasText: 'Rua Arthur Thomas' })))[1]).toBeLessThanOrEqual(475);
    for (const [address, said] of [
      ['Av. Cerro Azul', /^Cobrar R\$\s52,00 em dinheiro · troco para R\$\s100,00/],
      ['Av. Getúlio Vargas', 'Já está pago'],
      ['Rua Arthur Thomas', /^Cobrar R\$\s61,00 na maquininha$/],
    ] as const)
      await stops.filter({ hasText: address }).getByRole('img', { name: said }).waitFor();
    await keepsWhenSmall(main);
    for (const id of ids) await couriers.takeBack(id);
    await offer(page).waitFor({ state: 'detached' });
  });

  test('of as many stops as a route may have scrolls, and its acts, its ring and its money stay', async () => {
    const stop = (n: number) => ({ endereco: `Rua das Palmeiras Imperiais do Horto, ${n}`, valor_estimado: 7 });
    const ids = await couriers.ask({
      ...stop(1),
      multiplas_entregas: Array.from({ length: 19 }, (_, i) => stop(i + 2)),
    });
    await page.getByRole('dialog', { name: 'Rota · 20 entregas' }).waitFor();
    const main = {
      Aceitar: button('Aceitar'),
      Recusar: button('Recusar'),
      ring: offer(page).getByRole('timer'),
      net: sum(/você recebe/, offer(page)),
    };
    await calm();
    await offer(page).getByRole('listitem').filter({ hasText: 'Horto, 20' }).scrollIntoViewIfNeeded();
    expect(await outOfView(main)).toEqual([]);
    await keepsWhenSmall(main);
    for (const id of ids) await couriers.takeBack(id);
    await offer(page).waitFor({ state: 'detached' });
  });
});

const navigate = (where: string) =>
  page.getByText(`Navegar até ${where}`, { exact: true }).locator('xpath=ancestor-or-self::*[self::a or self::button]');

/** The next address on the card, with its pay and the amount to collect. */
const target = (text: string | RegExp) => work().getByText(text).first();

describe('a delivery in hand', () => {
  let id = 0;

  test('on the way to the shop: where, the money, what is asked, and the way, in one view', async () => {
    // Within the time that couriers of this shop need to get there, so that the offer comes at once.
    const ready = new Date(Date.now() + 60_000).toISOString();
    const asked = {
      ...cash,
      endereco: DOOR,
      valor_estimado: 12,
      observacao: NOTE,
      exige_codigo: true,
      pronto_em: ready,
    };
    [id = 0] = await couriers.ask(asked);
    await offer(page).waitFor();
    await runSql(couriers.product.databaseUrl, `update solicitacao set numero_pedido = '4821' where id = ${id}`);
    await accept(page);
    await work().waitFor();
    const confirm = button('Confirmar: Estou no Comércio');
    const main = { way: navigate('a loja'), step: confirm, target: target(SHOP) };
    await keeps('Entrega em andamento', {
      ...main,
      gross: target(/^R\$\s12,00$/),
      collect: target(/^Cobrar R\$\s78,90 em dinheiro$/),
      change: target('troco para'),
      code: target('Código na porta'),
      chat: button(/^Chat$/),
      problem: button('Problema'),
      more: button(/^Mais$/),
    });
    await stands(page.getByRole('banner'), 0, 48);
    await stands(work().locator('section').first(), 58, 272);
    await stands(target(/^Cobrar/).locator('xpath=ancestor::p'), 281, 341);
    await stands(button(/^Mais$/), 472, 528);
    await page.getByRole('link', { name: `Abrir ${DOOR} no mapa` }).waitFor();
    await stands(main.way, 536, 592);
    await stands(confirm, 600, 656);
    await stands(page.getByRole('navigation', { name: 'Seções do painel' }), 668, 740);
    await page.getByRole('link', { name: `Abrir ${DOOR} no mapa` }).waitFor();
    // The note opens where it stands.
    await button('ver tudo').click();
    await button('ver tudo').waitFor({ state: 'detached' });
    const opened = work().getByText(NOTE);
    expect(await opened.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await work().waitFor();
    await keepsWhenSmall(main);
    const head = page.getByRole('banner');
    await head.getByText(/^Olá, /).waitFor();
    await head.getByRole('button', { name: 'Sair' }).waitFor();
    // Below the first view stand the queue and what was finished.
    const top = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
    expect(await top('Status da Fila')).toBeGreaterThanOrEqual(PHONE.height);
    expect(await top('Últimas finalizadas')).toBeGreaterThan(await top('Status da Fila'));
    // The switch keeps its role.
    await page.getByRole('switch', { name: 'Ficar online', checked: true }).waitFor();
  });

  test('at the counter: the number is the largest thing, and there is no way to ride', async () => {
    await alive(page, 'Confirmar: Estou no Comércio').click();
    const confirm = button('Confirmar: Saí para Entrega');
    await alive(page, 'Confirmar: Saí para Entrega').waitFor();
    const number = work().getByText('4821');
    await keeps('Entrega em andamento', { step: confirm, number, shop: target(SHOP), collect: target(/^Cobrar/) });
    await stands(confirm, 600, 656);
    await stands(work().locator('section').first(), 58, 320);
    expect(await page.getByText(/^Navegar até/).count()).toBe(0);
    const sizes = await work()
      .locator('*')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one as Element).fontSize)));
    const size = await number.evaluate((one) => Number.parseFloat(getComputedStyle(one as Element).fontSize));
    expect(size).toBe(Math.max(...sizes));
    await keepsWhenSmall({ step: confirm, number });
  });

  test('on the way to the customer: the door with its complement, and the money', async () => {
    await alive(page, 'Confirmar: Saí para Entrega').click();
    const confirm = button('Confirmar: Entrega Finalizada');
    await alive(page, 'Confirmar: Entrega Finalizada').waitFor();
    const main = { way: navigate('o cliente'), step: confirm, target: target('Rua Joubert de Carvalho, 623') };
    await keeps('Entrega em andamento', {
      ...main,
      complement: target('ap. 1204'),
      collect: target(/^Cobrar/),
      number: target('Pedido 4821'),
    });
    expect(await main.target.evaluate((one) => getComputedStyle(one as Element).fontSize)).toBe('22px');
    expect((await edges(work().locator('section').first()))[1]).toBeLessThanOrEqual(271);
    await stands(main.way, 536, 592);
    await stands(confirm, 600, 656);
    await keepsWhenSmall(main);
    // The courier is at the door, so the way is no longer shown.
    await note(page, 'Cheguei ao cliente');
    await page.getByText('Navegar até o cliente').waitFor({ state: 'detached' });
    await calm();
    expect(await outOfView({ step: confirm })).toEqual([]);
  });

  test('a wrong code keeps its sheet open, with four boxes, what is wrong, and no word of an end', async () => {
    const { body } = await couriers.shop.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`);
    await alive(page, 'Confirmar: Entrega Finalizada').click();
    const sheet = page.getByRole('dialog', { name: 'Finalizar a entrega' });
    await sheet.getByLabel('Código do cliente').fill(body.codigo === '5141' ? '5142' : '5141');
    await sheet.getByRole('button', { name: 'Conferir código' }).click();
    await sheet.getByText(/Código incorreto/).waitFor();
    await keeps('Código na porta', {
      act: sheet.getByRole('button', { name: 'Conferir código' }),
      code: sheet.getByLabel('Código do cliente'),
      wrong: sheet.getByText(/Código incorreto/),
      target: sheet.getByText('Rua Joubert de Carvalho, 623, ap. 1204'),
    });
    expect(Math.abs(((await edges(sheet))[0] ?? 0) - 338)).toBeLessThanOrEqual(12);
    expect(await sheet.getByText(/finalizada/).count()).toBe(0);
    await sheet.getByLabel('Código do cliente').fill(body.codigo);
    await sheet.getByRole('button', { name: 'Conferir código' }).click();
    await page.getByText('Nenhuma entrega em andamento').waitFor();
  });
});

/** Returns what the route on the card pays, gross and net. */
const pays = async () =>
  plain(
    await work()
      .getByText(/você recebe/)
      .first()
      .textContent(),
  );

describe('a route in hand', () => {
  test('shows the stop at hand whole and the others in a line, and what it pays stands still', async () => {
    const ids = await couriers.ask(ROUTE);
    await accept(page);
    await work().waitFor();
    await keeps('Rota em andamento', {
      way: navigate('a loja'),
      step: button('Confirmar: Estou no Comércio'),
      target: target(SHOP),
      sum: target(/^Cobrar R\$\s113,00 em 2 paradas$/),
      third: work().getByRole('listitem').filter({ hasText: 'Rua Arthur Thomas' }),
      more: button(/^Mais$/),
    });
    expect(await pays()).toBe('R$ 27,00 · você recebe R$ 24,30');
    await keepsWhenSmall({ way: navigate('a loja'), step: button('Confirmar: Estou no Comércio') });
    await alive(page, 'Confirmar: Estou no Comércio').click();
    await alive(page, 'Confirmar: Saí para Entrega').click();
    await alive(page, 'Confirmar: Entrega Finalizada').waitFor();
    const row = (address: string) => work().getByRole('listitem').filter({ hasText: address });
    const main = {
      way: navigate('a parada 1'),
      step: button(/^Confirmar: Entrega Finalizada.*Av\. Cerro Azul, 1300/),
      target: target('Av. Cerro Azul, 1300'),
    };
    await keeps('Rota em andamento', {
      ...main,
      collect: target(/^Cobrar R\$\s52,00 em dinheiro$/),
      change: target('troco para'),
      code: target('Código na porta'),
      which: target('Parada 1 de 3'),
      second: row('Av. Getúlio Vargas'),
      third: row('Rua Arthur Thomas'),
    });
    expect((await controlsOf(page)).length).toBeLessThanOrEqual(14);
    const [top, bottom] = await edges(row('Av. Getúlio Vargas'));
    expect(Math.abs((bottom ?? 0) - (top ?? 0) - 44)).toBeLessThanOrEqual(1);
    expect(await pays()).toBe('R$ 27,00 · você recebe R$ 24,30');
    await stands(main.way, 536, 592);
    await stands(main.step, 600, 656);
    await keepsWhenSmall(main);

    const { body } = await couriers.shop.get<{ codigo: string }>(`/comercio/solicitacao/${ids[0]}/codigo`);
    await panel.cliente.put(`/entregador/solicitacao/${ids[0]}/status`, {
      novo_status: 'finalizada',
      codigo: body.codigo,
    });
    await target('Parada 2 de 3').waitFor();
    await alive(page, 'Confirmar: Entrega Finalizada').waitFor();
    await keeps('Rota em andamento', {
      way: navigate('a parada 2'),
      step: button(/^Confirmar: Entrega Finalizada.*Av\. Getúlio Vargas, 266/),
      target: target('Av. Getúlio Vargas, 266'),
      paid: target('Já está pago'),
      third: row('Rua Arthur Thomas'),
    });
    expect(await pays()).toBe('R$ 27,00 · você recebe R$ 24,30');
    // 'Another stop first' is in the 'Mais' dialog.
    await button(/^Mais$/).click();
    await page
      .getByRole('dialog', { name: 'Mais' })
      .getByRole('button', { name: /^Entregar agora: Rua Arthur Thomas/ })
      .click();
    await navigate('a parada 3').waitFor();
    expect(await pays()).toBe('R$ 27,00 · você recebe R$ 24,30');
    for (const id of ids.slice(1))
      await panel.cliente.put(`/entregador/solicitacao/${id}/status`, { novo_status: 'finalizada' });
    await page.getByText('Nenhuma entrega em andamento').waitFor();
  });
});

/** Taps these buttons as soon as they accept taps. Returns the number of taps. */
async function taps(...names: readonly string[]): Promise<number> {
  for (const name of names) {
    const one = page
      .locator('a, button:not([aria-disabled="true"])')
      .filter({ hasText: name })
      .filter({ visible: true })
      .first();
    await one.waitFor();
    await one.click();
  }
  return names.length;
}

const finished = async (ids: readonly number[]) => {
  const { body } = await couriers.shop.get<SolicitacaoDoComercio[]>(`${SHOP_PATH}/solicitacoes`);
  return body.filter(({ id, status }) => ids.includes(id) && status === 'finalizada').length;
};

describe('the taps of a delivery', () => {
  const led: string[] = [];

  test('the app that leads the way is asked for once, and changed in Perfil', async () => {
    await page.context().route(/google\.com|waze\.com/, (route) => route.fulfill({ body: 'map' }));
    page.context().on('page', (opened) => led.push(opened.url()));
    page.on('popup', (opened) => void opened.close());
    const [id = 0] = await couriers.ask({ endereco: DOOR });
    await accept(page);
    await navigate('a loja').click();
    const question = page.getByRole('dialog', { name: 'Navegar com' });
    await question.getByRole('link', { name: 'Só desta vez com Google Maps' }).waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await question.getByRole('link', { name: 'Só desta vez com Waze' }).getAttribute('href')).toBe(
      'https://waze.com/ul?ll=-23.4205,-51.9333&navigate=yes',
    );
    await question.getByRole('link', { name: 'Sempre com Waze' }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('link', { name: 'Navegar até a loja' }).count()).toBe(1);
    await deliver(panel, id);
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    await page.getByRole('link', { name: 'Perfil' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Waze' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Solicitações' }).click();
  });

  test('are four with the ways to the shop and to the door', async () => {
    const ids = await couriers.ask({ endereco: DOOR });
    await accept(page);
    await work().waitFor();
    const before = led.length;
    const count = await taps(
      'Navegar até a loja',
      'Confirmar: Estou no Comércio',
      'Confirmar: Saí para Entrega',
      'Confirmar: Entrega Finalizada',
    );
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    expect([count, await finished(ids), led.length - before]).toEqual([4, 1, 2]);
  });

  test('of a route of three are at most ten', async () => {
    // Paid online, because the cash of the earlier deliveries may have reached the courier's limit.
    const stop = (endereco: string) => ({ endereco, valor_estimado: 9 });
    const others = ['Av. Getúlio Vargas, 266', 'Rua Arthur Thomas, 1015'].map(stop);
    const ids = await couriers.ask({ ...stop('Av. Cerro Azul, 1300'), multiplas_entregas: others });
    await accept(page);
    await work().waitFor();
    const before = led.length;
    const count = await taps(
      'Navegar até a loja',
      'Confirmar: Estou no Comércio',
      'Confirmar: Saí para Entrega',
      'Confirmar: Entrega Finalizada',
      'Navegar até a parada 2',
      'Confirmar: Entrega Finalizada',
      'Navegar até a parada 3',
      'Confirmar: Entrega Finalizada',
    );
    await page.getByText('Nenhuma entrega em andamento').waitFor();
    expect(count).toBeLessThanOrEqual(10);
    expect([await finished(ids), led.length - before]).toEqual([3, 4]);
  });
});
