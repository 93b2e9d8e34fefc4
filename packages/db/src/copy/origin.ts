import type { TableSum } from './row-sum.ts';

/** A table with the columns that are copied. Columns that the database computes are left out. */
export interface CopiedTable {
  nome: string;
  colunas: string[];
}

/** The state of a sequence. */
export interface CopiedSequence {
  nome: string;
  valor: string;
  usado: boolean;
}

/** The description at the head of a backup. Its names are Portuguese because operators read them. */
export interface Manifest {
  formato: 1;
  /** When the snapshot was taken, ISO 8601 in UTC. */
  feita_em: string;
  /** Version of the source PostgreSQL. */
  servidor: string;
  /** The migrations that made the schema. */
  migracoes: string[];
  /** Fingerprint of the data key, never the key. Null when the key was not available. */
  chave: string | null;
  /** Referenced tables stand before those that refer to them. */
  tabelas: CopiedTable[];
}

/** A source of rows: a database or a backup. */
export interface Origin {
  manifest: Manifest;
  /**
   * The rows of a table in the text form of COPY. Callers ask for the tables in the manifest's order and read each one
   * to its end.
   */
  rows(table: CopiedTable): AsyncIterable<Buffer>;
  /** The sum that the origin stores for a table, or undefined if it stores none. Available after the table's rows. */
  writtenSum(table: CopiedTable): TableSum | undefined;
  /** Available after the last table. */
  sequences(): Promise<CopiedSequence[]>;
}

/** A copy cannot be made or cannot be trusted. `message` is one line in Portuguese. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

/** Called after each table, and repeatedly within a long one. */
export type CopyProgress = (table: string, rows: number, done: boolean) => void;
