import { anOrder } from '@corre/testing/open-delivery/point-of-sale.ts';
import { expect, it } from 'vitest';
import { orderSchema } from '../formato/order.ts';
import { stopOf } from './parada.ts';

it('what is to be collected besides the cash is read before the way to the door', () => {
  const amount = (value: number) => ({ value, currency: 'BRL' });
  const order = orderSchema.parse(
    anOrder({
      specialInstructions: 'Levar maquininha',
      payments: {
        method: 'OFFLINE',
        wirelessPos: true,
        offlineMethod: [
          { type: 'CREDIT', amount: amount(50) },
          { type: 'CASH', amount: amount(37.9) },
        ],
      },
    }),
  );
  const { observacao } = stopOf(order, { CIDADE: 'Maringá' });
  expect(observacao).toMatch(/^Cobrar também: crédito R\$\s50,00\. Portão azul\. Levar maquininha$/);
});

const noteFor = (...type: string[]) =>
  stopOf(orderSchema.parse(anOrder({ vehicle: { type, container: 'NORMAL' } })), { CIDADE: 'Maringá' }).observacao;

it('whoever is offered an order reads what it has to go in, where not everybody rides that', () => {
  expect(noteFor('CAR', 'VUC')).toBe('Pede: carro ou utilitário. Portão azul');
  for (const types of [['MOTORBIKE_BAG'], ['CAR', 'MOTORBIKE_BAG'], ['DRONE'], []])
    expect(noteFor(...types)).toBe('Portão azul');
});
