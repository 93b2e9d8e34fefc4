// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepButton } from '../../domain/step-button/step-button.tsx';
import { GUARD_MS } from './guarded-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tap = () => fireEvent.click(screen.getByRole('button'));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a double tap takes one step: the button is dead for 1.5 s after it appeared and after each change', () => {
  const taken: string[] = [];
  const step = (name: string) => (
    <StepButton etapa={name} onClick={() => taken.push(name)}>
      {name}
    </StepButton>
  );
  const view = render(step('Estou no Comércio'));
  tap();
  expect(taken).toEqual([]);
  pass(GUARD_MS);
  tap();
  view.rerender(step('Saí para Entrega'));
  tap();
  pass(GUARD_MS - 1);
  tap();
  expect(taken).toEqual(['Estou no Comércio']);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  pass(1);
  tap();
  expect(taken).toEqual(['Estou no Comércio', 'Saí para Entrega']);
});

test('a refused step can be tried again at once', () => {
  const taken: number[] = [];
  const step = (pendente: boolean) => (
    <StepButton etapa="a" pendente={pendente} onClick={() => taken.push(1)}>
      a
    </StepButton>
  );
  const view = render(step(false));
  pass(GUARD_MS);
  tap();
  view.rerender(step(true));
  tap();
  view.rerender(step(false));
  tap();
  expect(taken).toEqual([1, 1]);
});
