import type { CsvRecord, CsvValue } from '../csv/to-csv.ts';
import type { Column, ColumnKind } from './columns.ts';

/** A table for a spreadsheet: readable headings, what each column is, its sum. */
export type Sheet = {
  columns: readonly { title: string; tipo: ColumnKind | undefined; total: number | undefined }[];
  rows: readonly (readonly CsvValue[])[];
};

/** A field as it came; one that is no plain value has no place in a file. */
function plainField(value: unknown): CsvValue {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const legible = (value: CsvValue): CsvValue => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** The records as they came, with the fields that the columns show (specification §2). A column without `campos` is left out. */
export function tableRecords<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): CsvRecord[] {
  const fields = [...new Set(columns.flatMap(({ campos = [] }) => campos))];
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, plainField(row[field])])));
}

/** The cells under their headings, with the sums over all rows. */
export function tableSheet<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): Sheet {
  return {
    columns: columns.map(({ title, tipo, total }) => ({ title, tipo, total: total?.(rows) })),
    rows: rows.map((row) => columns.map(({ planilha, valor }) => legible((planilha ?? valor)(row)))),
  };
}
