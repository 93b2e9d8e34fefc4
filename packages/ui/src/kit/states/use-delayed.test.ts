// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDelayed } from './use-delayed.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a short wait shows nothing, a long one shows after 300 ms, the end hides at once', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ active }) => useDelayed(active), { initialProps: { active: true } });
  act(() => vi.advanceTimersByTime(299));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
  rerender({ active: true });
  expect(result.current).toBe(false);
});
