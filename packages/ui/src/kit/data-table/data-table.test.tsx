// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column } from './columns.ts';
// Loads the lazy chunk now, so that no test waits for its compilation.
import './column-menu.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { tableRecords } from './table-files.ts';
import type { DataTableModel, DataTableOptions, ShownTable } from './table-model.ts';
import { useDataTable } from './use-data-table.ts';

type Row = { id: number; comercio: string; entregas: number };
const columns: Column<Row>[] = [
  { id: 'comercio', title: 'Comércio', fields: ['comercio'], value: (row) => row.comercio, pinned: true },
  {
    id: 'entregas',
    title: 'Entregas',
    numeric: true,
    fields: ['entregas'],
    value: (row) => row.entregas,
    total: (rows) => rows.reduce((sum, row) => sum + row.entregas, 0),
  },
];
const data: Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: index,
  comercio: `Loja ${String(index).padStart(2, '0')}`,
  entregas: index,
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/');
});
afterEach(cleanup);

let model: DataTableModel<Row>;
type ScreenProps = { options: Partial<DataTableOptions<Row>>; look: Partial<DataTableProps<Row>> };
function Screen({ options, look }: ScreenProps) {
  model = useDataTable({ columns, data, rowId: (row) => row.id, ...options });
  return (
    <DataTable
      table={model}
      title="Comércios"
      search="Buscar comércio"
      chooseColumns
      empty={{ title: 'Nenhum comércio' }}
      {...look}
    />
  );
}
const table = (options: ScreenProps['options'] = {}, look: ScreenProps['look'] = {}) => (
  <Screen options={options} look={look} />
);
const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('twenty-five rows on a page, the total over all of them', () => {
  render(table());
  expect(screen.getByText('1–25 de 30')).toBeInTheDocument();
  expect(firstCells()).toHaveLength(26);
  expect(screen.getByRole('cell', { name: '435' })).toBeInTheDocument();
});

test('a heading sorts, figures from the largest, and the address remembers it', async () => {
  render(table());
  await userEvent.click(screen.getByRole('button', { name: 'Entregas' }));
  expect(firstCells()[0]).toBe('Loja 29');
  expect(screen.getByRole('columnheader', { name: 'Entregas' }).getAttribute('aria-sort')).toBe('descending');
  expect(window.location.search).toBe('?ordem=-entregas');
  cleanup();
  render(table());
  expect(firstCells()[0]).toBe('Loja 29');
});

test('"/" focuses the search, which narrows rows and total; another page is one click away', async () => {
  render(table());
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  expect(firstCells()[0]).toBe('Loja 25');
  await userEvent.keyboard('/');
  await userEvent.keyboard('loja 2');
  expect(window.location.search).toBe('?busca=loja+2');
  expect(firstCells()).toEqual([...data.slice(20).map((row) => row.comercio), 'Total']);
  expect(screen.getByRole('cell', { name: '245' })).toBeInTheDocument();
});

test('a search without a result says so and can be undone', async () => {
  render(table());
  await userEvent.type(screen.getByRole('searchbox'), 'nada');
  expect(screen.getByText('Nada encontrado para “nada”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(screen.getByText('1–25 de 30')).toBeInTheDocument();
});

test('a column can be taken away and brought back', async () => {
  render(table());
  await userEvent.click(screen.getByRole('button', { name: /Colunas/ }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Entregas' }));
  expect(window.location.search).toBe('?colunas=comercio');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Voltar ao padrão' }));
  expect(window.location.search).toBe('');
});

test('loading, error and empty have their own look', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(table({ data: undefined }));
  expect(screen.getByRole('table', { name: 'Comércios' }).getAttribute('aria-busy')).toBe('true');
  rerender(table({ data: undefined, error: { title: 'Erro ao carregar dados', onRetry } }));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(onRetry).toHaveBeenCalled();
  rerender(table({ data: [] }));
  expect(screen.getByText('Nenhum comércio')).toBeInTheDocument();
});

test('the table has the rows that pass the search, in their order', async () => {
  render(table({ initialSort: { id: 'entregas', desc: true } }));
  await userEvent.type(screen.getByRole('searchbox'), 'loja 1');
  expect(model.rows.map((row) => row.id)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
});

test('on a phone a row is two lines', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  render(table({}, { phoneRow: (row) => <p>{row.comercio} no celular</p> }));
  expect(screen.getByText('Loja 00 no celular')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  vi.unstubAllGlobals();
});

test('the export gets the rows and columns on show, all pages of them, sorted and searched', () => {
  window.history.replaceState(null, '', '/admin/?busca=Loja%202&ordem=-entregas&colunas=comercio');
  const told = vi.fn<(shown: ShownTable) => void>();
  const records = () => model.shown()<object[]>(tableRecords);
  const view = render(table({ onTable: told }));
  expect(records()).toHaveLength(10);
  expect(records()[0]).toEqual({ comercio: 'Loja 29' });
  expect(told.mock.lastCall?.[0](tableRecords)).toEqual(records());
  window.history.replaceState(null, '', '/admin/');
  view.unmount();
  const whole = render(table());
  expect(records()).toHaveLength(30);
  expect(records()[3]).toEqual({ comercio: 'Loja 03', entregas: 3 });
  whole.rerender(table({ incomplete: true }));
  expect(records()).toEqual([]);
});
