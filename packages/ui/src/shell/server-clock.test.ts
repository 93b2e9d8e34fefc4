import { expect, test } from 'vitest';
import { learnServerTime, serverNow } from './server-clock.ts';

const HOUR_MS = 3_600_000;
const away = () => Math.abs(serverNow() - Date.now());

test('an answer that was kept over a reload does not set the clock back to when it came', () => {
  const before = Date.now() - HOUR_MS;
  learnServerTime(new Date(before).toISOString(), before);
  expect(away()).toBeLessThan(1_000);
  learnServerTime(new Date().toISOString());
  expect(away()).toBeLessThan(1_000);
});
