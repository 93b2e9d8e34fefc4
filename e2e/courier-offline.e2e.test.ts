import type { SolicitacaoDoComercio } from '@corre/contract/solicitacoes/contrato.ts';
import type { EventoDaSolicitacao } from '@corre/contract/solicitacoes/historico-contrato.ts';
import { advanceTime } from '@corre/db/test-database.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  endDay,
  goOnline,
  note,
  openPanelOf,
  type Panel,
  SHOP_PATH,
  startCouriers,
} from './courier-panel.ts';
import { unsealed } from './device.ts';
import { axe, launchBrowser } from './harness.ts';
import { kept, type Line, layLine, plug, pull } from './line.ts';

/**
 * A whole route without a signal. Each step waits on the phone, survives a reload, and reaches the server once and in
 * order.
 */
let couriers: Couriers;
let support: Client;
let line: Line;

beforeAll(async () => {
  couriers = await startCouriers();
  line = await layLine(couriers.product);
  support = new Client(couriers.product.baseUrl);
  await support.post('/login', { usuario: 'suporte', senha: 'demo1234' });
});
afterEach(() => line.mend());
afterAll(async () => {
  line?.close();
  await couriers?.stop();
});

const FIRST = 'Rua Santos Dumont, 2871';
const SECOND = 'Av. Guedner, 710';

const statusOf = async (...ids: number[]) => {
  const { body } = await couriers.shop.get<SolicitacaoDoComercio[]>(`${SHOP_PATH}/solicitacoes`);
  return ids.map((id) => body.find((one) => one.id === id)?.status);
};
const codeOf = async (id: number) =>
  (await couriers.shop.get<{ codigo: string }>(`/comercio/solicitacao/${id}/codigo`)).body.codigo;
/** How far the server's clock moves while the steps wait on the phone, in seconds. */
const AWAY_SECONDS = 120;
/** Less than the clock moved, because the phone learns the server's time only nearly. */
const LATE_MS = 60_000;

/** Returns the courier's acts on a delivery, each with the instants of its tap and of its arrival. */
async function told(id: number): Promise<[name: string, tapped: string, arrived: string][]> {
  const { body } = await support.get<EventoDaSolicitacao[]>(`/suporte/solicitacao/${id}/historico`);
  return body.flatMap((step): [string, string, string][] => {
    if (step.tipo === 'marco') return [[step.marco, step.quando, step.registrado_em]];
    return step.tipo === 'status' && step.feita_em ? [[step.status, step.feita_em, step.quando]] : [];
  });
}
const names = (acts: readonly [string, ...string[]][]) => acts.map(([name]) => name);

/** Gives a courier a route of two stops and cuts the signal. The second stop asks for its code. */
async function routeWithoutSignal(usuario: string): Promise<{ panel: Panel; ids: [number, number] }> {
  const panel = await openPanelOf(line.product, await launchBrowser())(usuario);
  await goOnline(panel);
  const stop = { endereco: SECOND, valor_estimado: 9, exige_codigo: true };
  const [first = 0, second = 0] = await couriers.ask({ endereco: FIRST, multiplas_entregas: [stop] });
  await accept(panel.page);
  await panel.page.getByRole('region', { name: /^Rota em andamento/ }).waitFor();
  await kept(panel.page);
  await pull(line, panel.page);
  return { panel, ids: [first, second] };
}

const step = (page: Page, text: string) => alive(page, text).filter({ visible: true });
const end = (page: Page, address: string) => step(page, 'Confirmar: Entrega Finalizada').filter({ hasText: address });
const waiting = (page: Page, address: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: address })
    .getByText(/Entrega guardada às \d\d:\d\d/);

/** Takes all steps of the route, with double taps where a thumb makes them. */
async function wholeRoute(page: Page, code: string): Promise<void> {
  await step(page, 'Confirmar: Estou no Comércio').dblclick();
  await page.getByText(/Chegada guardada às \d\d:\d\d/).waitFor();
  await step(page, 'Confirmar: Saí para Entrega').dblclick();
  await page.getByText(/Saída guardada às \d\d:\d\d e mais 1/).waitFor();
  await note(page, 'Cheguei ao cliente');
  await page.getByText(/Chegou ao cliente às .*sai quando voltar o sinal/).waitFor();
  await end(page, FIRST).dblclick();
  await waiting(page, FIRST).waitFor();
  await note(page, 'Cheguei ao cliente');
  await end(page, SECOND).click();
  const door = page.getByRole('dialog', { name: 'Finalizar a entrega' });
  await door.getByLabel('Código do cliente').fill(code);
  await door.getByRole('button', { name: 'Guardar' }).dblclick();
  await waiting(page, SECOND).waitFor();
  expect(await page.getByText(/Entrega finalizada/).count()).toBe(0);
}

test('a route of two stops is driven without a signal; closed, opened and back on the line, each step arrives once, in order, at its own time', async () => {
  const { panel, ids } = await routeWithoutSignal('joao');
  const context = panel.page.context();
  await wholeRoute(panel.page, await codeOf(ids[1]));
  expect(await axe(panel.page)).toEqual([]);
  expect(await statusOf(...ids)).toEqual(['aceita', 'aceita']);
  await panel.page.close();

  const again = await context.newPage();
  await again.goto(`${line.product.baseUrl}/dashboard/solicitacoes`);
  await waiting(again, FIRST).waitFor();
  await waiting(again, SECOND).waitFor();
  expect(await statusOf(...ids)).toEqual(['aceita', 'aceita']);
  await advanceTime(couriers.product.databaseUrl, AWAY_SECONDS);
  await plug(line, again);
  await again.getByText('Nenhuma entrega em andamento').waitFor();
  expect(await statusOf(...ids)).toEqual(['finalizada', 'finalizada']);
  const [first, second] = await Promise.all(ids.map(told));
  expect(names(first ?? [])).toEqual(['em_retirada', 'em_entrega', 'no_cliente', 'finalizada']);
  expect(names(second ?? [])).toEqual(['em_retirada', 'em_entrega', 'no_cliente', 'finalizada', 'codigo_ok']);
  const taps = (second ?? []).filter(([name]) => name !== 'codigo_ok');
  expect(new Set(taps.map(([, tapped]) => tapped)).size).toBe(4);
  for (const [name, tapped, arrived] of [...taps, ...(first ?? [])])
    expect(Date.parse(arrived) - Date.parse(tapped), name).toBeGreaterThan(LATE_MS);
  await expect.poll(() => unsealed(again, 'passos_guardados')).toBe('');
  await endDay({ ...panel, page: again });
});

test('what support cancelled meanwhile is refused by its name, what waits behind it is named with it, and the other stop is finished', async () => {
  const { panel, ids } = await routeWithoutSignal('maria');
  const { page } = panel;
  await wholeRoute(page, await codeOf(ids[1]));
  const cancelled = { acao: 'cancelar', motivo: 'O cliente desistiu por telefone' };
  expect(await support.put(`/suporte/solicitacao/${ids[0]}/intervir`, cancelled)).toMatchObject({ status: 200 });

  await plug(line, page);
  await expect.poll(() => statusOf(...ids)).toEqual(['cancelada', 'finalizada']);
  const refusal = page.getByRole('status').filter({ hasText: /Chegou ao cliente, \d\d:\d\d/ });
  await refusal.getByText(FIRST).waitFor();
  await refusal.getByText(/Também não vai: Fim da entrega, \d\d:\d\d/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await refusal.getByRole('button', { name: 'Entendi' }).click();
  await refusal.waitFor({ state: 'detached' });
  await expect.poll(() => unsealed(page, 'passos_guardados')).toBe('');
  expect(names(await told(ids[1]))).toEqual(['em_retirada', 'em_entrega', 'no_cliente', 'finalizada', 'codigo_ok']);
  await endDay(panel);
});

test('two tabs without a signal keep one order of steps, and a problem among them; each arrives once', async () => {
  const panel = await openPanelOf(line.product, await launchBrowser())('pedro');
  const { page } = panel;
  await goOnline(panel);
  const [id = 0] = await couriers.ask({ endereco: FIRST });
  await accept(page);
  await page.getByRole('region', { name: /^Entrega em andamento/ }).waitFor();
  await kept(page);
  const other = await page.context().newPage();
  await other.goto(`${line.product.baseUrl}/dashboard/solicitacoes`);
  await step(other, 'Confirmar: Estou no Comércio').waitFor();
  await pull(line, page);
  // Click inside the page. A slower mouse click could press the next button that appears at the same place.
  const pressArrived = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('Estou no Comércio'))?.click();
  await Promise.all([page, other].map((tab) => tab.evaluate(pressArrived)));
  await step(other, 'Confirmar: Saí para Entrega').click();
  await page.getByText(/Saída guardada às/).waitFor();
  await page.getByRole('button', { name: 'Problema', exact: true }).click();
  const trouble = page.getByRole('dialog', { name: 'O que aconteceu?' });
  await trouble.getByRole('radio', { name: 'Ninguém atende' }).check({ force: true });
  await trouble.getByRole('button', { name: 'Guardar' }).dblclick();
  await page.getByText(/Problema guardado às/).waitFor();
  await other.close();

  await plug(line, page);
  await page.getByText('Ninguém atende: a loja e o suporte já sabem.').waitFor();
  expect(await statusOf(id)).toEqual(['em_entrega']);
  expect(names(await told(id))).toEqual(['em_retirada', 'em_entrega']);
  await endDay(panel, id);
});
