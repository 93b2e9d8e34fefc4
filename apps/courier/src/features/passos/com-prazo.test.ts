import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comPrazo } from './com-prazo.ts';
import type { Marco, Passo } from './passo.ts';

const chegada: Marco = { tipo: 'marco', marco: 'no_cliente', solicitacao_id: 7, endereco: 'Rua A, 1', quando: 1 };
const comFoto: Passo = {
  ...chegada,
  tipo: 'etapa',
  novo_status: 'finalizada',
  paradas: [7],
  prova: { codigo: null, recebedor: null, foto: true },
};
/** The phone's storage hangs: no signal ends that. */
const hangs = () => new Promise<boolean>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends an attempt that waits for something that hangs, so that the next one can begin', async () => {
  for (const [passo, ms] of [
    [chegada, 12_000],
    [comFoto, 120_000],
  ] as const) {
    const [ended, slow] = [vi.fn(), vi.fn()];
    const attempt = comPrazo(passo, hangs, slow).then(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect([ended.mock.calls, slow.mock.calls.length]).toEqual([[], ms === 12_000 ? 0 : 1]);
    await vi.advanceTimersByTimeAsync(2);
    await attempt;
    expect(ended).toHaveBeenCalledWith(false);
  }
});

it('returns what the attempt returns in time, and leaves no timer behind', async () => {
  expect(await comPrazo(chegada, async () => true, vi.fn())).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('takes the word of an attempt that ends by the abort: the server has accepted the step, and the view is slow', async () => {
  const attempt = comPrazo(
    chegada,
    (signal) => new Promise((end) => signal.addEventListener('abort', () => end(true))),
    vi.fn(),
  );
  await vi.advanceTimersByTimeAsync(12_002);
  expect(await attempt).toBe(true);
});
