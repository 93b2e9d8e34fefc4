// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LimpezaView } from './limpeza.tsx';

const done = {
  terminada_em: '2026-11-21T17:40:00.000Z',
  duracao_ms: 1_250,
  linhas: 40_000,
  ha_mais: true,
  falhou: false,
  tarefas: [
    {
      tarefa: 'ofertas',
      terminada_em: '2026-11-21T17:40:00.000Z',
      duracao_ms: 1_250,
      linhas: 40_000,
      ha_mais: true,
      falhou: false,
    },
    {
      tarefa: 'turnos',
      terminada_em: '2026-11-21T17:40:00.000Z',
      duracao_ms: 0,
      linhas: 0,
      ha_mais: false,
      falhou: false,
    },
  ],
} as const;
const nada = { failed: false, retrying: false, reload: () => undefined };

test('says when the last sweep was, what it took away, and that more is left', () => {
  render(<LimpezaView {...nada} limpeza={{ ...done, tarefas: [...done.tarefas] }} />);
  expect(screen.getByText(/1,3 s, 40\.000 linhas/)).toBeVisible();
  expect(screen.getByText('Ofertas antigas')).toBeVisible();
  expect(screen.queryByText('Tempo online antigo')).toBeNull();
  expect(screen.getByText('Ainda há mais: continua em um minuto.')).toBeVisible();
});

test('before the first one it says so', () => {
  const nenhuma = { terminada_em: null, duracao_ms: 0, linhas: 0, ha_mais: false, falhou: false, tarefas: [] };
  render(<LimpezaView {...nada} limpeza={nenhuma} />);
  expect(screen.getByText('Nenhuma limpeza ainda')).toBeVisible();
});

test('what could not be loaded is asked for again', async () => {
  const reload = vi.fn();
  render(<LimpezaView {...nada} limpeza={undefined} failed reload={reload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});
