import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import type { SolicitacaoDoEntregador } from '@corre/contract/solicitacoes/contrato.ts';
import type { SignedIn } from '@corre/testing/harness/builders.ts';
import { emptyQueue } from '@corre/testing/harness/empty-queue.ts';
import { aceitar, ficarOnline, pedir } from '@corre/testing/harness/shift.ts';
import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const DA_LOJA = { endereco: 'Av. Herval, 1180', link: 'https://www.google.com/maps?q=-23.42,-51.94' };
const NO_PORTO = { street: 'Avenida Brasil', number: '3000', district: 'Zona 01' };
const FIM = { latitude: -23.42, longitude: -51.93 };

let api: TestApi;
let loja: SignedIn;
let pos: PointOfSale;
beforeAll(async () => {
  api = await startApi({ OD_REDE_LOCAL: 'true', OFERTA_SEGUNDOS: '60', OFERTA_ENTREGA_SEGUNDOS: '60' });
  loja = await api.novo.comercio();
  pos = await connect(api, loja.id);
  await rows(
    'update comercio set endereco_retirada = ?, link_loja = ? where id = ?',
    DA_LOJA.endereco,
    DA_LOJA.link,
    loja.id,
  );
});
afterAll(() => api.close());
beforeEach(() => emptyQueue(api.orm.em.fork()));

const rows = (consulta: string, ...values: unknown[]) => api.orm.em.fork().execute(consulta, values);

type Onde = Pick<SolicitacaoDoEntregador, 'comercio_endereco' | 'comercio_link'> | null | undefined;
const onde = (vista: Onde) => vista && [vista.comercio_endereco, vista.comercio_link];

/** Returns the offer's answer and, after the acceptance, the list's. Both must name one place. */
async function visto(pedirEntrega: () => Promise<unknown>) {
  const courier = await api.novo.entregador();
  await ficarOnline(courier);
  await pedirEntrega();
  const { body } = await courier.cliente.get<OfertaView>(`/entregador/${courier.id}/proxima-entrega`);
  const id = body.proxima_entrega?.id ?? 0;
  await aceitar(courier, id);
  const lista = await courier.cliente.get<SolicitacaoDoEntregador[]>(`/entregador/${courier.id}/minhas-solicitacoes`);
  const naMao = lista.body.find((uma) => uma.id === id);
  return { oferta: onde(body.proxima_entrega), naMao: onde(naMao), distancia: body.distancia_metros };
}
const deFora = (pickup: Record<string, unknown>) => async () => {
  const order = anOrder();
  const pickupAddress = { country: 'BR', state: 'BR-PR', city: 'Maringá', postalCode: '87013-000', ...pickup };
  const deliveryAddress = { ...order.deliveryAddress, ...FIM };
  expect(await pos.post('delivery', { ...order, pickupAddress, deliveryAddress })).toMatchObject({ status: 202 });
};

it("is where the other system's order says, for the offer, the card, navigation and the distance", async () => {
  const { oferta, naMao, distancia } = await visto(deFora({ ...NO_PORTO, latitude: -23.42, longitude: -51.931 }));
  expect(oferta).toEqual([
    'Avenida Brasil, 3000 - Zona 01',
    'https://www.google.com/maps/search/?api=1&query=-23.42,-51.931',
  ]);
  expect(naMao).toEqual(oferta);
  // 0,001 degree of longitude there. From the shop it would be ten times as much.
  expect(distancia).toBeGreaterThan(95);
  expect(distancia).toBeLessThan(110);
});

it('has no map link of another place, and no distance from it', async () => {
  const { oferta, naMao, distancia } = await visto(deFora(NO_PORTO));
  expect([oferta, naMao, distancia]).toEqual([
    ['Avenida Brasil, 3000 - Zona 01', null],
    ['Avenida Brasil, 3000 - Zona 01', null],
    null,
  ]);
});

it("is the shop's own exact place if the order names the shop's address in other words, or none", async () => {
  const daLoja = [DA_LOJA.endereco, DA_LOJA.link];
  const other = { street: 'Avenida Herval', number: '1180', district: 'Zona 1', latitude: -23.4, longitude: -51.9 };
  for (const pickup of [other, { district: 'Zona 01', street: '' }]) {
    await emptyQueue(api.orm.em.fork());
    const { oferta, naMao } = await visto(deFora(pickup));
    expect([oferta, naMao]).toEqual([daLoja, daLoja]);
  }
});

it("is the shop's for a request of the shop", async () => {
  const { oferta, naMao } = await visto(() => pedir(loja));
  expect([oferta, naMao]).toEqual([
    [DA_LOJA.endereco, DA_LOJA.link],
    [DA_LOJA.endereco, DA_LOJA.link],
  ]);
});
