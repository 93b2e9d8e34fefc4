// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptTheme } from '../theme/use-theme.ts';
import { ThemeChoice } from './theme-choice.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 22), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Perfil() {
  useKeptTheme({ nightByClock: true });
  return <ThemeChoice />;
}
const theme = () => document.documentElement.dataset.theme;

test('a courier who opens the choice at night stays in the dark, until another one is chosen', () => {
  render(<Perfil />);
  expect(theme()).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'Claro' }));
  expect(theme()).toBe('light');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Claro' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Sistema' }));
  expect(theme()).toBe('dark');
});
