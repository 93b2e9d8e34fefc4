import type { Draw } from './draw.ts';
import type { Linhas } from './write-rows.ts';

/** What the history is told with: the rows so far, chance, and how late it is. */
export interface Conto {
  linhas: Linhas;
  sorteio: Draw;
  agora: Date;
}

export const iso = (momento: Date): string => momento.toISOString();
