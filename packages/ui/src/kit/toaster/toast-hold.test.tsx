// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx';
import { notify } from './notify.ts';
import { holdToasts } from './toast-hold.ts';
import { Toaster } from './toaster.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// One clock for all tests, because the errors of the test before must be past.
beforeAll(() => void vi.useFakeTimers());
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  pass(60_000);
  holdToasts()();
  act(() => toast.removeAll());
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.useRealTimers());

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

test('an error that a closing dialog was told stands as a toast for its time', () => {
  const view = render(<Question open />);
  act(() => notify.error('Erro ao cancelar solicitação'));
  view.rerender(<Question open={false} />);
  expect(texts()).toEqual(['Erro ao cancelar solicitação']);
  pass(3900);
  expect(texts()).toEqual(['Erro ao cancelar solicitação']);
  pass(200);
  pass(1000);
  expect(texts()).toEqual([]);
});

test('an error of a question over a drawer moves into the drawer', () => {
  const inside: (string | undefined)[] = [];
  const drawer = holdToasts((notice) => inside.push(notice?.text));
  const view = render(<Question open />);
  act(() => notify.error('Erro ao excluir comercio'));
  view.rerender(<Question open={false} />);
  expect(inside).toEqual(['Erro ao excluir comercio']);
  expect(texts()).toEqual([]);
  act(() => drawer());
  expect(texts()).toEqual(['Erro ao excluir comercio']);
});

test('an error is not said again that stood for its time, that was closed by hand or that a success replaced', () => {
  const view = render(<Question open />);
  const close = () => {
    view.rerender(<Question open={false} />);
    view.rerender(<Question open />);
  };
  act(() => notify.error('ficou'));
  pass(4000);
  close();
  act(() => notify.error('lido'));
  act(() => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Fechar aviso' }).click());
  close();
  act(() => notify.error('corrigido'));
  act(() => notify.success('feito'));
  view.rerender(<Question open={false} />);
  expect(texts()).toEqual(['feito']);
});

test('an error that a dialog opens over comes back after the dialog; one that was closed by hand does not', () => {
  const view = render(<Question open={false} />);
  act(() => {
    notify.error('Erro ao atualizar status');
    notify.error('lido');
  });
  act(() => screen.getAllByRole('button', { name: 'Fechar aviso' })[0]?.click());
  view.rerender(<Question open />);
  pass(60_000);
  expect(texts()).toEqual([]);
  view.rerender(<Question open={false} />);
  expect(texts()).toEqual(['Erro ao atualizar status']);
});
