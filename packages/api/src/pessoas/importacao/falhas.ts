import type { FalhaDaLinha } from '@corre/contract/importacao/contrato.ts';
import type { z } from 'zod';

/** A row with the fields that its schema gave, and its line in the sheet. */
export interface Lida<Ficha> {
  linha: number;
  ficha: Ficha;
}

/** The unique values of a row, in their stored form; without those that are wrong themselves. */
export interface Chaves {
  linha: number;
  chaves: Partial<Record<string, string>>;
}

/** Rows that are right, what is wrong with the others, and the unique values of all of them. */
export interface Leitura<Ficha> {
  lidas: Lida<Ficha>[];
  falhas: FalhaDaLinha[];
  todas: Chaves[];
}

/** Returns the faults that a schema found in a row, the first of each field. */
export function falhasDoEsquema(linha: number, { issues }: z.ZodError): FalhaDaLinha[] {
  const porCampo = new Map<string | null, string>();
  for (const { path, message } of issues) {
    const campo = path[0] === undefined ? null : String(path[0]);
    if (!porCampo.has(campo)) porCampo.set(campo, message);
  }
  return [...porCampo].map(([campo, frase]) => ({ linha, campo, frase }));
}

/** Returns the values of a field, as they stand in the rows. */
export const valoresDe = (todas: readonly Chaves[], campo: string): string[] =>
  todas.flatMap(({ chaves }) => chaves[campo] ?? []);

/** Returns a fault for every row whose value an earlier row of the sheet has already. */
export function repetidas(todas: readonly Chaves[], campo: string): FalhaDaLinha[] {
  const vistas = new Map<string, number>();
  return todas.flatMap(({ linha, chaves }) => {
    const valor = chaves[campo];
    if (valor === undefined) return [];
    const antes = vistas.get(valor);
    if (antes === undefined) vistas.set(valor, linha);
    return antes === undefined ? [] : [{ linha, campo, frase: `Repetido: a linha ${antes} tem o mesmo` }];
  });
}

/** Returns a fault for every row whose value somebody in the database has already. */
export const emUso = (
  todas: readonly Chaves[],
  campo: string,
  usados: ReadonlySet<string>,
  frase: string,
): FalhaDaLinha[] =>
  todas.filter(({ chaves }) => usados.has(chaves[campo] ?? '')).map(({ linha }) => ({ linha, campo, frase }));
