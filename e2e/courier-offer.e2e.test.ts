import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, type Couriers, endDay, news, offer, openOnline, SHOP, startCouriers, toast } from './courier-panel.ts';
import { sealedNames } from './device.ts';
import { axe, lapse } from './harness.ts';

let couriers: Couriers;

beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

describe('an offer', () => {
  test('waits in the Solicitações tab for whoever sees it later, and is accepted there', async () => {
    const panel = await openOnline(couriers, 'maria');
    // axe may take longer than an offer lasts.
    const [checked] = await couriers.ask({ urgente: true });
    await offer(panel.page).waitFor();
    expect(await axe(panel.page)).toEqual([]);
    await couriers.takeBack(checked);
    await offer(panel.page).waitFor({ state: 'hidden' });
    const ids = await couriers.ask({ urgente: true, observacao: 'Levar troco para R$ 100' });
    await offer(panel.page).waitFor();
    for (const text of ['Urgente', SHOP, 'Rua Santos Dumont, 2871', 'Levar troco', '8,50', '7,65']) {
      await expect.poll(() => offer(panel.page).textContent()).toContain(text);
    }
    await offer(panel.page).getByText('Manual', { exact: true }).waitFor();
    // The map opens beside the panel: the offer is neither put off nor silenced, so its sound goes on.
    await panel.page.context().route(/google\.com/, (route) => route.fulfill({ body: 'map' }));
    const looked = panel.page.waitForEvent('popup');
    await offer(panel.page).getByRole('link', { name: 'Abrir Rua Santos Dumont, 2871 no mapa' }).click();
    await (await looked).close();
    await offer(panel.page).getByRole('button', { name: 'Silenciar' }).waitFor();
    await panel.page.getByRole('button', { name: /Ver depois/ }).click();
    await panel.page.getByRole('link', { name: /Solicitações/ }).click();
    const card = panel.page.getByRole('region', { name: 'Próxima Entrega' });
    for (const text of ['Urgente', 'Sua vez', '1º da fila', 'pedido às'])
      await expect.poll(() => card.textContent()).toContain(text);
    await card.getByText('Manual', { exact: true }).waitFor();
    const take = card.getByRole('button', { name: 'Aceitar' });
    await expect.poll(async () => (await take.boundingBox())?.y ?? 999).toBeLessThan(740 - 72);
    await take.click();
    await toast(panel.page, 'Entrega aceita com sucesso!');
    const [request] = ids;
    await endDay(panel, request);
  });

  // [oferta-prazo]
  test('that lapses, or is taken back before or after the acceptance, tells the courier', async () => {
    const panel = await openOnline(couriers, 'maria');
    const { page } = panel;
    const [first] = await couriers.ask();
    await offer(page).waitFor();
    await lapse(couriers.product);
    await toast(page, 'Tempo esgotado! Entrega passou para próximo entregador.');
    await offer(page).waitFor();
    await couriers.takeBack(first);
    await toast(page, 'Esta oferta não está mais disponível.');
    const [second] = await couriers.ask();
    await accept(page);
    await toast(page, 'Entrega aceita com sucesso!');
    await page.getByRole('region', { name: /Entrega em andamento/ }).waitFor();
    // The sheet stays, over a reload too, until it was read; then it is a line in Histórico.
    await page.removeLocatorHandler(news(page));
    // The app is closed while it still asks why the delivery went.
    const why = /fila\.explicacao/;
    await page.route(why, () => undefined);
    await couriers.takeBack(second);
    const said = 'O comércio cancelou a entrega: Rua Santos Dumont, 2871';
    await expect.poll(() => sealedNames(page)).toContainEqual(expect.stringContaining('sumidas'));
    expect(await news(page).count()).toBe(0);
    await page.unroute(why);
    await page.reload();
    await news(page).getByText(said).waitFor();
    await page.reload();
    await news(page).getByText(said).waitFor();
    expect(await axe(page)).toEqual([]);
    await news(page).getByRole('button', { name: 'Entendi' }).click();
    await news(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Histórico' }).first().click();
    await page.getByRole('region', { name: 'O que mudou no seu dia' }).getByText(said).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'O que mudou no seu dia' }).getByText(said).waitFor();
    expect(await news(page).count()).toBe(0);
    await endDay(panel);
  });

  // [suspensao]
  test('refused three times suspends: the screen says why and until when, and the courier objects', async () => {
    const panel = await openOnline(couriers, 'lucas');
    const { page } = panel;
    const ids = await couriers.ask();
    for (let time = 0; time < 3; time += 1) {
      await offer(page).waitFor();
      await page.getByRole('button', { name: 'Recusar' }).click();
      await offer(page).waitFor({ state: 'hidden' });
    }
    await page.getByRole('heading', { name: 'CONTA SUSPENSA' }).waitFor();
    await page.getByText('Você recusou 3 ofertas seguidas. A regra suspende a conta por 1 h.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Contestar suspensão' }).click();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Conte o que aconteceu').waitFor();
    await page.getByLabel('O que aconteceu?').fill('O pneu furou');
    // The second tap of a double tap must not press the tab that lies below the button.
    const send = await page.getByRole('button', { name: 'Enviar' }).boundingBox();
    const [x, y] = [(send?.x ?? 0) + (send?.width ?? 0) / 2, (send?.y ?? 0) + (send?.height ?? 0) / 2];
    const tab = page.url();
    await page.mouse.click(x, y);
    await page.getByLabel('O que aconteceu?').waitFor({ state: 'hidden' });
    await page.mouse.click(x, y);
    await page.getByText(/Enviada às .*o suporte responde por aqui/).waitFor();
    expect(page.url()).toBe(tab);
    await couriers.takeBack(ids[0]);
    await panel.close();
  });
});

describe('a step without a connection', () => {
  test('is stored with its time, says so, and reaches the server from any tab when the line is back', async () => {
    const panel = await openOnline(couriers, 'bia');
    const { page } = panel;
    await couriers.ask();
    await accept(page);
    const next = page.getByRole('button', { name: 'Confirmar: Estou no Comércio' });
    await next.waitFor();
    await page.context().setOffline(true);
    await next.click();
    await page.getByText(/Chegada guardada às \d\d:\d\d/).waitFor();
    await page.getByRole('img', { name: 'Etapa 1 de 4, a próxima está guardada' }).waitFor();
    await page.getByRole('switch', { name: 'Ficar online' }).getByText('Sem conexão').waitFor();
    await page.getByRole('link', { name: 'Início' }).click();
    await page.context().setOffline(false);
    await toast(page, 'Status atualizado!');
    await page.getByRole('link', { name: /Solicitações/ }).click();
    await page.getByRole('button', { name: 'Confirmar: Saí para Entrega' }).waitFor();
    for (const name of ['Confirmar: Saí para Entrega', 'Confirmar: Entrega Finalizada']) {
      await page.getByRole('button', { name }).click();
      await toast(page, 'Status atualizado!');
    }
    await endDay(panel);
  });
});
