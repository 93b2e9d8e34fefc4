// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
// Loads the lazy chunk now, so that no test waits for its compilation.
import './open-menu.tsx';

afterEach(cleanup);

const chosen = vi.fn();
const menu = () => (
  <Menu
    trigger={<button type="button">Ações</button>}
    items={[
      { label: 'Ver detalhes', onSelect: () => chosen('detalhes') },
      { label: 'Suspender', onSelect: () => chosen('suspender') },
    ]}
  />
);
const button = () => screen.getByRole('button', { name: 'Ações' });

test('before it is pressed it is its button alone, and says that a menu is behind it', () => {
  render(menu());
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.body.querySelectorAll('*')).toHaveLength(2);
});

test('a press by key opens it with the focus on the first item', async () => {
  render(menu());
  button().focus();
  fireEvent.click(button(), { detail: 0 });
  const first = await screen.findByRole('menuitem', { name: 'Ver detalhes' });
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
});

test('a press by pointer opens it, the choice is told once, and the focus is back on the button', async () => {
  render(menu());
  fireEvent.click(button(), { detail: 1 });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Suspender' }));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(chosen.mock.calls).toEqual([['suspender']]);
  await vi.waitFor(() => expect(document.activeElement).toBe(button()));
});

test('the arrow down opens it as well, and Escape closes it', async () => {
  render(menu());
  button().focus();
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  await screen.findByRole('menu');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
