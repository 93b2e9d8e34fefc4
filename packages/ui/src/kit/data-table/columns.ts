import {
  type ColumnDef,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CsvValue } from '../csv/csv.ts';
import { locale } from '../format/money.ts';

/** The value by which a column sorts and searches. */
export type CellValue = string | number | boolean | null | undefined;

/** The format of a spreadsheet column, text by default. 'porcento' is a number from 0 to 100. */
export type ColumnKind = 'inteiro' | 'reais' | 'porcento' | 'dia' | 'instante';

export type Column<TRow> = {
  /** also the column's name in the address */
  id: string;
  title: string;
  value: (row: TRow) => CellValue;
  /** how the cell renders; by default the value */
  cell?: (row: TRow) => ReactNode;
  /** right-aligned, tabular figures */
  numeric?: boolean;
  /** false: the heading is no button */
  sortable?: boolean;
  /** false: the search skips this column */
  searchable?: boolean;
  /** hidden until chosen in the column picker */
  hidden?: boolean;
  /** always shown, locked in the column picker */
  pinned?: boolean;
  /** for an exported table: the record's fields that the column shows; they are the CSV header */
  fields?: readonly (keyof TRow & string)[];
  kind?: ColumnKind;
  /** replaces the value in a spreadsheet: words, a list */
  sheetValue?: (row: TRow) => CsvValue;
  /** the sum over all rows that pass the search */
  total?: (rows: readonly TRow[]) => number;
  /** formats the sum */
  formatTotal?: (total: number) => string;
  /** extra classes of the heading and the cells, such as a width */
  className?: string;
};

/** Contains only the features in use, to keep the rest of the library out of the bundle. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
});
export type Features = typeof features;

const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });

/**
 * Compares two values for an ascending order: empty values first, numbers by size, texts by the Portuguese alphabet.
 */
export function compareValues(a: CellValue, b: CellValue): number {
  const emptyA = a === null || a === undefined || a === '';
  const emptyB = b === null || b === undefined || b === '';
  if (emptyA || emptyB) return Number(emptyB) - Number(emptyA);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Removes accents and case: 'joao' finds 'João'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Returns whether a value contains the query. Digits alone also match a formatted number: '44999' finds '(44) 999…'.
 */
export function matches(value: CellValue, search: string): boolean {
  const wanted = plain(search);
  if (wanted === '') return true;
  const text = plain(String(value ?? ''));
  if (text.includes(wanted)) return true;
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : '';
  return digits.length >= 3 && text.replace(/\D/g, '').includes(digits);
}

/** Converts our columns to the library's column definitions. */
export function toColumnDefs<TRow extends RowData>(columns: readonly Column<TRow>[]): ColumnDef<Features, TRow>[] {
  return columns.map(({ id, value, sortable = true, pinned = false }) => ({
    id,
    accessorFn: (row: TRow): CellValue => value(row),
    enableSorting: sortable,
    enableHiding: !pinned,
    sortFn: (a, b, columnId) => compareValues(a.getValue<CellValue>(columnId), b.getValue<CellValue>(columnId)),
  }));
}
