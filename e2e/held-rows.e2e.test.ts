import { Client } from '@corre/testing/harness/client.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demonstration } from './demonstration.ts';
import { desktop } from './harness.ts';
import { settled } from './settled.ts';
import { line, password, shopPanelOf } from './shop-panel.ts';
import { shop, supportPanel } from './support-panel.ts';

const { running } = demonstration();
const openShop = shopPanelOf(running, shop);
const support = supportPanel(running);
const { request, courier } = support;
const placeOf = async (row: Locator) => {
  const box = await row.boundingBox();
  return box && [Math.round(box.x), Math.round(box.y)];
};

test("the shop's lines hold still under the mouse while others end and come", async () => {
  const first = await request('Rua Parada, 1');
  await request('Rua Parada, 2');
  const { page } = await openShop('solicitar');
  const ended = line(page, 'Rua Parada, 1');
  const below = line(page, 'Rua Parada, 2');
  await below.waitFor();
  await below.hover();
  await settled(page);
  const places = [await placeOf(ended), await placeOf(below)];
  const cliente = new Client(running().product.baseUrl);
  await cliente.post('/login/comercio', { usuario: shop, senha: password });
  expect((await cliente.put(`/comercio/solicitacao/${first}/cancelar`)).status).toBe(200);
  await ended.getByText('Cancelada').waitFor();
  await request('Rua Parada, 3');
  await page.getByRole('button', { name: '1 nova' }).waitFor();
  expect([await placeOf(ended), await placeOf(below)]).toEqual(places);
  expect(await page.locator('[data-solicitacao]', { hasText: 'Rua Parada, 1' }).count()).toBe(1);
  await page.mouse.move(1, 1);
  await line(page, 'Rua Parada, 3').waitFor();
  await page.getByRole('region', { name: 'Encerradas' }).getByText('Rua Parada, 1', { exact: true }).waitFor();
});

test('a search is held as soon as it is typed, under a mouse that rests', async () => {
  await request('Rua Achada, 1');
  const { page } = await openShop('solicitar');
  await line(page, 'Rua Achada, 1').waitFor();
  const field = page.getByRole('searchbox', { name: 'Buscar rua, pedido ou nome' });
  await field.click();
  await field.fill('Rua Achada');
  await settled(page);
  await request('Rua Achada, 2');
  await page.getByRole('button', { name: '1 nova' }).waitFor();
  expect(await line(page, 'Rua Achada, 2').count()).toBe(0);
});

/** A courier on the way to the shop reports a problem. Returns a function that does it. */
async function onTheWay(usuario: string, endereco: string) {
  const { cliente, id, own } = await courier(usuario);
  await cliente.put(`${own}/status-online`, { online: true });
  const solicitacao_id = await request(endereco);
  await support.assign(solicitacao_id, id);
  expect(
    (await cliente.put(`/entregador/solicitacao/${solicitacao_id}/status`, { novo_status: 'em_retirada' })).status,
  ).toBe(200);
  return async () => {
    const path = `/entregador/solicitacao/${solicitacao_id}/problema`;
    expect((await cliente.post(path, { motivo: 'nao_pronto' })).status).toBe(200);
  };
}

/** Names what a pill of waiting rows covers: rows and controls of the same page. */
const covered = `(() => {
  const pill = [...document.querySelectorAll('[role=status] button')].find((one) => one.checkVisibility());
  const at = pill.getBoundingClientRect();
  return [...document.querySelectorAll('[data-solicitacao], [data-entregador], main button, main input')]
    .filter((one) => one !== pill && one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < at.right - 1 && right > at.left + 1 && top < at.bottom - 1 && bottom > at.top + 1;
    })
    .map((one) => one.outerHTML.slice(0, 120));
})()`;

const sizes = [
  { width: 1360, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

describe.each(sizes)('in a window of $width px', (viewport) => {
  test('what waits for the shop stands in the heading, covers no line and moves none; a problem does not wait', async () => {
    const tell = await onTheWay('ana', `Rua com Problema, ${viewport.width}`);
    await request(`Rua Quieta, ${viewport.width}`);
    const { page } = await openShop('solicitar', { ...desktop, viewport });
    const kept = line(page, `Rua Quieta, ${viewport.width}`);
    await kept.hover();
    await settled(page);
    const places = [await placeOf(kept), await placeOf(line(page, 'Rua com Problema'))];
    await request(`Rua Nova, ${viewport.width}`);
    await page.getByRole('button', { name: /^\d+ novas?$/ }).waitFor();
    expect(await page.evaluate(covered)).toEqual([]);
    expect([await placeOf(kept), await placeOf(line(page, 'Rua com Problema'))]).toEqual(places);
    await tell();
    await page.locator('[data-problema]', { hasText: `Rua com Problema, ${viewport.width}` }).waitFor();
  });

  test("what waits for support stands in its column's heading and covers no card", async () => {
    await request(`Rua Quieta, ${viewport.width}`);
    const { page } = await support.open('?solicitacoes=todas', { ...desktop, viewport });
    const kept = page.locator('[data-solicitacao]').first();
    await kept.hover();
    await settled(page);
    const place = await placeOf(kept);
    await request(`Rua Urgente, ${viewport.width}`, { urgente: true });
    await page.getByRole('button', { name: '1 nova' }).waitFor();
    expect(await page.evaluate(covered)).toEqual([]);
    expect(await placeOf(kept)).toEqual(place);
    await page.getByRole('button', { name: '1 nova' }).click();
    await page.getByRole('button', { name: '1 nova' }).waitFor({ state: 'detached' });
  });
});

test("support's couriers hold still under the mouse while one leaves and one comes", async () => {
  const [joao, bia, pedro] = [await courier('joao'), await courier('bia'), await courier('pedro')];
  const online = ({ cliente, own }: typeof joao, is: boolean) => cliente.put(`${own}/status-online`, { online: is });
  await online(joao, true);
  await online(bia, true);
  const { page } = await support.open();
  const row = ({ id }: typeof joao) => page.locator(`[data-entregador="${id}"]`);
  await row(bia).hover();
  await settled(page);
  const place = await placeOf(row(bia));
  await online(joao, false);
  await row(joao).getByText('Agora em Offline').waitFor();
  await online(pedro, true);
  await page.getByRole('button', { name: '2 mudanças' }).waitFor();
  expect(await placeOf(row(bia))).toEqual(place);
  expect(await row(pedro).count()).toBe(0);
  await page.mouse.move(1, 1);
  await row(pedro).waitFor();
  await row(joao).waitFor({ state: 'detached' });
});
