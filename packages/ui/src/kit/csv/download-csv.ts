import { type CsvRecord, toCsv } from './to-csv.ts';

/** Hands a file to the browser's download. The address is revoked later: Safari reads it after the click returns. */
export function downloadFile(nome: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Downloads the records as `nome`.csv. False, and no file, when there is nothing: the caller says 'Nenhum dado para exportar'. */
export function downloadCsv(nome: string, records: readonly CsvRecord[]): boolean {
  if (records.length === 0) return false;
  downloadFile(`${nome}.csv`, new Blob([toCsv(records)], { type: 'text/csv;charset=utf-8' }));
  return true;
}
