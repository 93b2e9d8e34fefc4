// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, REFUSAL_TOAST_MS } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  // removes toasts that an earlier test file left
  toast.removeAll();
  vi.useFakeTimers();
  // jsdom has no media queries, and react-hot-toast asks for reduced motion.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  act(() => {
    toast.removeAll();
  });
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const texts = () => screen.queryAllByRole('status').map((status) => status.textContent);

// [avisos]
test('a toast is a status that leaves after four seconds', () => {
  render(<Toaster />);
  act(() => {
    notify.success('Status atualizado!');
  });
  expect(texts()).toEqual(['Status atualizado!']);
  pass(3900);
  expect(texts()).toHaveLength(1);
  pass(100);
  pass(1000);
  expect(texts()).toEqual([]);
});

test('a refused going online stays for eight seconds', () => {
  render(<Toaster />);
  act(() => {
    notify.error('Conta suspensa até 20:31', { duration: REFUSAL_TOAST_MS });
  });
  pass(7900);
  expect(texts()).toHaveLength(1);
  pass(100);
  pass(1000);
  expect(texts()).toEqual([]);
});

test('at most three are visible: the oldest leaves for the fourth', () => {
  render(<Toaster />);
  for (const text of ['um', 'dois', 'três', 'quatro']) {
    act(() => {
      notify.info(text);
    });
  }
  pass(1000);
  expect(texts()).toEqual(['quatro', 'três', 'dois']);
});

test('the close button takes it away at once', () => {
  render(<Toaster />);
  act(() => {
    notify.error('Erro ao atribuir entrega');
  });
  act(() => screen.getByRole('button', { name: 'Fechar aviso' }).click());
  pass(1000);
  expect(texts()).toEqual([]);
});

test('the success of an act takes its earlier error away, and no other', () => {
  render(<Toaster />);
  act(() => {
    notify.error('Erro ao alterar status', { act: 'online 1' });
    notify.error('Erro ao enviar mensagem', { act: 'chat 7' });
  });
  act(() => {
    notify.done('online 1');
    notify.success('Você está ONLINE e DISPONÍVEL');
  });
  pass(500);
  expect(texts()).toEqual(['Você está ONLINE e DISPONÍVEL', 'Erro ao enviar mensagem']);
});

test('of one act only the newest error stands', () => {
  render(<Toaster />);
  act(() => notify.error('Erro ao alterar status', { act: 'online 1' }));
  act(() => notify.error('Conta suspensa até 20:31', { act: 'online 1' }));
  pass(500);
  expect(texts()).toEqual(['Conta suspensa até 20:31']);
});
