// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS, useUndo } from './undo-bar.tsx';

const done: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = () => renderHook(() => useUndo<string>((name) => done.push(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// [desfazer]
test('an act is done after five seconds, once', () => {
  const { result } = start();
  act(() => result.current.start('liberar 1'));
  pass(UNDO_MS - 1);
  expect(done).toEqual([]);
  expect(result.current.pending).toBe('liberar 1');
  pass(1);
  pass(UNDO_MS);
  expect(done).toEqual(['liberar 1']);
  expect(result.current.pending).toBeNull();
});

test('undone it never happens', () => {
  const { result } = start();
  act(() => result.current.start('liberar 1'));
  act(() => result.current.undo());
  pass(UNDO_MS);
  expect(done).toEqual([]);
});

test('another act and a page that goes do the waiting one at once', () => {
  const { result } = start();
  act(() => result.current.start('liberar 1'));
  act(() => result.current.start('liberar 2'));
  expect(done).toEqual(['liberar 1']);
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(done).toEqual(['liberar 1', 'liberar 2']);
  pass(UNDO_MS);
  expect(done).toEqual(['liberar 1', 'liberar 2']);
});

test('a view that goes away does what waits', () => {
  const { result, unmount } = start();
  act(() => result.current.start('avaliar'));
  unmount();
  expect(done).toEqual(['avaliar']);
});
