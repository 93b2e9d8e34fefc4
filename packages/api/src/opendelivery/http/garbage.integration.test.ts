import { startApi, type TestApi } from '@corre/testing/harness/test-api.ts';
import { anOrder, connect, type PointOfSale } from '@corre/testing/open-delivery/point-of-sale.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemSchema } from '../formato/answers.ts';

let api: TestApi;
let pos: PointOfSale;
beforeAll(async () => {
  api = await startApi({ VARREDURA_SEGUNDOS: '3600' });
  await api.novo.entregador();
  pos = await connect(api, (await api.novo.comercio()).id);
});
afterAll(() => api.close());

const strange = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    '\u200b',
    '\u202e',
    'ß'.repeat(900),
    '💥'.repeat(400),
    -0,
    -1,
    1e21,
    1e-9,
    0.1 + 0.2,
    true,
    [],
    {},
  ),
  fc.constantFrom(
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-22T10:00:00',
    'NaN',
    'Infinity',
  ),
  fc.constantFrom<unknown>(
    { value: -5, currency: 'USD' },
    { value: 1e308, currency: 'BRL' },
    { __proto__: null },
    [[[]]],
    [null],
    [1, 'a', {}],
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.double(),
  fc.json().map((text): unknown => JSON.parse(text)),
);

/** Returns the paths of all values in an order. */
function places(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  return [way, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...way, key]))];
}
const ways = places(
  anOrder({
    preparationStartDateTime: '2026-11-20T22:12:00Z',
    notifyReadyForPickup: true,
    combinedOrdersIds: ['52122852-6626-41ed-9022-0242ac120002'],
    payments: {
      method: 'OFFLINE',
      wirelessPos: true,
      offlineMethod: [{ type: 'CASH', amount: { value: 5, currency: 'BRL' } }],
      change: 5,
    },
  }),
).filter((way) => way.length > 0);

/** Returns a copy with another value at one path. */
function put(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const inside = typeof value === 'object' && value !== null ? value : {};
  const copy: Record<string, unknown> = { ...inside };
  copy[key] = put(copy[key], rest, other);
  return copy;
}

it('whatever stands anywhere in an order, it is taken or refused in the one shape, and never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ways), strange, async (way, other) => {
      const answer = await pos.post('delivery', put(anOrder(), way, other));
      expect([202, 400, 404, 503]).toContain(answer.status);
      if (answer.status !== 202) problemSchema.parse(answer.body);
    }),
    { numRuns: 40 },
  );
});
