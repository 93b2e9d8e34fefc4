// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { ChatPicker } from './chat-picker.tsx';

afterEach(cleanup);

const conversa = (entrega_id: number, nome: string) => ({
  entrega_id,
  nome,
  endereco: 'Av. Brasil, 4312',
  mensagens_nao_lidas: 1,
});

function Example() {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={() => undefined} title="Com quem?" initialFocus={first}>
      <ChatPicker
        firstRef={first}
        conversas={[conversa(1, 'Ana Beatriz'), conversa(2, 'João Batista')]}
        onPick={() => undefined}
      />
    </Dialog>
  );
}

test('the first conversation can take the focus of the dialog, so that Enter opens it', async () => {
  render(<Example />);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ana Beatriz'));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
