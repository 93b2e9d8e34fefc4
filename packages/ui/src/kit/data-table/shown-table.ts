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
