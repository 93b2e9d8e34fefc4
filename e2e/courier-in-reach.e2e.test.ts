import { runSql } from '@corre/db/testing/cluster.ts';
import { Client } from '@corre/testing/harness/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  type Couriers,
  deliver,
  endDay,
  goOnline,
  leaveQueue,
  offer,
  openOnline,
  ownId,
  startCouriers,
  toast,
  toggle,
} from './courier-panel.ts';
import { axe, desktop } from './harness.ts';
import { settled } from './settled.ts';

let couriers: Couriers;
let support: Client;

beforeAll(async () => {
  couriers = await startCouriers({ PAUSA_RECUSA_SEGUNDOS: '120' });
  support = new Client(couriers.product.baseUrl);
  await support.post('/login', { usuario: 'suporte', senha: 'demo1234' });
});
afterAll(() => couriers?.stop());

const ofTheQueue = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Status da Fila' }).locator('dl > div', { hasText: name }).locator('dd');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Returns how many px of height the toast and the switch overlap. */
async function overlap(page: Page, text: string): Promise<number> {
  const [said, control] = [await status(page, text).first().boundingBox(), await toggle(page).boundingBox()];
  if (!said || !control) throw new Error('not on the screen');
  return Math.min(said.y + said.height, control.y + control.height) - Math.max(said.y, control.y);
}

describe('the queue', () => {
  // [fila-numeros]
  test('is told as it moves, and asked every 15 s for what nobody told', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    await page.getByRole('link', { name: 'Solicitações' }).click();
    const online = Number(await ofTheQueue(page, 'Online').textContent());
    const other = await openOnline(couriers, 'bia');
    await expect.poll(() => ofTheQueue(page, 'Online').textContent()).toBe(String(online + 1));
    // Changes the database without an event, while the stream is open.
    const id = await ownId(other.page);
    await runSql(
      couriers.product.databaseUrl,
      `update fila_entregador set online = false, online_desde = null, fila_desde = null where entregador_id = ${id}`,
    );
    await expect.poll(() => ofTheQueue(page, 'Online').textContent()).toBe(String(online));
    await other.close();
    await endDay(panel);
  });

  test('does not promise what the courier has just refused, and the reason can still be said after the next offer', async () => {
    const panel = await openOnline(couriers, 'joao');
    const { page } = panel;
    const [refused] = await couriers.ask();
    await offer(page).waitFor();
    await page.getByRole('button', { name: 'Recusar' }).click();
    await page.getByRole('region', { name: 'Por que recusou?' }).waitFor();
    await page.getByRole('link', { name: 'Solicitações' }).click();
    await page.getByText(/O pedido que espera você recusou: só volta para você às \d\d:\d\d/).waitFor();
    await page.getByText('O próximo pedido novo é seu.').waitFor();
    expect(await page.getByText('A próxima entrega é sua.').count()).toBe(0);
    const [second] = await couriers.ask({ endereco: 'Av. Laguna, 405' });
    await accept(page);
    await page.getByRole('region', { name: 'Entrega em andamento: Av. Laguna, 405' }).waitFor();
    const list = page.getByRole('region', { name: 'Recusas da última hora' });
    await list.getByRole('button', { name: /Dizer o motivo/ }).click();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await list.getByRole('button', { name: 'Chuva' }).click();
    await list
      .getByText(/· Chuva$/)
      .first()
      .waitFor();
    await toast(page, 'Motivo anotado');
    await deliver(panel, second);
    await couriers.takeBack(refused);
    await endDay(panel);
  });
});

describe('work in hand', () => {
  test('stands at once after the acceptance, opens with the panel, and a bar on every other tab leads to it', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    // Block the list, so that the screen can only show data of the offer.
    await page.route(/solicitacoes\.doEntregador/, async (route) => {
      await held;
      await route.continue();
    });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await accept(page);
    await page.getByRole('region', { name: 'Entrega em andamento: Rua Santos Dumont, 2871' }).waitFor();
    expect(await page.getByText('Nenhuma entrega em andamento').count()).toBe(0);
    release();
    await page.unrouteAll({ behavior: 'wait' });

    const card = page.getByRole('region', { name: /Entrega em andamento/ });
    await page.goto(`${couriers.product.baseUrl}/dashboard/`);
    await card.waitFor();
    expect(page.url()).toContain('/dashboard/solicitacoes');
    const bar = page.getByRole('link', { name: 'Em andamento Rua Santos Dumont, 2871' });
    expect(await bar.count()).toBe(0);
    for (const tab of ['Início', 'Histórico', 'Perfil']) {
      await page.getByRole('link', { name: tab }).click();
      await bar.waitFor();
    }
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await bar.click();
    await card.waitFor();
    // After a new login the phone has no stored data.
    const again = await couriers.openPanel('maria', '', desktop);
    await again.page.getByRole('region', { name: /Entrega em andamento/ }).waitFor();
    expect(again.page.url()).toContain('/dashboard/solicitacoes');
    await again.close();
    await endDay(panel, id);
  });
});

describe('a toast', () => {
  test('lies beside the switch it speaks of, and the success takes the error of the same act away', async () => {
    const panel = await couriers.openPanel('lucas');
    const { page } = panel;
    await page.route(/fila\.definirOnline/, (route) => route.abort());
    await toggle(page).click();
    await status(page, 'Erro ao alterar status').first().waitFor();
    expect(await overlap(page, 'Erro ao alterar status')).toBeLessThanOrEqual(0);
    expect(await status(page, 'Erro ao alterar status').count()).toBe(1);
    await page.unrouteAll();
    await goOnline(panel);
    expect(await overlap(page, 'Você está ONLINE e DISPONÍVEL')).toBeLessThanOrEqual(0);
    // Long before the toast's normal time.
    await status(page, 'Erro ao alterar status').waitFor({ state: 'detached' });
    await leaveQueue(panel);
    await panel.close();
  });
});

describe('the answer to an objection', () => {
  test('that ends the suspension stays on the screen until it is read, and in Perfil', async () => {
    const panel = await couriers.openPanel('lucas');
    const { page, cliente } = panel;
    const id = await ownId(page);
    await support.put('/suporte/suspender-entregador', {
      entregador_id: Number(id),
      motivo: 'Reclamação de cliente',
      duracao_horas: 2,
    });
    await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).waitFor();
    await page.getByText('2 h', { exact: true }).waitFor();
    await cliente.post(`/entregador/${id}/contestar-suspensao`, { texto: 'Não fui eu' });
    const { body } =
      await support.get<{ entregador_id: number; contestacao: { id: number } }[]>('/suporte/contestacoes');
    const asked = body.find(({ entregador_id }) => entregador_id === Number(id));
    await support.put(`/suporte/contestacao/${asked?.contestacao.id}/responder-e-remover`, {
      resposta: 'Você tem razão, foi engano.',
    });
    await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).waitFor({ state: 'detached' });
    const answer = page.getByRole('region', { name: 'O suporte respondeu' });
    await answer.getByText('Você tem razão, foi engano.').waitFor();
    await page.reload();
    await answer.waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await answer.getByRole('button', { name: 'Entendi' }).click();
    await answer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Perfil' }).click();
    await page
      .getByRole('region', { name: 'Contestações de suspensão' })
      .getByText('Suporte: Você tem razão, foi engano.')
      .waitFor();
    expect(await answer.count()).toBe(0);
    await panel.close();
  });
});
