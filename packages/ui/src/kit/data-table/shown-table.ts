import { useCallback, useRef } from 'react';
import type { CsvRecord, CsvValue } from '../csv/to-csv.ts';
import type { Column, ColumnKind } from './columns.ts';

/** The table for a spreadsheet: readable headings, what each column is, its sum. */
export type Sheet = {
  columns: readonly { title: string; tipo: ColumnKind | undefined; total: number | undefined }[];
  rows: readonly (readonly CsvValue[])[];
};

/** A table as it is seen: its rows, its columns, in its order. */
export type ShownTable = {
  /** the records as they came, with the fields that the columns show (specification §2) */
  records: () => CsvRecord[];
  sheet: () => Sheet;
};

/** A field as it came; one that is no plain value has no place in a file. */
function plainField(value: unknown): CsvValue {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const legible = (value: CsvValue): CsvValue => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** Reads columns and rows as a file does. A column without `campos` is not in the CSV. */
export function shownTable<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): ShownTable {
  return {
    records: () => {
      const fields = [...new Set(columns.flatMap(({ campos = [] }) => campos))];
      return rows.map((row) => Object.fromEntries(fields.map((field) => [field, plainField(row[field])])));
    },
    sheet: () => ({
      columns: columns.map(({ title, tipo, total }) => ({ title, tipo, total: total?.(rows) })),
      rows: rows.map((row) => columns.map(({ planilha, valor }) => legible((planilha ?? valor)(row)))),
    }),
  };
}

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
