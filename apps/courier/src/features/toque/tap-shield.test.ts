// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondTap } from './tap-shield.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the page is shielded for half a second after what lay over it closed, and at no other time', () => {
  const { result, rerender } = renderHook(({ aberta }) => useSecondTap(aberta), { initialProps: { aberta: false } });
  expect(result.current).toBe(false);
  rerender({ aberta: true });
  expect(result.current).toBe(false);
  rerender({ aberta: false });
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(500));
  expect(result.current).toBe(false);
});
