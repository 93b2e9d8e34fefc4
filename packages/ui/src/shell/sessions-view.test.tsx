// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionsView } from './sessions-view.tsx';

afterEach(cleanup);

const NOW = Date.parse('2026-11-21T22:41:00Z');
const SESSOES = [
  {
    id: 'a',
    aparelho: 'Chrome no Android',
    metodo: 'senha' as const,
    criada_em: '2026-11-21T12:03:00Z',
    usada_em: '2026-11-21T22:40:00Z',
    atual: true,
  },
  {
    id: 'b',
    aparelho: 'Edge no Windows',
    metodo: 'passkey' as const,
    criada_em: '2026-11-19T18:20:00Z',
    usada_em: '2026-11-21T22:34:00Z',
    atual: false,
  },
];

function reveal(props: Partial<Parameters<typeof SessionsView>[0]> = {}) {
  const actions = { reload: vi.fn(), encerrar: vi.fn(), leaveAll: vi.fn() };
  render(
    <SessionsView
      sessoes={SESSOES}
      failed={false}
      retrying={false}
      encerrando={null}
      leaving={false}
      now={NOW}
      {...actions}
      {...props}
    />,
  );
  return actions;
}

test('the device in hand is named and has no button; the other one ends, and the focus stays on the card', async () => {
  const { encerrar } = reveal();
  expect(screen.getAllByText('este aparelho')).toHaveLength(1);
  expect(screen.getByText(/Entrou em 19\/11\/2026 15:20 com passkey · último uso há 7 min/)).toBeInTheDocument();
  const botoes = screen.getAllByRole('button', { name: /^Encerrar a sessão/ });
  expect(botoes.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Encerrar a sessão: Edge no Windows, desde 19/11/2026 15:20',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Edge no Windows/ }));
  expect(encerrar).toHaveBeenCalledWith('b');
  expect(document.activeElement?.textContent).toBe('Aparelhos');
});

test('leaving all devices is asked first', async () => {
  const { leaveAll } = reveal();
  await userEvent.click(screen.getByRole('button', { name: 'Sair de todos os aparelhos' }));
  expect(leaveAll).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'));
  await userEvent.click(screen.getByRole('button', { name: /Sair de todos$|Sair de todosSaindo/ }));
  expect(leaveAll).toHaveBeenCalledOnce();
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  const { reload } = reveal({ sessoes: undefined, failed: true });
  expect(screen.getByRole('alert').textContent).toContain('Erro ao carregar sessões');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});
