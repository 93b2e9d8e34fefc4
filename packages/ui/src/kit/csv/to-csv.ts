import { defuse } from './defuse.ts';

/** What a cell may hold; a list (such as courier names) is one value. */
export type CsvValue = string | number | boolean | null | undefined | readonly string[];

/** A file's row: the header's words are its keys. */
export type CsvRecord = Readonly<Record<string, CsvValue>>;

/** What some spreadsheet takes for the end of a cell or a row, or for the start of a quoted one. */
const separators = /\r\n|[,;"\t\r\n\v\f\u0085\u2028\u2029]/g;

/** Numbers stay as they are: a negative amount must not turn into text. */
function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' / ');
  return defuse(text).replace(separators, ' ');
}

/**
 * The specification's CSV (§2): header from the first record's keys, values comma-joined, no quoting. Because nothing is
 * quoted, a separator or quote inside a value becomes a blank. '' for no records: the caller says 'Nenhum dado para exportar'.
 */
export function toCsv(records: readonly CsvRecord[]): string {
  const [first] = records;
  if (!first) return '';
  const keys = Object.keys(first);
  const rows = records.map((record) => keys.map((key) => cell(record[key])).join(','));
  return [keys.map(cell).join(','), ...rows].join('\n');
}
