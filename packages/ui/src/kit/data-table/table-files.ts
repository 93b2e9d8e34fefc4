import type { CsvRecord, CsvValue } from '../csv/csv.ts';
import type { Column, ColumnKind } from './columns.ts';

/** A table for a spreadsheet: headings, the type of each column, and its sum. */
export type Sheet = {
  columns: readonly { title: string; kind: ColumnKind | undefined; total: number | undefined }[];
  rows: readonly (readonly CsvValue[])[];
};

/** Returns a field unchanged, or null when it is not a plain value. */
function plainField(value: unknown): CsvValue {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const legible = (value: CsvValue): CsvValue => (typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : value);

/** Returns the records with the fields that the columns show [relatorios]. A column without `fields` is left out. */
export function tableRecords<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): CsvRecord[] {
  const fields = [...new Set(columns.flatMap(({ fields = [] }) => fields))];
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, plainField(row[field])])));
}

/** Returns the cells under their headings, with the sums over all rows. */
export function tableSheet<TRow>(columns: readonly Column<TRow>[], rows: readonly TRow[]): Sheet {
  return {
    columns: columns.map(({ title, kind, total }) => ({ title, kind, total: total?.(rows) })),
    rows: rows.map((row) => columns.map(({ sheetValue, value }) => legible((sheetValue ?? value)(row)))),
  };
}
