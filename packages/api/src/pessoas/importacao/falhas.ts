import type { FalhaDaLinha } from '@corre/contract/importacao/contrato.ts';
import type { z } from 'zod';

/** A row with the fields that its schema gave, and its line in the sheet. */
export interface Lida<Ficha> {
  linha: number;
  ficha: Ficha;
}

/** Rows that are right, and what is wrong with the others. */
export interface Leitura<Ficha> {
  lidas: Lida<Ficha>[];
  falhas: FalhaDaLinha[];
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

/** Returns a fault for every row whose key an earlier row of the sheet has already. */
export function repetidas<Ficha>(
  lidas: readonly Lida<Ficha>[],
  campo: string,
  chaveDe: (ficha: Ficha) => string,
): FalhaDaLinha[] {
  const vistas = new Map<string, number>();
  return lidas.flatMap(({ linha, ficha }) => {
    const chave = chaveDe(ficha);
    const antes = vistas.get(chave);
    if (antes === undefined) vistas.set(chave, linha);
    return antes === undefined ? [] : [{ linha, campo, frase: `Repetido: a linha ${antes} tem o mesmo` }];
  });
}

/** Returns a fault for every row whose key somebody in the database has already. */
export const emUso = <Ficha>(
  lidas: readonly Lida<Ficha>[],
  usadas: ReadonlySet<string>,
  { campo, chaveDe, frase }: { campo: string; chaveDe: (ficha: Ficha) => string; frase: string },
): FalhaDaLinha[] => lidas.flatMap(({ linha, ficha }) => (usadas.has(chaveDe(ficha)) ? [{ linha, campo, frase }] : []));
