// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { notify } from './notify.ts';
import { holdToasts } from './toast-hold.ts';
import { Toaster } from './toaster.tsx';

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
const texts = () =>
  screen
    .queryAllByRole('status', { hidden: true })
    .map((status) => status.textContent)
    .filter((text) => text !== '');

test('equal sentences are one toast', () => {
  render(<Toaster />);
  act(() => {
    notify.error('Erro ao carregar entregadores');
    notify.error('Erro ao carregar entregadores');
    notify.info('outra');
  });
  expect(texts()).toEqual(['outra', 'Erro ao carregar entregadores']);
});

test('an open offer clears the toasts and keeps the newest three back until it closes', () => {
  render(<Toaster />);
  act(() => notify.info('antes'));
  let release = () => {};
  act(() => {
    release = holdToasts();
    for (const text of ['um', 'dois', 'dois', 'três', 'quatro']) notify.info(text);
  });
  pass(1000);
  expect(texts()).toEqual([]);
  act(() => release());
  expect(texts()).toEqual(['quatro', 'três', 'dois']);
  pass(4000);
  pass(1000);
  expect(texts()).toEqual([]);
});

test('two dialogs over each other hold until the last is closed', () => {
  render(<Toaster />);
  const first = holdToasts();
  const second = holdToasts();
  act(() => notify.success('feito'));
  act(() => first());
  expect(texts()).toEqual([]);
  act(() => second());
  expect(texts()).toEqual(['feito']);
});

function Question({ open }: { open: boolean }) {
  return (
    <>
      <Toaster />
      <AlertDialog
        open={open}
        onOpenChange={() => {}}
        title="Cancelar?"
        description="Sem volta."
        confirmLabel="Cancelar entrega"
        onConfirm={() => {}}
      />
    </>
  );
}

test('a dialog says the error of its act inside itself and lets the success wait for its end', () => {
  const view = render(<Question open />);
  act(() => notify.error('Entrega já finalizada'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Entrega já finalizada');
  act(() => notify.success('Cancelada'));
  expect(texts()).toEqual([]);
  view.rerender(<Question open={false} />);
  pass(1000);
  expect(texts()).toEqual(['Cancelada']);
});

test('what a dialog said of its act goes from inside it once the act has succeeded', () => {
  render(<Question open />);
  act(() => notify.error('Entrega já finalizada', { act: 'cancelar 1' }));
  act(() => notify.done('cancelar 1'));
  expect(screen.getByRole('alertdialog').textContent).not.toContain('Entrega já finalizada');
});
