import { useCallback, useRef } from 'react';
import type { Column } from './columns.ts';

/** A table as it is seen, whatever its rows are: hands its columns and rows, in their order, to who makes a file of them. */
export type ShownTable = <Result>(
  read: <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]) => Result,
) => Result;

/** What is on show. */
export const shownTable =
  <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): ShownTable =>
  (read) =>
    read(columns, rows);

const nothing = shownTable([], []);

/** Joins a DataTable with an export button outside it: `onTable` for the one, `table` for the other. */
export function useShownTable() {
  const shown = useRef(nothing);
  const onTable = useCallback((next: ShownTable) => {
    shown.current = next;
  }, []);
  const table = useCallback(() => shown.current, []);
  return { onTable, table };
}
