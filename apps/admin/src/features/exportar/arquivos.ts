import { downloadFile, toCsv } from '@corre/ui/kit/csv/csv.ts';
import { tableRecords, tableSheet } from '@corre/ui/kit/data-table/table-files.ts';
import type { ShownTable } from '@corre/ui/kit/data-table/table-model.ts';
import { planilha } from './planilha.ts';

export type Formato = 'csv' | 'xlsx';

/** Makes the file of each format. This module loads only at an export. */
const fazer: Record<Formato, (table: ShownTable) => Blob | Promise<Blob>> = {
  csv: (table) => new Blob([toCsv(table(tableRecords))], { type: 'text/csv;charset=utf-8' }),
  xlsx: (table) => planilha(table(tableSheet)),
};

/** Downloads a table as a file with this name and the extension of the format. */
export async function baixar(nome: string, formato: Formato, table: ShownTable): Promise<void> {
  downloadFile(`${nome}.${formato}`, await fazer[formato](table));
}
