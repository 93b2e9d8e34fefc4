import fc from 'fast-check';
import { expect, it } from 'vitest';
import { delayAfter } from './schedule.ts';
import { Turnstile } from './turnstile.ts';

const middle = (sendings: number) => delayAfter(sendings, 0.5);

it('the sendings come after 5 s, 30 s, 2 min, 5 min, 15 min, 30 min, 1 h, and every 2 h from then on', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map(middle)).toEqual([
    5, 30, 120, 300, 900, 1_800, 3_600, 7_200, 7_200, 7_200,
  ]);
});

it('each is at most a fifth longer or shorter', () => {
  const draws = fc.tuple(
    fc.integer({ min: 1, max: 100 }),
    fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  );
  fc.assert(
    fc.property(draws, ([sendings, random]) => {
      const part = delayAfter(sendings, random) / middle(sendings);
      expect(part).toBeGreaterThanOrEqual(0.8 - 1e-9);
      expect(part).toBeLessThanOrEqual(1.2 + 1e-9);
    }),
  );
});

it('a turnstile lets so many through at once, in their order, also after one that failed', async () => {
  const turnstile = new Turnstile(2);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const act = (n: number) =>
    turnstile.through(async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(n);
      await new Promise((done) => setImmediate(done));
      inside -= 1;
      if (n === 1) throw new Error('one');
    });
  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map(act));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]]);
});
