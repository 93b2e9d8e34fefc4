import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStream, type StreamOptions } from './live-stream.ts';

type Callbacks = Parameters<StreamOptions['subscribe']>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(checkSession: () => Promise<unknown> = async () => ({})) {
  const opened: Callbacks[] = [];
  const seen: string[] = [];
  const stream = keepStream({
    subscribe: (callbacks) => {
      opened.push(callbacks);
      // As tRPC does: the end that this side wants is told as well.
      return { unsubscribe: () => callbacks.onComplete() };
    },
    checkSession,
    onEvent: ({ tipo }) => seen.push(tipo),
    onState: (estado) => seen.push(estado),
    onSessionLost: () => seen.push('perdida'),
  });
  const last = () => {
    const callbacks = opened.at(-1);
    if (!callbacks) throw new Error('nothing was opened');
    return callbacks;
  };
  return { opened, seen, stream, last };
}

const recusa = (httpStatus: number) =>
  TRPCClientError.from({ error: { message: 'x', code: -32_001, data: { httpStatus } } });

test('events are handed on and show that the stream lives', () => {
  const { seen, last } = start();
  last().onData({ tipo: 'inicio' });
  expect(seen).toEqual(['conectando', 'ao_vivo', 'inicio']);
});

test('a stream that ends is opened again, later each time, until it works', async () => {
  const { opened, last } = start();
  last().onComplete();
  await vi.advanceTimersByTimeAsync(500);
  expect(opened).toHaveLength(2);
  last().onError(new Error('refused'));
  await vi.advanceTimersByTimeAsync(499);
  expect(opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(501);
  expect(opened).toHaveLength(3);
});

test('a refusal makes it ask whether the session still lives', async () => {
  const { seen, last } = start(() => Promise.reject(recusa(401)));
  last().onError(new Error('the stream was refused'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toContain('perdida');
});

test('a server that is down does not end the session', async () => {
  const { seen, last } = start(() => Promise.reject(TRPCClientError.from(new TypeError('Failed to fetch'))));
  last().onError(new Error('the line is cut'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).not.toContain('perdida');
});

test('once stopped it stays so', async () => {
  const { opened, stream, last } = start();
  last().onComplete();
  stream.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
});

test('a browser that goes offline shows it at once, and the stream is tried again though nobody says that it is back', async () => {
  const { opened, seen, stream, last } = start();
  last().onData({ tipo: 'inicio' });
  stream.interrupt();
  expect(seen.at(-1)).toBe('conectando');
  await vi.advanceTimersByTimeAsync(500);
  expect(opened).toHaveLength(2);
});

test('a stream that is opened again while it lives ends quietly: no other one follows', async () => {
  const checked = vi.fn(async () => ({}));
  const { opened, seen, stream, last } = start(checked);
  last().onData({ tipo: 'inicio' });
  stream.reopen();
  last().onData({ tipo: 'inicio' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([opened.length, checked.mock.calls.length]).toEqual([2, 0]);
  expect(seen.at(-1)).toBe('inicio');
});

test('what an ended stream still says is not followed', async () => {
  const { opened, seen, stream } = start();
  stream.reopen();
  const before = [...seen];
  opened[0]?.onData({ tipo: 'inicio' });
  opened[0]?.onConnectionStateChange({ state: 'pending' });
  opened[0]?.onError(new Error('too late'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([opened.length, seen]).toEqual([2, before]);
});
