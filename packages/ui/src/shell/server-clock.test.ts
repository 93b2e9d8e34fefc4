import { expect, test } from 'vitest';
import { learnServerTime, serverNow } from './server-clock.ts';

const HORA_MS = 3_600_000;
const away = () => Math.abs(serverNow() - Date.now());

test('an answer that was kept over a reload does not set the clock back to when it came', () => {
  const antes = Date.now() - HORA_MS;
  learnServerTime(new Date(antes).toISOString(), antes);
  expect(away()).toBeLessThan(1_000);
  learnServerTime(new Date().toISOString());
  expect(away()).toBeLessThan(1_000);
});
