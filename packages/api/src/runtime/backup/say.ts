import type { CopyProgress } from '@corre/db/copy/origin.ts';

/** Prints one line of a command, in Portuguese. */
export type Dizer = (linha: string) => void;

const numero = new Intl.NumberFormat('pt-BR');

export const count = (linhas: number): string => `${numero.format(linhas)} ${linhas === 1 ? 'linha' : 'linhas'}`;

export const megabytes = (bytes: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

const distance = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Returns how long ago something was: 'há 3 minutos'. */
export function ago(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  return distance.format(-Math.max(0, Math.floor(seconds / length)), unit);
}

/** The interval between two progress lines of a long table, in milliseconds. */
const REMINDER_MS = 5000;

/** Prints each table that has rows, and the progress of long ones. */
export function tableProgress(dizer: Dizer): CopyProgress {
  let said = Date.now();
  return (table, rows, done) => {
    if (!done && Date.now() - said < REMINDER_MS) return;
    said = Date.now();
    if (rows > 0) dizer(`  ${table.padEnd(20)} ${count(rows)}${done ? '' : ' …'}`);
  };
}
