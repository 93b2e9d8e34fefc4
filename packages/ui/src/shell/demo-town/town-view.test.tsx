// @vitest-environment jsdom
import type { EstadoDaCidade } from '@corre/contract/demonstracao/cidade.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TownView } from './town-view.tsx';

afterEach(cleanup);

const WORKING: EstadoDaCidade = {
  andamento: 'trabalhando',
  ritmo: 1,
  comecando: false,
  pode_ligar: false,
  pedidos: [],
};
const HELD: EstadoDaCidade = { ...WORKING, andamento: 'parada' };
const OFF: EstadoDaCidade = { ...WORKING, andamento: 'desligada' };
const STOPPED: EstadoDaCidade = { ...OFF, pode_ligar: true };
const STARTING: EstadoDaCidade = { ...STOPPED, comecando: true };

type Props = Parameters<typeof TownView>[0];

function reveal(props: Partial<Props>) {
  const acts = { reload: vi.fn(), change: vi.fn(), wish: vi.fn(), start: vi.fn() };
  const view = (more: Partial<Props>) => (
    <TownView
      estado={WORKING}
      failed={false}
      retrying={false}
      holding={false}
      starting={false}
      wishing={false}
      desejo={undefined}
      onde="Maringá de mentira, sexta, 20:48"
      form="row"
      {...acts}
      {...more}
    />
  );
  const { rerender } = render(view(props));
  return { ...acts, again: (more: Partial<Props>) => rerender(view({ ...props, ...more })) };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('a working town says where and when it is, and is paused', async () => {
  const { change } = reveal({});
  expect(screen.getByText('Maringá de mentira, sexta, 20:48')).toBeInTheDocument();
  expect(buttons()).toEqual(['Pausar']);
  await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(change).toHaveBeenCalledWith({ parada: true });
});

test('a held town says so, also to a voice, and goes on with the same button', async () => {
  const { change, again } = reveal({});
  screen.getByRole('button', { name: 'Pausar' }).focus();
  again({ estado: HELD });
  expect(screen.getByText('Parada')).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('Cidade de demonstração: Parada');
  expect(document.activeElement?.textContent).toBe('Continuar');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(change).toHaveBeenCalledWith({ parada: false });
});

test('the pace is one of three', async () => {
  const { change } = reveal({ estado: { ...WORKING, ritmo: 5 } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '×5' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '×20' }));
  expect(change).toHaveBeenCalledWith({ ritmo: 20 });
});

test('each panel has its own wish, and a wish under way is not sent again', async () => {
  const { wish, again } = reveal({ desejo: 'oferta', form: 'sheet' });
  await userEvent.click(screen.getByRole('button', { name: 'Mandar uma oferta para mim' }));
  expect(wish).toHaveBeenCalledOnce();
  again({ wishing: true });
  await userEvent.click(screen.getByRole('button', { name: 'Mandar uma oferta para mim' }));
  expect(wish).toHaveBeenCalledOnce();
  again({ desejo: 'pedido' });
  expect(buttons()).toEqual(['Pausar', 'Pedir por uma loja']);
});

test('a town that stopped is started again with one button, which keeps the focus until it works', async () => {
  const { start, again } = reveal({ estado: STOPPED, desejo: 'pedido' });
  expect(screen.getByText('A cidade parou')).toBeInTheDocument();
  expect(buttons()).toEqual(['Ligar de novo']);
  await userEvent.click(screen.getByRole('button', { name: 'Ligar de novo' }));
  expect(start).toHaveBeenCalledOnce();
  again({ estado: STARTING, starting: true });
  expect(screen.getByText('A cidade começa em alguns segundos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ligar de novo' }));
  expect(start).toHaveBeenCalledOnce();
  again({ estado: WORKING });
  expect(document.activeElement?.textContent).toBe('Pausar');
});

test('a town that starts by itself has nothing to press', () => {
  reveal({ estado: STARTING, desejo: 'pedido' });
  expect(screen.getByText('A cidade começa em alguns segundos')).toBeInTheDocument();
  expect(buttons()).toEqual([]);
});

test('a town that this server cannot start has nothing to press', () => {
  reveal({ estado: OFF, desejo: 'pedido' });
  expect(screen.getByText('A cidade parou')).toBeInTheDocument();
  expect(buttons()).toEqual([]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a state that does not load can be asked for again, and a failed look keeps the last state', async () => {
  const { reload, again } = reveal({ estado: undefined });
  expect(buttons()).toEqual([]);
  again({ estado: undefined, failed: true });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
  again({ estado: WORKING, failed: true });
  expect(buttons()).toEqual(['Pausar']);
});
