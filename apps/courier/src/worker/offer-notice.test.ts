import type { OfertaView } from '@corre/contract/ofertas/contrato.ts';
import { expect, test } from 'vitest';
import { offerNotice } from './offer-notice.ts';

const stop = { comercio_endereco: 'Rua A, 1', endereco: 'Rua B, 2', tempo_reserva: 8 };
const oferta = (change: object = {}) =>
  ({ comercio: 'Padaria', total_entregas: 1, valor_liquido: 7.65, proxima_entrega: stop, ...change }) as OfertaView;

test('one delivery: what it pays, the shop, both addresses, and how long there is to answer', () => {
  expect(offerNotice(oferta())).toEqual({
    title: 'Nova entrega · você recebe R$\u00a07,65',
    body: 'Padaria · Rua A, 1 · Rua B, 2 · 8 segundos para responder',
  });
});

test('a route counts its deliveries in place of an address', () => {
  expect(offerNotice(oferta({ total_entregas: 3 }))?.body).toBe(
    'Padaria · Rua A, 1 · 3 entregas · 8 segundos para responder',
  );
});

test('what is to be collected stands before the time, for a route as its sum', () => {
  const dinheiro = { ...stop, pagamento: 'dinheiro', valor_a_receber: 45.9, troco_para: 50 };
  expect(offerNotice(oferta({ proxima_entrega: dinheiro }))?.body).toBe(
    'Padaria · Rua A, 1 · Rua B, 2 · Cobrar R$\u00a045,90 em dinheiro · 8 segundos para responder',
  );
  const rota = { is_rota: true, rota_completa: [dinheiro, dinheiro], total_entregas: 2, proxima_entrega: dinheiro };
  expect(offerNotice(oferta(rota))?.body).toBe(
    'Padaria · Rua A, 1 · 2 entregas · Cobrar R$\u00a091,80 em 2 paradas · 8 segundos para responder',
  );
});

test('what is not known is left out', () => {
  const proxima_entrega = { ...stop, comercio_endereco: null };
  expect(offerNotice(oferta({ proxima_entrega }))?.body).toBe('Padaria · Rua B, 2 · 8 segundos para responder');
});

test('an offer that has passed on has no notice', () => {
  expect(offerNotice(oferta({ proxima_entrega: null }))).toBeNull();
  expect(offerNotice(null)).toBeNull();
});
