/**
 * Characters that may stand before a formula: spreadsheets skip blanks, invisible characters and quotes; separators
 * become blanks.
 */
const skipped = String.raw`[\s\p{Z}\p{C}'"‘’“”«»,;]*`;
/** Characters that start a formula, with their full-width, small and mathematical variants. */
const starters = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
const formula = new RegExp(`^${skipped}${starters}`, 'u');
/** Some spreadsheets skip a leading tab or carriage return and read the rest as a formula. */
const control = /^[\t\r]/;
/** A sign and digits are a number for every spreadsheet: an amount, or a telephone as it is stored. */
const signed = /^[+-]\d+([.,]\d+)?$/;

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula. Numbers with a sign stay unchanged.
 * Names and addresses come from anonymous visitors.
 */
export function defuse(text: string): string {
  const dangerous = (formula.test(text) && !signed.test(text)) || control.test(text);
  return dangerous ? `'${text}` : text;
}

/** Starts the download of a file. Revokes the address 10 s later, because Safari reads it after the click returns. */
export function downloadFile(nome: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The value of a cell. A list, such as courier names, is one value. */
export type CsvValue = string | number | boolean | null | undefined | readonly string[];

/** A row of a file. Its keys are the words of the header. */
export type CsvRecord = Readonly<Record<string, CsvValue>>;

/** Characters that some spreadsheet takes for the end of a cell or row, or for a quote. */
const separators = /\r\n|[,;"\t\r\n\v\f\u0085\u2028\u2029]/g;

/** Numbers stay as they are: `defuse` would turn a negative amount into text. */
function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(' / ');
  return defuse(text).replace(separators, ' ');
}

/**
 * Returns CSV: a header of the first record's keys, values joined by commas, no quoting [relatorios].
 * A separator or quote inside a value becomes a blank, because nothing is quoted. Returns '' without records.
 */
export function toCsv(records: readonly CsvRecord[]): string {
  const [first] = records;
  if (!first) return '';
  const keys = Object.keys(first);
  const rows = records.map((record) => keys.map((key) => cell(record[key])).join(','));
  return [keys.map(cell).join(','), ...rows].join('\n');
}
