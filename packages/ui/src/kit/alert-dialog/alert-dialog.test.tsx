// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

afterEach(cleanup);

function Example({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remover
      </button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Remover Luana?"
        description="Ela não entra mais."
        confirmLabel="Remover Entregador"
        onConfirm={onConfirm}
      />
    </>
  );
}

test('a double click on the act acts once', async () => {
  const onConfirm = vi.fn();
  render(<Example onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remover Entregador' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('the cancel button has the focus, Escape closes and the focus returns', async () => {
  const onConfirm = vi.fn();
  render(<Example onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.getByRole('alertdialog', { name: 'Remover Luana?' })).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Remover');
  expect(onConfirm).not.toHaveBeenCalled();
});
