import { expect, it } from 'vitest';
import { countedFrom, deliveryLimit } from './prazos.ts';

const now = '2026-11-22T15:00:00.000Z';
const with48 = (orderCreatedAt?: string) => ({
  limitTimes: { pickupLimit: 23, deliveryLimit: 48, ...(orderCreatedAt && { orderCreatedAt }) },
});

it('limits count from when the order was made', () => {
  expect(countedFrom(with48('2026-11-22T14:50:00Z'), now)).toBe('2026-11-22T14:50:00Z');
  expect(deliveryLimit(with48('2026-11-22T14:50:00Z'), now)).toBe('2026-11-22T15:38:00.000Z');
});

it('limits count from now when that is unknown, still to come, or would have passed before it was sent', () => {
  for (const made of [undefined, '2026-11-22T15:10:00Z', '2026-11-22T14:37:00Z', '2026-11-20T22:10:00Z']) {
    expect(countedFrom(with48(made), now)).toBe(now);
  }
});
