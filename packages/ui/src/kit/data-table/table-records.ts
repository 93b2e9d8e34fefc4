import { useCallback, useRef } from 'react';
import type { CsvValue } from '../csv/to-csv.ts';
import type { Column } from './columns.ts';

/** A row of the export: the headings are its keys, in the table's order. */
export type TableRecord = Readonly<Record<string, CsvValue>>;

const legible = (value: CsvValue): CsvValue => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** The table as it is seen: its rows, its columns, in its order, under its headings (specification §2). */
export function tableRecords<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): TableRecord[] {
  const keyed = columns.map((column, index) => {
    const twice = columns.findIndex(({ title }) => title === column.title) !== index;
    return { column, key: twice ? `${column.title} (${column.id})` : column.title };
  });
  return rows.map((row) =>
    Object.fromEntries(keyed.map(({ column, key }) => [key, legible((column.exporta ?? column.valor)(row))])),
  );
}

const nothing = (): TableRecord[] => [];

/** Joins a DataTable with an export button outside it: `onTabela` for the one, `registros` for the other. */
export function useTableRecords() {
  const read = useRef(nothing);
  const onTable = useCallback((next: () => TableRecord[]) => {
    read.current = next;
  }, []);
  const records = useCallback(() => read.current(), []);
  return { onTable, records };
}
