import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  alive,
  type Couriers,
  endDay,
  news,
  offer,
  openOnline,
  ownId,
  startCouriers,
  toast,
  toggle,
} from './courier-panel.ts';
import { unsealed } from './device.ts';
import { axe, desktop, lapse } from './harness.ts';
import { outOfView } from './one-view.ts';
import { settled } from './settled.ts';

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

/** Answers these calls with a proxy's own error page, as when the server is down. */
const breakCalls = (page: Page, name: string) =>
  page.route(`**/trpc/*${name}*`, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  );

/** Goes offline by the switch while an offer is open, and confirms the question about it. */
async function leaveWithOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ver depois/ }).click();
  await page.getByText('É a sua vez: responda').waitFor();
  await toggle(page).click();
  const question = page.getByRole('alertdialog', { name: 'Ficar offline?' });
  await question.getByText('conta como recusa').waitFor();
  await question.getByRole('button', { name: 'Ficar offline' }).click();
}

const focused = (page: Page) => page.evaluate('document.activeElement?.textContent ?? ""') as Promise<string>;

describe('an answer that gets lost', () => {
  test('leaves the offer on the screen, to be tried again; then the focus is on the delivery', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await breakCalls(page, 'ofertas.aceitar');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await offer(page).getByText('Erro ao aceitar: a oferta continua sua até o tempo acabar').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await toast(page, 'Entrega aceita com sucesso!');
    await expect.poll(() => focused(page)).toContain('Rua Santos Dumont, 2871');
    await endDay(panel, id);
  });

  test('that arrived all the same is told as taken when the offer ends', async () => {
    const panel = await openOnline(couriers, 'pedro');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await breakCalls(page, 'ofertas.');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await offer(page).getByRole('button', { name: 'Tentar de novo' }).waitFor();
    const taken = await panel.cliente.put(`/entregador/${await ownId(page)}/aceitar-solicitacao/${id}`);
    expect(taken.status).toBe(200);
    await page.unrouteAll();
    await toast(page, 'Entrega aceita com sucesso!');
    expect(await page.getByText('não está mais disponível').count()).toBe(0);
    await endDay(panel, id);
  });
});

// [oferta-prazo]
describe('a live offer', () => {
  test('focuses its heading, so that Enter answers nothing; it outlives failing checks until its deadline', async () => {
    const panel = await openOnline(couriers, 'joao');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Nova entrega');
    await alive(page, 'Aceitar').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Silenciar' }).waitFor();
    await breakCalls(page, 'ofertas.verificar');
    for (const _check of ['first', 'second']) await page.waitForResponse(/ofertas\.verificar/);
    await expect.poll(() => offer(page).isVisible()).toBe(true);
    await page.unrouteAll();
    await lapse(couriers.product);
    await toast(page, 'Tempo esgotado! Entrega passou para próximo entregador.');
    await couriers.takeBack(id);
    await endDay(panel);
  });

  test('that a second tab takes goes from the first without a word', async () => {
    const panel = await openOnline(couriers, 'bia');
    const { page } = panel;
    // This test reads the sheet itself.
    await page.removeLocatorHandler(news(page));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await toggle(other).waitFor();
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await accept(other);
    await offer(page).waitFor({ state: 'hidden' });
    // A later event has arrived, and no message about the offer came before it.
    await couriers.takeBack(id);
    await news(page).getByText('O comércio cancelou a entrega').waitFor();
    await news(page).getByRole('button', { name: 'Entendi' }).click();
    expect(await page.getByRole('status').filter({ hasText: 'não está mais disponível' }).count()).toBe(0);
    await endDay(panel);
  });

  test('keeps its ring, its money and its acts in sight however low the screen is', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const [id] = await couriers.ask({ urgente: true, origem: 'ifood', observacao: 'Levar troco para R$ 100' });
    await offer(page).waitFor();
    const ring = offer(page).getByRole('timer');
    const net = offer(page).getByText('você recebe');
    const take = offer(page).getByRole('button', { name: 'Aceitar' });
    for (const height of [860, 640, 520]) {
      await page.setViewportSize({ width: 360, height });
      await settled(page);
      expect(await outOfView({ ring, net, take }), String(height)).toEqual([]);
      expect((await ring.boundingBox())?.width).toBe(72);
    }
    await couriers.takeBack(id);
    await offer(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 360, height: 740 });
    await endDay(panel);
  });

  test('answered twice in a row answers itself alone: the one that follows is still there', async () => {
    const panel = await openOnline(couriers, 'pedro');
    const { page } = panel;
    const ids = [...(await couriers.ask()), ...(await couriers.ask({ endereco: 'Av. Laguna, 405' }))];
    await offer(page).waitFor();
    await alive(page, 'Recusar').waitFor();
    // Dispatches the click directly, as a finger taps without waiting for the button to be ready.
    await page.getByRole('button', { name: 'Recusar' }).dispatchEvent('click');
    const knock = () =>
      page
        .getByRole('button', { name: 'Recusar' })
        .dispatchEvent('click', {}, { timeout: 150 })
        .catch(() => undefined);
    const next = offer(page).getByText('Av. Laguna, 405');
    while ((await next.count()) === 0) await knock();
    await knock();
    const status = await panel.cliente.get<{ recusas_consecutivas: number }>(`/entregador/${await ownId(page)}/status`);
    expect(status.body.recusas_consecutivas).toBe(1);
    for (const id of ids) await couriers.takeBack(id);
    await endDay(panel);
  });

  test('seen later, makes going offline a question that says what it costs', async () => {
    const panel = await openOnline(couriers, 'joao');
    const { page } = panel;
    const [id] = await couriers.ask();
    await offer(page).waitFor();
    await leaveWithOffer(page);
    await toast(page, 'A oferta aberta contou como recusa: 1 de 3 seguidas');
    await couriers.takeBack(id);
    await panel.close();
  });
});

describe('the panel', () => {
  test('opened again without a network says neither Offline nor Fora da fila of who is online', async () => {
    const panel = await openOnline(couriers, 'bia');
    const { page } = panel;
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // The data are stored a moment after they arrive.
    const kept = () => unsealed(page, 'dados_guardados');
    await expect.poll(kept).toContain('"is_online":true');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Sem conexão').first().waitFor();
    expect(await page.getByText(/^(Offline|Fora da fila)$/).count()).toBe(0);
    await page.context().setOffline(false);
    await page
      .getByText(/º da fila/)
      .first()
      .waitFor();
    await endDay(panel);
  });

  test('of a desktop has the wordmark, the account and Sair in its rail', async () => {
    const panel = await couriers.openPanel('ana', '', desktop);
    const { page } = panel;
    const account = page.getByText('@ana');
    await account.waitFor();
    for (const part of [account, page.getByRole('button', { name: 'Sair' })]) {
      await expect.poll(async () => (await part.boundingBox())?.x).toBeLessThan(232);
    }
    await page.getByRole('table', { name: 'Entregas da semana' }).waitFor();
    await panel.close();
  });
});

// [recusa]
describe('the rule of the refusals', () => {
  test('is said before it suspends; the suspended panel keeps its tabs, and the switch gives the reason', async () => {
    const panel = await openOnline(couriers, 'lucas');
    const { page } = panel;
    const [id] = await couriers.ask();
    for (let time = 1; time <= 3; time += 1) {
      await offer(page).waitFor();
      const warned = offer(page).getByText('2 de 3 recusas seguidas: a próxima suspende por 1 h');
      await expect.poll(() => warned.count()).toBe(time === 3 ? 1 : 0);
      if (time < 3) await page.getByRole('button', { name: 'Recusar' }).click();
      else await leaveWithOffer(page);
      await offer(page).waitFor({ state: 'hidden' });
    }
    await toast(page, 'CONTA SUSPENSA. Conta suspensa até');
    expect(await page.getByRole('status').filter({ hasText: 'Você está OFFLINE' }).count()).toBe(0);
    await couriers.takeBack(id);
    await page.getByText('A receber nesta semana').waitFor();
    await page.getByRole('link', { name: 'Histórico' }).click();
    await page.getByRole('heading', { level: 1, name: 'Histórico semanal' }).waitFor();
    expect(await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Solicitações' }).click();
    await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await toggle(page).click();
    await toast(page, 'Motivo: 3 recusas seguidas');
    await panel.close();
  });

  test('leaving while online asks, and takes the courier out of the queue', async () => {
    const panel = await openOnline(couriers, 'ana');
    const { page } = panel;
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sair da conta?' });
    await question.getByRole('button', { name: 'Ficar aqui' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Sair' }).click();
    const id = await ownId(page);
    await question.getByRole('button', { name: 'Sair', exact: true }).click();
    await page.waitForURL(`${couriers.product.baseUrl}/`);
    const entered = await page.context().request.post(`${couriers.product.baseUrl}/api/login`, {
      data: { usuario: 'ana', senha: 'demo1234' },
    });
    expect(entered.ok()).toBe(true);
    const status = await page.context().request.get(`${couriers.product.baseUrl}/api/entregador/${id}/status`);
    expect(await status.json()).toMatchObject({ is_online: false });
    await panel.close();
  });
});
