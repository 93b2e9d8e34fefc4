import { type ColumnSort, type RowData, useTable } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { usePrinting } from '../media-query/use-printing.ts';
import { type CellValue, type Features, features, matches, toColumnDefs } from './columns.ts';
import { type DataTableModel, type DataTableOptions, noTable, type ShownTable, shownTable } from './table-model.ts';
import { useTableUrl } from './use-table-url.ts';

const nothing: never[] = [];
const onePage = { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER };

/** Combines the library's table with the state in the address: search, order, page and columns. */
export function useDataTable<TRow extends RowData>(options: DataTableOptions<TRow>): DataTableModel<TRow> {
  const { columns, data, incomplete = false, error, rowId, initialSort, prefix = '', continuous } = options;
  const [state, change] = useTableUrl(prefix, initialSort);
  // Paper has no second page to click to.
  const whole = usePrinting() || continuous !== undefined;
  const definitions = useMemo(() => toColumnDefs(columns), [columns]);
  const sorting = useMemo<ColumnSort[]>(() => (state.sortBy ? [{ id: state.sortBy, desc: state.desc }] : []), [state]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, pinned, hidden }) => [id, pinned || (state.columns ? state.columns.includes(id) : !hidden)]),
      ),
    [columns, state.columns],
  );
  const pagination = useMemo(
    () => (whole ? onePage : { pageIndex: state.page - 1, pageSize: state.pageSize }),
    [state, whole],
  );
  const table = useTable<Features, TRow>({
    features,
    columns: definitions,
    data: data ?? nothing,
    getRowId: (row) => String(rowId(row)),
    globalFilterFn: (row, columnId, search: string) => matches(row.getValue<CellValue>(columnId), search),
    getColumnCanGlobalFilter: (column) => columns.find(({ id }) => id === column.id)?.searchable !== false,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility, pagination, globalFilter: state.search },
  });
  const pages = Math.max(1, table.getPageCount());
  const tooFar = !whole && data !== undefined && state.page > pages;
  useEffect(() => {
    if (tooFar) change({ page: pages });
  });
  const visibleColumns = useMemo(() => columns.filter(({ id }) => columnVisibility[id]), [columns, columnVisibility]);
  const sorted = table.getSortedRowModel().rows;
  const rows = useMemo(() => sorted.map((row) => row.original), [sorted]);
  const tell = useEffectEvent((shown: ShownTable) => options.onTable?.(shown));
  useEffect(() => {
    if (!incomplete) tell(shownTable(visibleColumns, rows));
  }, [visibleColumns, rows, incomplete]);
  return {
    columns,
    data,
    incomplete,
    error,
    selected: options.selected,
    onRow: options.onRow,
    continuous,
    state,
    change,
    visibleColumns,
    rows,
    pageRows: table.getRowModel().rows,
    shown: () => (incomplete ? noTable : shownTable(visibleColumns, rows)),
  };
}
