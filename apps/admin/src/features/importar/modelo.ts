import { COLUNAS, type TipoDePlanilha } from '@corre/contract/importacao/colunas.ts';
import { downloadFile } from '@corre/ui/kit/csv/csv.ts';

const entreAspas = (texto: string) => (/[;"\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto);

/** Returns the sample sheet as CSV: the headings and one row. Semicolons and the mark are what Excel in Brazil opens. */
export function modeloCsv(tipo: TipoDePlanilha): string {
  const linha = (celulas: readonly string[]) => celulas.map(entreAspas).join(';');
  return `\ufeff${linha(COLUNAS[tipo].map(({ titulo }) => titulo))}\r\n${linha(COLUNAS[tipo].map(({ exemplo }) => exemplo))}\r\n`;
}

/** Downloads the sample sheet. */
export const baixarModelo = (tipo: TipoDePlanilha) =>
  downloadFile(`modelo-${tipo}.csv`, new Blob([modeloCsv(tipo)], { type: 'text/csv;charset=utf-8' }));
