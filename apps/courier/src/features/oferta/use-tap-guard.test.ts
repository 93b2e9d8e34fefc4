// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTapGuard } from './use-tap-guard.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const passar = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("an offer's buttons are dead for the first 400 ms", () => {
  const { result } = renderHook(() => useTapGuard(1, false));
  passar(399);
  expect(result.current).toBe(false);
  passar(1);
  expect(result.current).toBe(true);
});

it('a clock that is set back after an answer does not keep the next offer dead', () => {
  const { result, rerender } = renderHook(({ id, sim }) => useTapGuard(id, sim), {
    initialProps: { id: 1, sim: true },
  });
  vi.setSystemTime(Date.now() - 3_600_000);
  rerender({ id: 2, sim: false });
  passar(1_500);
  expect(result.current).toBe(true);
});

it('the second tap of a refusal does not answer the offer that follows at once', () => {
  const { result, rerender } = renderHook(
    ({ id, respondendo }: { id: number | undefined; respondendo: boolean }) => useTapGuard(id, respondendo),
    { initialProps: { id: 1, respondendo: false } as { id: number | undefined; respondendo: boolean } },
  );
  passar(400);
  rerender({ id: 1, respondendo: true });
  passar(100);
  rerender({ id: undefined, respondendo: false });
  passar(100);
  rerender({ id: 2, respondendo: false });
  passar(1_299);
  expect(result.current).toBe(false);
  passar(1);
  expect(result.current).toBe(true);
});
