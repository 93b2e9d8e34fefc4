// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OnlineBar } from './online-bar.tsx';

afterEach(cleanup);

test('the switch asks for the opposite of what is', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<OnlineBar online={false} linha="Fora da fila" onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Ficar online', checked: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(<OnlineBar online linha="2º da fila" onChange={onChange} />);
  await userEvent.click(screen.getByRole('switch', { checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('while the server has not answered the switch is disabled', () => {
  render(<OnlineBar online={false} linha="Fora da fila" pendente onChange={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
});
