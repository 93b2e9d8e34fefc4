// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdToasts } from '../toaster/toast-hold.ts';
import { Toaster } from '../toaster/toaster.tsx';
import { useFailureNotice } from './failure-notice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const texts = () => screen.queryAllByRole('status').map((status) => status.textContent);

function List({ failed }: { failed: boolean }) {
  useFailureNotice(failed, 'Erro ao carregar entregadores');
  return null;
}

test('a failing list says it once, however many views miss it, and takes it back with the recovery', () => {
  const lists = (failed: boolean) => (
    <>
      <Toaster />
      <List failed={failed} />
      <List failed={failed} />
    </>
  );
  const view = render(lists(true));
  expect(texts()).toEqual(['Erro ao carregar entregadores']);
  view.rerender(lists(false));
  pass(500);
  expect(texts()).toEqual([]);
});

test('a list that fails and recovers while a dialog is open says nothing', () => {
  const list = (failed: boolean) => (
    <>
      <Toaster />
      <List failed={failed} />
    </>
  );
  const release = holdToasts();
  const view = render(list(true));
  view.rerender(list(false));
  act(() => release());
  pass(500);
  expect(texts()).toEqual([]);
});
