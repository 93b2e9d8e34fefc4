// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUARD_MS } from '../guarded-press/use-guarded-press.ts';
import { SlideButton } from './slide-button.tsx';
import { PRESS_APART_MS, PRESS_FORGET_MS } from './use-second-press.ts';

const confirmed = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  confirmed.mockClear();
  // jsdom lays nothing out: a track of 328 × 80 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 328, 80));
  render(<SlideButton onConfirm={confirmed}>Finalizar Entrega</SlideButton>);
  pass(GUARD_MS);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = () => screen.getByRole('button');
const tap = () => fireEvent.click(button());
function slide(px: number) {
  fireEvent.pointerDown(button(), { clientX: 20, button: 0 });
  fireEvent.pointerMove(button(), { clientX: 20 + px });
  fireEvent.pointerUp(button(), { clientX: 20 + px });
  tap();
}

test('sliding to the end confirms once, half the way does nothing', () => {
  slide(120);
  expect(confirmed).not.toHaveBeenCalled();
  expect(button().textContent).toContain('Finalizar Entrega');
  slide(240);
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('a double tap confirms nothing; two presses a second apart do', () => {
  tap();
  pass(150);
  tap();
  expect(confirmed).not.toHaveBeenCalled();
  expect(button().textContent).toContain('Toque de novo para confirmar');
  pass(PRESS_APART_MS);
  tap();
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('a press that nothing follows is forgotten', () => {
  tap();
  pass(PRESS_FORGET_MS);
  tap();
  expect(confirmed).not.toHaveBeenCalled();
});

test('it is dead for 1.5 s after it came under the finger', () => {
  cleanup();
  render(<SlideButton onConfirm={confirmed}>Finalizar Entrega</SlideButton>);
  slide(240);
  tap();
  pass(PRESS_APART_MS);
  tap();
  expect(confirmed).not.toHaveBeenCalled();
});
