// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { captureInstall } from './install.ts';
import { InstallOffer } from './install-offer.tsx';

const asked = vi.fn(() => Promise.resolve());
const offered = () =>
  act(
    () => void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: asked })),
  );
const offer = (momento = true) => <InstallOffer momento={momento} motivo="Abre direto da tela inicial." />;

beforeAll(captureInstall);
beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
});
afterEach(() => {
  cleanup();
  act(() => void dispatchEvent(new Event('appinstalled')));
  vi.restoreAllMocks();
});

test('a browser that cannot install offers nothing', () => {
  const { container } = render(offer());
  expect(container.textContent).toBe('');
});

test("'Instalar' waits for its moment and asks the browser's own question once", async () => {
  const view = render(offer(false));
  offered();
  expect(view.container.textContent).toBe('');
  view.rerender(offer());
  await userEvent.click(await screen.findByRole('button', { name: 'Instalar' }));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(view.container.textContent).toBe('');
});

test("'Agora não' lasts a month", async () => {
  const view = render(offer());
  offered();
  await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(view.container.textContent).toBe('');
  const later = Date.now() + 31 * 24 * 60 * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  offered();
  expect(await screen.findByRole('button', { name: 'Instalar' })).toBeInTheDocument();
});

test('an iPhone is told the way in words', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)');
  render(offer());
  expect(await screen.findByText(/Adicionar à Tela de Início/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull();
});
