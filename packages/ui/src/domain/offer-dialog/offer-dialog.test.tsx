// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OfferDialog } from './offer-dialog.tsx';

afterEach(cleanup);

test('an offer focuses its heading, so that a stray Enter answers and mutes nothing', async () => {
  const pressed = vi.fn();
  render(
    <OfferDialog
      open
      onDismiss={() => undefined}
      title="Nova entrega"
      action={
        <button type="button" onClick={pressed}>
          Silenciar
        </button>
      }
      footer={
        <button type="button" onClick={pressed}>
          Aceitar
        </button>
      }
    >
      <p>Rua Joubert de Carvalho, 623</p>
    </OfferDialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nova entrega' })));
  await userEvent.keyboard('{Enter}');
  expect(pressed).not.toHaveBeenCalled();
});
