import type { Draw } from './draw.ts';
import type { Linhas } from './write-rows.ts';

/** The state of the generated history: its rows, its random generator and its present time. */
export interface Conto {
  linhas: Linhas;
  draw: Draw;
  agora: Date;
  /** the bairros that the figures know, by the name in an address */
  bairros: ReadonlyMap<string, number>;
}

export const iso = (momento: Date): string => momento.toISOString();
