// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Example({ shownOnce = false, onTab }: { shownOnce?: boolean; onTab?: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={onTab}>
        Histórico
      </button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          shownOnce={shownOnce}
          title="Segredo novo"
          footer={
            <button type="button" onClick={() => setOpen(false)}>
              Já copiei
            </button>
          }
        >
          corre_live_x
        </Dialog>
      )}
    </>
  );
}

test('Escape closes a dialog, but none that shows something once', async () => {
  const { unmount } = render(<Example />);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  render(<Example shownOnce />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Já copiei' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const byMouse = (element: Element, click: MouseEventInit) =>
  Object.assign(createEvent.click(element, click), { pointerType: 'mouse' });

test('the second tap of a double tap does not press what the dialog lay over; a later or another one does', () => {
  vi.useFakeTimers();
  const onTab = vi.fn();
  render(<Example onTab={onTab} />);
  fireEvent.click(screen.getByRole('button', { name: 'Já copiei' }), { detail: 1, clientX: 200, clientY: 700 });
  expect(screen.queryByRole('dialog')).toBeNull();
  const tab = screen.getByText('Histórico');
  fireEvent.click(tab, { detail: 2, clientX: 203, clientY: 698 });
  // Each tap of a finger has `detail` 1.
  fireEvent.click(tab, { detail: 1, clientX: 203, clientY: 698 });
  fireEvent(tab, byMouse(tab, { detail: 2, clientX: 203, clientY: 698 }));
  expect(onTab).not.toHaveBeenCalled();
  fireEvent.click(tab, { detail: 1, clientX: 20, clientY: 30 });
  expect(onTab).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  fireEvent.click(tab, { detail: 1, clientX: 203, clientY: 698 });
  expect(onTab).toHaveBeenCalledTimes(2);
});

test('whoever has a mouse presses at once what came in the place of the button that they pressed', () => {
  const onTab = vi.fn();
  render(<Example onTab={onTab} />);
  const close = screen.getByRole('button', { name: 'Já copiei' });
  fireEvent(close, byMouse(close, { detail: 1, clientX: 200, clientY: 700 }));
  const tab = screen.getByText('Histórico');
  fireEvent(tab, byMouse(tab, { detail: 1, clientX: 200, clientY: 700 }));
  expect(onTab).toHaveBeenCalledTimes(1);
});
