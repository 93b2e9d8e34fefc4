import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forwardNow } from './forward-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOUR_MS = 3_600_000;

// [passos-guardados]
it('goes on where the clock of the phone is set back, once or twice, and by as much as really passes', () => {
  const start = forwardNow();
  vi.advanceTimersByTime(2_000);
  expect(forwardNow() - start).toBe(2_000);
  for (let times = 0; times < 2; times += 1) {
    vi.setSystemTime(Date.now() - HOUR_MS);
    vi.advanceTimersByTime(500);
    forwardNow();
  }
  expect(forwardNow() - start).toBe(3_000);
});

it('goes with the clock where the phone slept or its clock is set forward', () => {
  const start = forwardNow();
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(forwardNow() - start).toBe(HOUR_MS);
});
