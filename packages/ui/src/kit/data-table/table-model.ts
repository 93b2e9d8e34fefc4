import type { Row, RowData } from '@tanstack/react-table';
import { type ReactNode, useCallback, useRef } from 'react';
import type { Column, Features } from './columns.ts';
import type { TableState } from './use-table-url.ts';

export type DataTableOptions<TRow extends RowData> = {
  /** must be a constant or memoised: a new array rebuilds the table */
  columns: readonly Column<TRow>[];
  /** undefined while loading */
  data: readonly TRow[] | undefined;
  /** `data` has only the first rows so far: no counts, sums, export or further pages */
  incomplete?: boolean;
  error?: { title: string; onRetry: () => void };
  rowId: (row: TRow) => string | number;
  initialSort?: { id: string; desc?: boolean };
  /** separates the address parameters of two tables on one page */
  prefix?: string;
  /** the id of the chosen row */
  selected?: string | number;
  /** called with the row that the user chooses; the first cell becomes a button over the whole row */
  onRow?: (row: TRow) => void;
  /** one list of any length without pages; renders the rows in view; columns need fixed widths (`className`) */
  continuous?: ContinuousParts;
  /** called at every change with the table for an export outside this component (`useShownTable`) */
  onTable?: (shown: ShownTable) => void;
};

/** A table: its data and the state that the address keeps. `DataTable` renders it. */
export type DataTableModel<TRow extends RowData> = Pick<
  DataTableOptions<TRow>,
  'columns' | 'data' | 'incomplete' | 'error' | 'selected' | 'onRow' | 'continuous'
> & {
  state: TableState;
  /** Changes the state. The first page follows, unless the patch names another. */
  change: (patch: Partial<TableState>) => void;
  /** the visible columns, in order */
  visibleColumns: readonly Column<TRow>[];
  /** every row that passes the search, in the chosen order, on all pages */
  rows: readonly TRow[];
  /** the rows of the current page */
  pageRows: readonly Row<Features, TRow>[];
  /** Returns the visible columns with all rows, for an export. An incomplete table has none. */
  shown: () => ShownTable;
};

/** The props that all rows of a table share. */
export type RowProps<TRow extends RowData> = {
  table: DataTableModel<TRow>;
  dense: boolean;
  actions?: (row: TRow) => ReactNode;
  rowClass?: (row: TRow) => string | undefined;
};

export type PhoneListProps<TRow extends RowData> = {
  title: string;
  table: DataTableModel<TRow>;
  phoneRow: (row: TRow) => ReactNode;
  actions?: (row: TRow) => ReactNode;
};

/** The parts that render all rows as one list. */
export type ContinuousParts = {
  Body: <TRow extends RowData>(props: RowProps<TRow>) => ReactNode;
  PhoneList: <TRow extends RowData>(props: PhoneListProps<TRow>) => ReactNode;
};

/** A table as it is shown, with the row type hidden: passes its ordered columns and rows to an export function. */
export type ShownTable = <Result>(
  read: <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]) => Result,
) => Result;

/** Wraps columns and rows as a `ShownTable`. */
export const shownTable =
  <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): ShownTable =>
  (read) =>
    read(columns, rows);

/** A table without columns and rows. */
export const noTable = shownTable([], []);

/** Connects a table with an export button above its component: `onTable` is for the table, `table` for the button. */
export function useShownTable() {
  const shown = useRef(noTable);
  const onTable = useCallback((next: ShownTable) => {
    shown.current = next;
  }, []);
  const table = useCallback(() => shown.current, []);
  return { onTable, table };
}
