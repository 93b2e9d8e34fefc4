// @vitest-environment jsdom

import { FALHAS } from '@corre/contract/falhas.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdToasts } from '../kit/toaster/toast-hold.ts';
import { Toaster } from '../kit/toaster/toaster.tsx';
import { notifyFailure, textWithReason, useFailureNotice } from './failure-notice.ts';

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

test('an act and a list that fail in the same words say it once', () => {
  render(
    <>
      <Toaster />
      <List failed />
    </>,
  );
  act(() => notifyFailure('Erro ao carregar entregadores', new TypeError('Failed to fetch')));
  expect(texts()).toEqual(['Erro ao carregar entregadores']);
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
  // An error that an earlier file raised may be told again.
  expect(texts()).not.toContain('Erro ao carregar entregadores');
});

const answer = (httpStatus: number, detail: string) =>
  Object.assign(new Error(detail), { data: { code: 'X', httpStatus, detail } });

// [falhas]
test('a failure is the text of the catalogue, with the reason when the server gives one', () => {
  const falha = FALHAS['solicitacoes.cancelar'];
  expect(textWithReason(falha, new TypeError('Failed to fetch'))).toBe('Erro ao cancelar solicitação');
  expect(textWithReason(falha, answer(500, falha))).toBe('Erro ao cancelar solicitação');
  expect(textWithReason(falha, answer(409, 'O entregador já saiu.'))).toBe(
    'Erro ao cancelar solicitação. O entregador já saiu.',
  );
});

test('a reason that says the same is not said twice', () => {
  expect(textWithReason('Erro ao alterar senha', answer(400, 'Erro ao alterar senha'))).toBe('Erro ao alterar senha');
});
