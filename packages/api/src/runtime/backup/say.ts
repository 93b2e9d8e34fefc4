import type { CopyProgress } from '@corre/db/copy/origin.ts';

/** Who hears what a command says, in Portuguese, line by line. */
export type Dizer = (linha: string) => void;

const numero = new Intl.NumberFormat('pt-BR');

export const contar = (linhas: number): string => `${numero.format(linhas)} ${linhas === 1 ? 'linha' : 'linhas'}`;

export const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

/** How often a long table says how far it is, in milliseconds. */
const REMINDER_MS = 5000;

/** Prints each table that has rows, and where a long one is. */
export function tableProgress(dizer: Dizer): CopyProgress {
  let said = Date.now();
  return (table, rows, done) => {
    if (!done && Date.now() - said < REMINDER_MS) return;
    said = Date.now();
    if (rows > 0) dizer(`  ${table.padEnd(20)} ${contar(rows)}${done ? '' : ' …'}`);
  };
}
