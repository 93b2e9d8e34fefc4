import writeXlsxFile, { type SheetData } from 'write-excel-file/browser';
import { type CsvRecord, defuse, downloadFile, toCsv } from '../csv/csv.ts';
import type { PlotTable } from './plot-table.ts';

/** Width of a column of a sheet, in characters. */
const WIDTH = 16;

const recordsOf = ({ columns, rows }: PlotTable): CsvRecord[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]])));

/** Returns the cells of the sheet: headings, then rows. Numbers stay numbers; a text runs nothing. */
function cells({ columns, rows }: PlotTable): SheetData {
  const header = columns.map((title) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const lines = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value: defuse(value), type: String };
    }),
  );
  return [header, ...lines];
}

/** Downloads the numbers of a picture as CSV. */
export function downloadCsv(file: string, table: PlotTable): void {
  downloadFile(`${file}.csv`, new Blob([toCsv(recordsOf(table))], { type: 'text/csv;charset=utf-8' }));
}

/** Downloads the numbers of a picture as an Excel workbook. */
export async function downloadExcel(file: string, table: PlotTable): Promise<void> {
  const columns = table.columns.map(() => ({ width: WIDTH }));
  downloadFile(`${file}.xlsx`, await writeXlsxFile(cells(table), { columns, stickyRowsCount: 1 }).toBlob());
}
