// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OnlineBar } from './online-bar.tsx';
import { OnlinePill } from './online-pill.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// [online]
test('the switch asks for the opposite of what is, also where the clock of the phone is set back', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  const onChange = vi.fn();
  const { rerender } = render(<OnlineBar online={false} line="Fora da fila" onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Ficar online', checked: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<OnlineBar online line="2º da fila" onChange={onChange} />);
  vi.advanceTimersByTime(1_000);
  vi.setSystemTime(0);
  await userEvent.click(screen.getByRole('switch', { checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('the second tap of a double tap does not take back the first, however fast the server answers', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<OnlineBar online={false} line="Fora da fila" onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch'));
  rerender(<OnlineBar online line="2º da fila" onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('while the server has not answered the switch keeps the focus and does nothing', async () => {
  const onChange = vi.fn();
  render(<OnlineBar online={false} line="Fora da fila" pendente onChange={onChange} />);
  const toggle = screen.getByRole('switch');
  await userEvent.click(toggle);
  expect(onChange).not.toHaveBeenCalled();
  expect(toggle.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(toggle);
});

test('while nobody knows where the courier stands it says neither Online nor Offline, and asks for nothing', async () => {
  const onChange = vi.fn();
  render(<OnlineBar online={null} line="Sem conexão" paused onChange={onChange} />);
  expect(screen.queryByText(/^(Online|Offline)$/)).toBeNull();
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).not.toHaveBeenCalled();
});

test('as a pill it is the same switch, says in a word how it stands, and without a line nothing of offers', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<OnlinePill online onChange={onChange} />);
  const toggle = screen.getByRole('switch', { name: 'Ficar online', checked: true });
  expect(toggle.textContent).toBe('Online');
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(onChange.mock.calls).toEqual([[false]]);
  rerender(<OnlinePill online paused onChange={onChange} />);
  expect(toggle.textContent).toBe('Sem conexão');
  rerender(<OnlinePill online={null} onChange={onChange} />);
  expect(screen.queryByText(/^(Online|Offline)$/)).toBeNull();
});
