// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsLeft, useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// [oferta-prazo]
test('fifteen seconds turn urgent at five and end at zero, once', () => {
  const onEnd = vi.fn();
  const expira_em = Date.now() + 15_000;
  const { result } = renderHook(() => useCountdown({ expira_em, onEnd }));
  pass(9999);
  expect(result.current).toMatchObject({ seconds: 6, urgente: false });
  pass(1);
  expect(result.current).toMatchObject({ seconds: 5, urgente: true });
  pass(5000);
  expect(result.current).toEqual({ seconds: 0, urgente: true, ended: true });
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("the deadline is the server's: a device clock that is wrong changes nothing", () => {
  const offset = 180_000;
  const now = () => Date.now() + offset;
  const expira_em = now() + 7300;
  const { result } = renderHook(() => useCountdown({ expira_em, now }));
  expect(result.current.seconds).toBe(8);
  pass(300);
  expect(result.current.seconds).toBe(7);
});

test('a page that was hidden catches up at once when it is seen again', () => {
  const expira_em = Date.now() + 15_000;
  const { result } = renderHook(() => useCountdown({ expira_em }));
  vi.setSystemTime(Date.now() + 11_500);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current.seconds).toBe(4);
});

test('a new deadline starts a new count', () => {
  const start = Date.now();
  const { result, rerender } = renderHook(({ expira_em }) => useCountdown({ expira_em }), {
    initialProps: { expira_em: start + 3000 },
  });
  pass(3000);
  expect(result.current.ended).toBe(true);
  rerender({ expira_em: start + 18_000 });
  expect(result.current).toMatchObject({ seconds: 15, ended: false });
});

test('seconds are rounded up and never negative', () => {
  expect(secondsLeft(1001, 0)).toBe(2);
  expect(secondsLeft(1000, 0)).toBe(1);
  expect(secondsLeft(0, 5000)).toBe(0);
});
