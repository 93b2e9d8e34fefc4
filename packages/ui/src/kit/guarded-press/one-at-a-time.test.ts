import { expect, test } from 'vitest';
import { oneAtATime, SECOND_PRESS_MS } from './guarded-press.ts';

test('of two taps one acts', () => {
  const guard = oneAtATime(() => 0);
  expect(guard.start()).toBe(true);
  expect(guard.start()).toBe(false);
  guard.end(true);
  expect(guard.start()).toBe(true);
});

test('a tap right after the end is the second one of a double tap', () => {
  let now = 0;
  const guard = oneAtATime(() => now);
  expect(guard.secondPress()).toBe(false);
  guard.start();
  expect(guard.secondPress()).toBe(true);
  guard.end(true);
  now += SECOND_PRESS_MS - 1;
  expect(guard.secondPress()).toBe(true);
  now += 1;
  expect(guard.secondPress()).toBe(false);
});

test('after a failure the next tap is a new try', () => {
  const guard = oneAtATime(() => 0);
  guard.start();
  guard.end(false);
  expect(guard.secondPress()).toBe(false);
  expect(guard.start()).toBe(true);
});
