import { useCallback, useRef } from 'react';
import type { Column } from './columns.ts';

/** A table as it is shown, with the row type hidden: passes its ordered columns and rows to an export function. */
export type ShownTable = <Result>(
  read: <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]) => Result,
) => Result;

/** Wraps columns and rows as a `ShownTable`. */
export const shownTable =
  <TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): ShownTable =>
  (read) =>
    read(columns, rows);

const nothing = shownTable([], []);

/** Connects a DataTable with an export button outside it: `onTable` is for the DataTable, `table` for the button. */
export function useShownTable() {
  const shown = useRef(nothing);
  const onTable = useCallback((next: ShownTable) => {
    shown.current = next;
  }, []);
  const table = useCallback(() => shown.current, []);
  return { onTable, table };
}
