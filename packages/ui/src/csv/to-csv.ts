/** What a cell may hold: lists (such as courier names) are joined with a semicolon. */
export type CsvValue = string | number | boolean | null | undefined | readonly string[];

/** A spreadsheet runs a text that starts with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;
const separators = /\r\n|[,\r\n]/g;

/** Numbers stay as they are: a negative amount must not turn into text. */
function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join('; ');
  return (formulaStart.test(text) ? `'${text}` : text).replace(separators, ' ');
}

/**
 * The specification's CSV (§2): header from the first record's keys, values comma-joined, no quoting. Because nothing is
 * quoted, a comma or line break inside a value becomes a blank. '' for no records: the caller says 'Nenhum dado para exportar'.
 */
export function toCsv(records: readonly Readonly<Record<string, CsvValue>>[]): string {
  const [first] = records;
  if (!first) return '';
  const keys = Object.keys(first);
  const rows = records.map((record) => keys.map((key) => cell(record[key])).join(','));
  return [keys.map(cell).join(','), ...rows].join('\n');
}
