import { addDays } from '../format/dates.ts';

/** A span of calendar days. Both days belong to the span. */
export type Periodo = { de: string; ate: string };

const MS_POR_DIA = 86_400_000;

/** Returns the number of days of a span. */
export const dias = ({ de, ate }: Periodo): number => Math.round((Date.parse(ate) - Date.parse(de)) / MS_POR_DIA) + 1;

/**
 * Returns a row for every day of a span, in order. A day without a row gets `vazio`: the server leaves out days without
 * cases, and a picture must not close the gap.
 */
export function cadaDia<Linha extends { dia: string }>(
  { de, ate }: Periodo,
  linhas: readonly Linha[],
  vazio: Omit<Linha, 'dia'>,
): Linha[] {
  const doDia = new Map(linhas.map((linha) => [linha.dia, linha]));
  if (de === '') return [];
  return Array.from({ length: dias({ de, ate }) }, (_, n) => {
    const dia = addDays(de, n);
    return doDia.get(dia) ?? ({ ...vazio, dia } as Linha);
  });
}
