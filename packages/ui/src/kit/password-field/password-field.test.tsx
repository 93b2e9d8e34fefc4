// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('the eye shows the password and hides it again', async () => {
  render(<PasswordField label="Senha" />);
  const input = screen.getByLabelText<HTMLInputElement>('Senha');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(input.type).toBe('password');
});

test('Caps Lock is told while the field has the focus', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Senha" />);
  await user.click(screen.getByLabelText('Senha'));
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status').textContent).toBe('Caps Lock está ligado');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('its error describes it', () => {
  render(<PasswordField label="Senha" error="Informe a senha" />);
  const input = screen.getByLabelText('Senha');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Informe a senha');
});
