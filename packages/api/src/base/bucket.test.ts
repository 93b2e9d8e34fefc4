import { expect, it } from 'vitest';
import { Buckets } from './bucket.ts';

it('a burst passes, then as many a second as come back, and a refusal says how long to wait', () => {
  const buckets = new Buckets(10, 20);
  expect(buckets.take('a', 20, 0)).toBe(0);
  expect(buckets.take('a', 1, 0)).toBe(1);
  expect(buckets.take('a', 15, 0)).toBe(2);
  expect(buckets.take('a', 10, 1000)).toBe(0);
  expect(buckets.take('a', 1, 1050)).toBe(1);
  expect(buckets.take('a', 1, 1100)).toBe(0);
});

it('each key has its own', () => {
  const buckets = new Buckets(1, 1);
  expect([buckets.take('a', 1, 0), buckets.take('a', 1, 0), buckets.take('b', 1, 0)]).toEqual([0, 1, 0]);
});

it('refusals take nothing, so that whoever waits as told gets through', () => {
  const buckets = new Buckets(1, 2);
  buckets.take('a', 2, 0);
  for (let i = 0; i < 100; i += 1) buckets.take('a', 1, 10 * i);
  expect(buckets.take('a', 1, 1000)).toBe(0);
});

it('zero switches it off', () => {
  const buckets = new Buckets(0, 0);
  for (let i = 0; i < 1000; i += 1) expect(buckets.take('a', 50, 0)).toBe(0);
});

it('keys that were not seen for a while are forgotten', () => {
  const buckets = new Buckets(10, 10);
  for (let i = 0; i < 20_000; i += 1) buckets.take(`chave${i}`, 1, i);
  expect(buckets.size).toBeLessThan(11_000);
});
