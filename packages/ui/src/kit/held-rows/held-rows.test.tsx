// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PointerEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NewRows } from './new-rows.tsx';
import { useHeldRows } from './use-held-rows.ts';

afterEach(cleanup);

type Row = { id: number; nome: string };
const row = (id: number, nome = `linha ${id}`): Row => ({ id, nome });

type Props = { rows: Row[]; all?: Row[]; list?: string; lastToo?: boolean };

function List({ rows, ...options }: Props) {
  const held = useHeldRows(rows, ({ id }) => id, options);
  return (
    <>
      <div data-testid="box" {...held.card}>
        <NewRows news={held.news} show={held.show} />
        <input aria-label="Buscar" />
        <ul {...held.box} data-still={held.still}>
          {held.rows.map(({ id, nome }) => (
            <li key={id}>
              <button type="button">{nome}</button>
            </li>
          ))}
        </ul>
      </div>
      <button type="button">fora</button>
    </>
  );
}

const seen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const box = () => screen.getByTestId('box');

test('under a mouse rows keep their places, take their new content, and new ones are counted', async () => {
  const { rerender } = render(<List rows={[row(1), row(2)]} />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(4), row(3), row(2, 'linha 2, aceita'), row(1)]} />);
  expect(seen()).toEqual(['linha 1', 'linha 2, aceita']);
  expect(screen.getByRole('status').textContent).toBe('2 novas');
  await userEvent.click(screen.getByRole('button', { name: '2 novas' }));
  expect(seen()).toEqual(['linha 4', 'linha 3', 'linha 2, aceita', 'linha 1']);
});

test('what is shown anew under the mouse is measured anew', async () => {
  const still = () => screen.getByRole('list').dataset.still;
  const { rerender } = render(<List rows={[row(1)]} list="abertas" />);
  expect(still()).toBe('false');
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  const first = still();
  expect(first).not.toBe('false');
  rerender(<List rows={[row(2), row(1), row(3)]} list="abertas" />);
  expect(still()).toBe(first);
  await userEvent.click(screen.getByRole('button', { name: '1 nova' }));
  const second = still();
  rerender(<List rows={[row(1)]} list="todas" />);
  expect(new Set([first, second, still(), 'false']).size).toBe(4);
});

test('rows below the last one move nothing, so they are shown at once', () => {
  const { rerender } = render(<List rows={[row(1), row(2)]} />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(9), row(1), row(2), row(3), row(4)]} />);
  expect(seen()).toEqual(['linha 1', 'linha 2', 'linha 3', 'linha 4']);
  expect(screen.getByRole('status').textContent).toBe('1 nova');
});

test('a row that was shown below keeps its place too when it moves up, and the same rows in another order do not move', () => {
  const { rerender } = render(<List rows={[row(1), row(2)]} />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(1), row(2), row(3), row(4)]} />);
  rerender(<List rows={[row(4), row(2), row(1), row(3)]} />);
  expect(seen()).toEqual(['linha 1', 'linha 2', 'linha 3', 'linha 4']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where a row below would move others it waits as well', () => {
  const { rerender } = render(<List rows={[row(1), row(2)]} lastToo />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(1), row(2), row(3)]} lastToo />);
  expect(seen()).toEqual(['linha 1', 'linha 2']);
  expect(screen.getByRole('status').textContent).toBe('1 nova');
  fireEvent.pointerLeave(box());
  expect(seen()).toEqual(['linha 1', 'linha 2', 'linha 3']);
});

test('a list that is left shows the present rows', () => {
  const { rerender } = render(<List rows={[row(1)]} />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(2), row(1)]} />);
  fireEvent.pointerLeave(box());
  expect(seen()).toEqual(['linha 2', 'linha 1']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the focus holds the list as the mouse does, until it goes elsewhere', async () => {
  const { rerender } = render(<List rows={[row(1)]} />);
  await userEvent.tab();
  await userEvent.tab();
  rerender(<List rows={[row(2), row(1)]} />);
  expect(seen()).toEqual(['linha 1']);
  fireEvent.pointerLeave(box());
  expect(seen()).toEqual(['linha 1']);
  screen.getByRole('button', { name: 'fora' }).focus();
  expect(await screen.findByText('linha 2')).toBeInTheDocument();
});

test('a text field beside the rows does not hold them', async () => {
  const { rerender } = render(<List rows={[row(1)]} />);
  screen.getByRole('textbox').focus();
  rerender(<List rows={[row(2), row(1)]} />);
  expect(seen()).toEqual(['linha 2', 'linha 1']);
});

test('a list whose rows are all gone shows what comes, and holds that', () => {
  const { rerender } = render(<List rows={[row(1)]} lastToo />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(2)]} lastToo />);
  expect(seen()).toEqual(['linha 2']);
  rerender(<List rows={[row(3), row(2)]} lastToo />);
  expect(seen()).toEqual(['linha 2']);
});

test('another filter, or more rows, are held at once while the mouse stays', () => {
  const { rerender } = render(<List rows={[row(1)]} list="todas" />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(9), row(8)]} list="pendentes" />);
  expect(seen()).toEqual(['linha 9', 'linha 8']);
  rerender(<List rows={[row(10), row(8), row(9)]} list="pendentes" />);
  expect(seen()).toEqual(['linha 9', 'linha 8']);
  expect(screen.getByRole('status').textContent).toBe('1 nova');
  fireEvent.pointerLeave(box());
  expect(seen()).toEqual(['linha 10', 'linha 8', 'linha 9']);
});

test('another filter is held at once while the focus stays in the rows', async () => {
  const { rerender } = render(<List rows={[row(1)]} list="todas" />);
  await userEvent.tab();
  await userEvent.tab();
  rerender(<List rows={[row(1), row(2)]} list="pendentes" />);
  rerender(<List rows={[row(2), row(1)]} list="pendentes" />);
  expect(seen()).toEqual(['linha 1', 'linha 2']);
});

test('a list that nothing holds is free after another filter, too', () => {
  const { rerender } = render(<List rows={[row(1)]} list="todas" />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(box());
  rerender(<List rows={[row(1)]} list="pendentes" />);
  rerender(<List rows={[row(2), row(1)]} list="pendentes" />);
  expect(seen()).toEqual(['linha 2', 'linha 1']);
});

test('a finger does not hold the list, and neither does the filter before', () => {
  const { rerender } = render(<List rows={[row(1)]} list="todas" />);
  fireEvent.pointerEnter(box(), { pointerType: 'touch' });
  rerender(<List rows={[row(2), row(1)]} list="todas" />);
  expect(seen()).toEqual(['linha 2', 'linha 1']);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(9)]} list="pendentes" />);
  expect(seen()).toEqual(['linha 9']);
});

test('a row that left the filter keeps its place, and one that is gone leaves', () => {
  const { rerender } = render(<List rows={[row(1), row(2), row(3)]} />);
  fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
  rerender(<List rows={[row(3)]} all={[row(3), row(1, 'linha 1, finalizada')]} />);
  expect(seen()).toEqual(['linha 1, finalizada', 'linha 3']);
});

test('a row that is a list itself stays one row', () => {
  const { result, rerender } = renderHook(({ rows }) => useHeldRows(rows, ([first]) => first ?? 0), {
    initialProps: { rows: [[1, 2], [3]] },
  });
  const mouse = { pointerType: 'mouse', currentTarget: document.body, target: document.body };
  act(() => result.current.card.onPointerEnter(mouse as unknown as PointerEvent<HTMLElement>));
  rerender({ rows: [[3], [1, 2]] });
  expect(result.current.rows).toEqual([[1, 2], [3]]);
});

test('what waited is shown by the keyboard too, and nothing holds the list after that', async () => {
  const { rerender } = render(<List rows={[row(1)]} />);
  await userEvent.tab();
  await userEvent.tab();
  rerender(<List rows={[row(2), row(1)]} />);
  expect(seen()).toEqual(['linha 1']);
  screen.getByRole('button', { name: '1 nova' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(<List rows={[row(3), row(2), row(1)]} />);
  expect(seen()).toEqual(['linha 3', 'linha 2', 'linha 1']);
});

test('a focused row that leaves the page lets the list go', async () => {
  const { rerender } = render(<List rows={[row(1), row(2)]} />);
  await userEvent.tab();
  await userEvent.tab();
  rerender(<List rows={[row(3), row(2)]} />);
  rerender(<List rows={[row(4), row(3), row(2)]} />);
  expect(seen()).toEqual(['linha 4', 'linha 3', 'linha 2']);
});
