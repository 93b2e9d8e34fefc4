import { anOrder } from '@corre/testing/open-delivery/point-of-sale.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cancelSchema, finishSchema, handleProblemSchema } from './acts.ts';
import { orderSchema } from './order.ts';
import { Problem } from './problem.ts';
import { read } from './read.ts';
import { CANCEL_REASONS } from './vocabulary.ts';

const titleOf = (schema: z.ZodType, body: unknown): string => {
  try {
    read(schema, body);
  } catch (error) {
    if (error instanceof Problem) return error.title;
  }
  return 'taken';
};

const before = { ...z.config() };
afterEach(() => {
  z.config(before);
});

// The product speaks Portuguese and the library's default is English. Both must give our sentences.
describe.each(['pt', 'en'] as const)('a refusal with the library in %s', (language) => {
  it.each([
    [cancelSchema, {}, 'reason: falta este campo'],
    [cancelSchema, { reason: 1 }, `reason: deve ser ${CANCEL_REASONS.join(', ')}`],
    [handleProblemSchema, { reason: 1, action: 'DELIVER_PRODUCT' }, 'reason: deve ser um texto'],
    [finishSchema, { finishDate: 'ontem' }, 'finishDate: deve ser data e hora, como 2026-11-20T22:10:00Z'],
    [orderSchema, undefined, 'pickupAddress: falta este campo'],
    [orderSchema, { pickupAddress: {} }, 'deliveryAddress: falta este campo'],
    [orderSchema, { pickupAddress: {}, deliveryAddress: {} }, 'deliveryAddress.street: falta este campo'],
    [orderSchema, { pickupAddress: null }, 'pickupAddress: falta este campo'],
    [orderSchema, { pickupAddress: 'Avenida Brasil' }, 'pickupAddress: deve ser um objeto'],
    [orderSchema, [], 'corpo: deve ser um objeto'],
    [orderSchema, anOrder({ orderId: '7' }), 'orderId: deve ser um UUID'],
    [orderSchema, anOrder({ returnToMerchant: 'talvez' }), 'returnToMerchant: deve ser true ou false'],
    [orderSchema, anOrder({ totalWeight: 'muito' }), 'totalWeight: deve ser um número'],
    [
      orderSchema,
      anOrder({ totalOrderPrice: 'x' }),
      'totalOrderPrice: deve ser um valor, como {"value":10,"currency":"BRL"}',
    ],
    [orderSchema, anOrder({ totalOrderPrice: {} }), 'totalOrderPrice.value: falta este campo'],
    [
      orderSchema,
      anOrder({ totalOrderPrice: { value: 10, currency: 'USD' } }),
      'totalOrderPrice.currency: a moeda deve ser BRL',
    ],
    [orderSchema, anOrder({ payments: { offlineMethod: 'CASH' } }), 'payments.offlineMethod: deve ser uma lista'],
    [orderSchema, anOrder({ vehicle: { type: 7 } }), 'vehicle.type: valor inválido'],
  ])('names the field and says what is wrong with it', (schema, body, title) => {
    z.config(z.locales[language]());
    expect(titleOf(schema, body)).toBe(title);
  });
});
