import { formatTimeWithSeconds, isoDay } from '@corre/ui/domain/format/dates.ts';
import { type CsvValue, defuse, downloadFile, toCsv } from '@corre/ui/kit/csv/csv.ts';
import type { ColumnKind } from '@corre/ui/kit/data-table/columns.ts';
import { type Sheet, tableRecords, tableSheet } from '@corre/ui/kit/data-table/table-files.ts';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/browser';

/** Maximum width of a sheet's column, in characters. */
const WIDTH_MAX = 48;
const WIDTH_MIN = 10;
/** Width of a number, a date or an amount with its symbol, in characters. */
const FIGURE_WIDTH = 16;

const FORMATOS: Record<ColumnKind, string> = {
  inteiro: '#,##0',
  reais: '[$R$-416] #,##0.00',
  porcento: '0.0%',
  dia: 'dd/mm/yyyy',
  instante: 'dd/mm/yyyy hh:mm',
};

/** Spreadsheets have no time zones. The cell gets the time in São Paulo as if it were UTC. */
function noFuso(instant: string, tipo: 'dia' | 'instante'): Date | null {
  const dia = isoDay(instant);
  if (dia === '') return null;
  return new Date(`${dia}T${tipo === 'dia' ? '00:00:00' : formatTimeWithSeconds(instant)}Z`);
}

function cell(valor: CsvValue, tipo: ColumnKind | undefined): Cell {
  if (valor === undefined || valor === null || valor === '') return null;
  if (typeof valor === 'boolean') return valor;
  if (typeof valor === 'number') {
    const format = tipo && FORMATOS[tipo];
    return { value: tipo === 'porcento' ? valor / 100 : valor, type: Number, ...(format && { format }) };
  }
  const text = typeof valor === 'string' ? valor : valor.join('; ');
  const when = tipo === 'dia' || tipo === 'instante' ? noFuso(text, tipo) : null;
  if (when && tipo) return { value: when, type: Date, format: FORMATOS[tipo] };
  // A text cell executes nothing, but the user may save the file as CSV later.
  return { value: defuse(text), type: String };
}

const bold = (cell: Cell): Cell =>
  typeof cell === 'object' && cell !== null && 'value' in cell ? { ...cell, fontWeight: 'bold' } : cell;

/** Returns the cells of the sheet: headings, rows, and a row of totals if a column has one. */
export function cells({ columns, rows }: Sheet): SheetData {
  const header = columns.map(({ title }) => bold({ value: title, type: String }));
  const lines = rows.map((row) => columns.map(({ kind }, index) => cell(row[index], kind)));
  if (columns.every(({ total }) => total === undefined)) return [header, ...lines];
  const sums = columns.map(({ kind, total }, index) =>
    bold(cell(total === undefined && index === 0 ? 'Total' : total, kind)),
  );
  return [header, ...lines, sums];
}

/** Returns the width of each column, in characters, within the limits. */
export function widths({ columns, rows }: Sheet): number[] {
  return columns.map(({ title, kind }, index) => {
    const text = (row: readonly CsvValue[]) => {
      const valor = row[index] ?? '';
      return (typeof valor === 'object' ? valor.join('; ') : String(valor)).length;
    };
    const maior = kind ? FIGURE_WIDTH : Math.max(0, ...rows.map(text)) + 2;
    return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, title.length + 2, maior));
  });
}

/** Returns an Excel workbook with one sheet. */
export function planilha(sheet: Sheet): Promise<Blob> {
  return writeXlsxFile(cells(sheet), {
    columns: widths(sheet).map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}

export type Format = 'csv' | 'xlsx';

/** Makes the file of each format. This module loads only at an export. */
const fileIn: Record<Format, (table: ShownTable) => Blob | Promise<Blob>> = {
  csv: (table) => new Blob([toCsv(table(tableRecords))], { type: 'text/csv;charset=utf-8' }),
  xlsx: (table) => planilha(table(tableSheet)),
};

/** Downloads a table as a file with this name and the extension of the format. */
export async function baixar(nome: string, format: Format, table: ShownTable): Promise<void> {
  downloadFile(`${nome}.${format}`, await fileIn[format](table));
}
