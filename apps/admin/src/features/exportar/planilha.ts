import { defuse } from '@corre/ui/kit/csv/defuse.ts';
import type { CsvValue } from '@corre/ui/kit/csv/to-csv.ts';
import writeXlsxFile from 'write-excel-file/browser';

/** One row of an export, keyed by its headings. */
export type Registro = Readonly<Record<string, CsvValue>>;

/** Widest column of a sheet, in characters. */
const LARGURA_MAX = 48;
const LARGURA_MIN = 10;

const cell = (valor: CsvValue) => {
  if (valor === undefined || valor === null) return null;
  if (typeof valor === 'number' || typeof valor === 'boolean') return valor;
  // A cell of text runs nothing, but the file may be saved as CSV later.
  return defuse(typeof valor === 'object' ? valor.join('; ') : valor);
};

/** The columns of the records, named by the first record's keys, and how wide each has to be. */
export function larguras(records: readonly Registro[]): { chave: string; largura: number }[] {
  return Object.keys(records[0] ?? {}).map((chave) => {
    const maior = Math.max(chave.length, ...records.map((registro) => String(cell(registro[chave]) ?? '').length));
    return { chave, largura: Math.min(LARGURA_MAX, Math.max(LARGURA_MIN, maior + 2)) };
  });
}

/** An Excel workbook of one sheet: the same header and rows as the CSV, numbers as numbers. */
export function planilha(records: readonly Registro[]): Promise<Blob> {
  const columns = larguras(records);
  const header = columns.map(({ chave }) => ({ value: chave, fontWeight: 'bold' as const }));
  const linhas = records.map((registro) => columns.map(({ chave }) => cell(registro[chave])));
  return writeXlsxFile([header, ...linhas], {
    columns: columns.map(({ largura }) => ({ width: largura })),
    stickyRowsCount: 1,
  }).toBlob();
}
