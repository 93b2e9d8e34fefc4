import type { Linhas } from './gravar-linhas.ts';
import type { Sorteio } from './sorteio.ts';

/** What the history is told with: the rows so far, chance, and how late it is. */
export interface Conto {
  linhas: Linhas;
  sorteio: Sorteio;
  agora: Date;
}

export const iso = (momento: Date): string => momento.toISOString();
