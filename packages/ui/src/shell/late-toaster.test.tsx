// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // The files of one worker share the toasts.
  toast.removeAll();
  vi.unstubAllGlobals();
});

test('what is said before the toasts are there is shown once they are, without waiting for the calm', async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const [{ LateToaster }, { notify }] = await Promise.all([
    import('./late-toaster.tsx'),
    import('../kit/toaster/notify.ts'),
  ]);
  render(<LateToaster />);
  notify.info('dito cedo');
  await screen.findByText('dito cedo', {}, { timeout: 8_000 });
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
