import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Relogio } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NUNCA = new AbortController().signal;

it('gives a wait that has begun the new pace', async () => {
  const relogio = new Relogio();
  const acabou = vi.fn();
  void relogio.espera(100, NUNCA).then(acabou);
  await vi.advanceTimersByTimeAsync(50_000);
  relogio.mudar(5);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(acabou).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(acabou).toHaveBeenCalledOnce();
});

it('ends a wait whose signal aborts', async () => {
  const relogio = new Relogio();
  const fim = new AbortController();
  const espera = relogio.espera(100, fim.signal);
  fim.abort(new Error('fim'));
  await expect(espera).rejects.toThrow('fim');
  expect(vi.getTimerCount()).toBe(0);
});

it('counts the seconds of life at the pace that each of them had', async () => {
  const relogio = new Relogio();
  await vi.advanceTimersByTimeAsync(10_000);
  relogio.mudar(5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(relogio.vida).toBeCloseTo(20);
});
