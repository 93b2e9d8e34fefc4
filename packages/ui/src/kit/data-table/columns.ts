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
import type { CsvValue } from '../csv/to-csv.ts';
import { locale } from '../format/locale.ts';

/** What a column sorts and searches by. */
export type CellValue = string | number | boolean | null | undefined;

/** What a spreadsheet formats a column as; a text where nothing is said. 'porcento' is a number of 0 to 100. */
export type ColumnKind = 'inteiro' | 'reais' | 'porcento' | 'dia' | 'instante';

export type Column<TRow> = {
  /** also its name in the address bar */
  id: string;
  title: string;
  valor: (row: TRow) => CellValue;
  /** how it looks; the value itself when left out */
  cell?: (row: TRow) => ReactNode;
  /** right-aligned, tabular figures */
  numero?: boolean;
  /** false: the heading is no button */
  sortable?: boolean;
  /** false: the search leaves it out */
  busca?: boolean;
  /** not shown until chosen in the column picker */
  hidden?: boolean;
  /** always shown, locked in the column picker */
  pinned?: boolean;
  /** of an exported table: the record's own fields that the column shows, which head the CSV */
  campos?: readonly (keyof TRow & string)[];
  tipo?: ColumnKind;
  /** what a spreadsheet's cell says instead of the value: words, a list */
  planilha?: (row: TRow) => CsvValue;
  /** the sum over all rows that pass the search */
  total?: (rows: readonly TRow[]) => number;
  /** prints the sum */
  formato?: (total: number) => string;
  /** extra classes of heading and cells, such as a width */
  className?: string;
};

/** Only what the table uses, so that nothing else of the library is in the bundle. */
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

/** Numbers by size, texts by the Portuguese alphabet, nothing first; ascending. */
export function compareValues(a: CellValue, b: CellValue): number {
  const emptyA = a === null || a === undefined || a === '';
  const emptyB = b === null || b === undefined || b === '';
  if (emptyA || emptyB) return Number(emptyB) - Number(emptyA);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Without accents and case: 'joao' finds 'João'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Whether a value contains what was typed; numbers in a text are also found by their digits alone ('(44) 999…' by '44999'). */
export function matches(value: CellValue, busca: string): boolean {
  const wanted = plain(busca);
  if (wanted === '') return true;
  const text = plain(String(value ?? ''));
  if (text.includes(wanted)) return true;
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : '';
  return digits.length >= 3 && text.replace(/\D/g, '').includes(digits);
}

/** Our columns in the library's terms. */
export function toColumnDefs<TRow extends RowData>(columns: readonly Column<TRow>[]): ColumnDef<Features, TRow>[] {
  return columns.map(({ id, valor, sortable = true, pinned = false }) => ({
    id,
    accessorFn: (row: TRow): CellValue => valor(row),
    enableSorting: sortable,
    enableHiding: !pinned,
    sortFn: (a, b, columnId) => compareValues(a.getValue<CellValue>(columnId), b.getValue<CellValue>(columnId)),
  }));
}
