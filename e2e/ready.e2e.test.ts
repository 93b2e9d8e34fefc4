import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept, type Couriers, offer, openOnline, SHOP, startCouriers } from './courier-panel.ts';
import { axe, closeContexts, desktop, launchBrowser, phone } from './harness.ts';
import { settled } from './settled.ts';
import { closeDetails, details, line, shopPanelOf, toast } from './shop-panel.ts';
import { supportPanel } from './support-panel.ts';

let couriers: Couriers;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  [couriers, browser] = await Promise.all([startCouriers(), launchBrowser()]);
});
afterAll(async () => {
  await closeContexts(browser);
  await couriers?.stop();
});

const started = () => ({ product: couriers.product, browser });

describe('an order that is not ready', () => {
  it('is scheduled by its shop, held, and offered to a courier by one tap on Pronto', async () => {
    const joao = await openOnline(couriers, 'joao');
    const { page } = await shopPanelOf(started, SHOP)('solicitar', phone);
    await page.getByLabel('Endereço').first().fill('Rua Santos Dumont, 2871');
    await page.getByLabel('Valor da entrega').pressSequentially('950');
    await page.getByRole('radiogroup', { name: 'Fica pronto' }).getByText('30 min').click();
    await page.getByRole('button', { name: 'Solicitar entrega' }).click();

    const row = line(page, 'Rua Santos Dumont, 2871');
    await row.getByText(/^· sai /).waitFor();
    const card = await details(page, 'Rua Santos Dumont, 2871');
    await card.getByText(/^Fica pronto (às|em) /).waitFor();
    await card.getByText(/Sai para oferta (às|em) /).waitFor();
    await card.getByText('Ainda não foi oferecida').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);

    const support = await supportPanel(started).open('', desktop);
    await support.page.getByText(/Agendada: sai (às|em) .*, fica pronto (às|em) /).waitFor();
    expect(await offer(joao.page).count()).toBe(0);

    await card.getByRole('button', { name: 'Mudar quando fica pronto' }).click();
    await page.getByRole('menuitem', { name: 'Fica pronto em 45 min' }).click();
    expect(await offer(joao.page).count()).toBe(0);

    await closeDetails(page);
    await toast(page, 'Horário atualizado!');
    await row.getByRole('button', { name: 'Pronto!' }).click();
    await toast(page, 'Pedido pronto!');
    await details(page, 'Rua Santos Dumont, 2871');
    await card.getByText(/Pedido pronto (às|em) /).waitFor();
    await offer(joao.page)
      .getByText(/já pronto/)
      .waitFor();
    await accept(joao.page);
    await joao.page.getByText('Já pronto').waitFor();
    await settled(joao.page);
    expect(await axe(joao.page)).toEqual([]);
  });
});
