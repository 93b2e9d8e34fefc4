import { type ColumnSort, type ReactTable, type RowData, useTable } from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import { type CellValue, type Column, type Features, features, matches, toColumnDefs } from './columns.ts';
import { type TableUrl, type TableUrlDefaults, useTableUrl } from './use-table-url.ts';

export type DataTableModel<TRow extends RowData> = {
  table: ReactTable<Features, TRow>;
  url: TableUrl;
  change: (patch: Partial<TableUrl>) => void;
  /** the visible columns, in order */
  visiveis: Column<TRow>[];
  /** every row that passes the search, in the chosen order, on all pages */
  linhas: TRow[];
};

type Input<TRow> = {
  columns: readonly Column<TRow>[];
  dados: readonly TRow[] | undefined;
  rowId: (row: TRow) => string | number;
  prefix: string;
  initialOrder: TableUrlDefaults;
  /** no pages: all rows are one list */
  continuous: boolean;
};

const nothing: never[] = [];

/** Combines the library's table model with the state in the address. */
export function useDataTable<TRow extends RowData>(input: Input<TRow>): DataTableModel<TRow> {
  const { columns, dados, rowId, prefix, initialOrder, continuous } = input;
  const [url, change] = useTableUrl(prefix, initialOrder);
  const definitions = useMemo(() => toColumnDefs(columns), [columns]);
  const sorting = useMemo<ColumnSort[]>(() => (url.ordem ? [{ id: url.ordem, desc: url.desc }] : []), [url]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, pinned, hidden }) => [id, pinned || (url.columns ? url.columns.includes(id) : !hidden)]),
      ),
    [columns, url.columns],
  );
  const pagination = useMemo(
    () =>
      continuous
        ? { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER }
        : { pageIndex: url.pagina - 1, pageSize: url.por_pagina },
    [url, continuous],
  );
  const table = useTable<Features, TRow>({
    features,
    columns: definitions,
    data: dados ?? nothing,
    getRowId: (row) => String(rowId(row)),
    globalFilterFn: (row, columnId, busca: string) => matches(row.getValue<CellValue>(columnId), busca),
    getColumnCanGlobalFilter: (column) => columns.find(({ id }) => id === column.id)?.busca !== false,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility, pagination, globalFilter: url.busca },
  });
  const pages = Math.max(1, table.getPageCount());
  const tooFar = !continuous && dados !== undefined && url.pagina > pages;
  useEffect(() => {
    if (tooFar) change({ pagina: pages });
  });
  const visiveis = useMemo(() => columns.filter(({ id }) => columnVisibility[id]), [columns, columnVisibility]);
  const { rows } = table.getSortedRowModel();
  const linhas = useMemo(() => rows.map((row) => row.original), [rows]);
  return {
    table,
    url,
    change,
    visiveis,
    linhas,
  };
}
