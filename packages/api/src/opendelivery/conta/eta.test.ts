import { describe, expect, it } from 'vitest';
import { etaSchema } from '../formato/primitives.ts';
import { etaAt, type Journey } from './eta.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-22T20:00:00.000Z') + minutes * 60_000).toISOString();
const journey = (more: Partial<Journey> = {}): Journey => ({
  pace: { coleta: 12, entrega: 35, maximo: 50 },
  told: { ACCEPTED: at(0) },
  ready: null,
  limit: null,
  volta: false,
  ...more,
});

describe('how long it still takes', () => {
  it('is what we take when it is accepted', () => {
    expect(etaSchema.parse(etaAt(at(0), journey()))).toEqual({
      updateMethod: 'ONLINE',
      pickupEtaInMinutes: 12,
      pickupEtaDatetime: at(12),
      deliveryEtaInMinutes: 35,
      deliveryEtaDatetime: at(35),
      maxDeliveryTime: at(50),
    });
  });

  it('has no minutes to the pickup once that was, and names its instant', () => {
    const told = { ACCEPTED: at(0), ARRIVED_AT_MERCHANT: at(5), ORDER_PICKED: at(9) };
    const eta = etaAt(at(10), journey({ told }));
    expect(eta).toMatchObject({ pickupEtaInMinutes: 0, pickupEtaDatetime: at(9), deliveryEtaDatetime: at(32) });
  });

  it('is never in the past while it is expected, and never later than the limit at the latest', () => {
    const eta = etaAt(at(50), journey({ limit: at(40) }));
    expect(eta).toMatchObject({ pickupEtaInMinutes: 0, pickupEtaDatetime: at(50), maxDeliveryTime: at(40) });
    expect(Date.parse(eta.deliveryEtaDatetime)).toBeGreaterThan(Date.parse(at(50)));
  });

  it('waits for what is not ready, and for the job before it', () => {
    expect(etaAt(at(0), journey({ ready: at(30) }))).toMatchObject({
      pickupEtaInMinutes: 30,
      deliveryEtaInMinutes: 53,
    });
    expect(etaAt(at(0), journey({ behind: true }))).toMatchObject({ pickupEtaInMinutes: 47, deliveryEtaInMinutes: 70 });
    const told = { ACCEPTED: at(0), PICKUP_ONGOING: at(20) };
    expect(etaAt(at(20), journey({ told }))).toMatchObject({ pickupEtaInMinutes: 12, deliveryEtaInMinutes: 35 });
  });

  it('begins when somebody will have accepted it, and then when they did', () => {
    const quoted = etaAt(at(0), journey({ told: {}, wait: 20 }));
    expect(quoted).toMatchObject({ pickupEtaInMinutes: 32, deliveryEtaInMinutes: 55, maxDeliveryTime: at(70) });
    expect(etaAt(at(0), journey({ wait: 20 }))).toEqual(etaAt(at(0), journey()));
  });

  it('names the return only where somebody returns', () => {
    expect(etaAt(at(0), journey({ volta: true }))).toMatchObject({ returnToMerchantEtaInMinutes: 58 });
    expect(etaAt(at(0), journey())).not.toHaveProperty('returnToMerchantEtaInMinutes');
  });
});
