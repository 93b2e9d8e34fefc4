// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { learnServerTime, serverNow, useServerNow } from './server-clock.ts';

const HOUR_MS = 3_600_000;
const away = () => Math.abs(serverNow() - Date.now());

test('an answer that was kept over a reload does not set the clock back to when it came', () => {
  const before = Date.now() - HOUR_MS;
  learnServerTime(new Date(before).toISOString(), before);
  expect(away()).toBeLessThan(1_000);
  learnServerTime(new Date().toISOString());
  expect(away()).toBeLessThan(1_000);
});

test('a page that began with a wrong clock shows the right day as soon as the server tells the time', () => {
  const { result, unmount } = renderHook(() => useServerNow(60_000));
  const before = result.current;
  act(() => learnServerTime(new Date(Date.now() + 24 * HOUR_MS).toISOString()));
  expect(result.current - before).toBeGreaterThanOrEqual(24 * HOUR_MS);
  unmount();
  learnServerTime(new Date().toISOString());
});
