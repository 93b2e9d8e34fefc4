import { afterAll, beforeAll, expect, test } from 'vitest';
import { accept, advance, type Couriers, goOnline, SHOP_PATH, startCouriers } from './courier-panel.ts';
import { axe, phone } from './harness.ts';
import { settled } from './settled.ts';

let couriers: Couriers;
beforeAll(async () => {
  couriers = await startCouriers();
});
afterAll(() => couriers?.stop());

const HERE = { latitude: -23.42046, longitude: -51.93331 };
const NARROW = { ...phone, viewport: { width: 360, height: 740 }, geolocation: HERE, permissions: ['geolocation'] };

// [localizacao]
test('a courier who agreed in Perfil is seen by the shop with the parcel in hand, and not after the end', async () => {
  const panel = await couriers.openPanel('joao', '', NARROW);
  const { page } = panel;
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const agree = page.getByRole('switch', { name: 'Mostrar onde estou' });
  expect(await agree.isChecked()).toBe(false);
  await agree.click();
  await expect.poll(() => agree.isChecked()).toBe(true);
  await agree.scrollIntoViewIfNeeded();
  await settled(page);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Início', exact: true }).click();
  await goOnline(panel);
  const [id] = await couriers.ask();
  await accept(page);
  const seen = async () =>
    (await couriers.shop.get<{ localizacao: object | null }>(`${SHOP_PATH}/solicitacoes/${id}/localizacao`)).body
      .localizacao;
  await advance(panel, id, 'em_retirada');
  expect(await seen()).toBeNull();
  await advance(panel, id, 'em_entrega');
  await expect.poll(seen).toMatchObject(HERE);
  await advance(panel, id, 'finalizada');
  expect(await seen()).toBeNull();
  await panel.close();
});

test('a browser that does not let the panel see the place says so, and the panel works on', async () => {
  const { page, close } = await couriers.openPanel('ana', 'perfil', { ...NARROW, permissions: [] }, 'escuro');
  const agree = page.getByRole('switch', { name: 'Mostrar onde estou' });
  await agree.click();
  await page.getByText('O navegador não deixa ver sua localização.').first().waitFor();
  await close();
});
