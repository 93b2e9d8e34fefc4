import type { TableSum } from './row-sum.ts';

/** A table's rows travel with these columns; those that the database computes are not among them. */
export interface CopiedTable {
  nome: string;
  colunas: string[];
}

/** Where a sequence stands. */
export interface CopiedSequence {
  nome: string;
  valor: string;
  usado: boolean;
}

/** What a copy says of itself. Its names are read by operators in the head of a backup. */
export interface Manifest {
  formato: 1;
  /** When its snapshot was taken, ISO 8601 in UTC. */
  feita_em: string;
  /** Version of the PostgreSQL that it was taken from. */
  servidor: string;
  /** The migrations that made its schema. */
  migracoes: string[];
  /** Fingerprint of the data key, never the key; null when it was not at hand. */
  chave: string | null;
  /** Referenced tables stand before those that refer to them. */
  tabelas: CopiedTable[];
}

/** Where rows come from: a database or a backup. */
export interface Origin {
  manifest: Manifest;
  /** The rows of a table in the text form of COPY. Tables are asked for in the manifest's order, each read to its end. */
  rows(table: CopiedTable): AsyncIterable<Buffer>;
  /** What was written down about a table beside its rows; undefined where nothing was. Known after its rows. */
  writtenSum(table: CopiedTable): TableSum | undefined;
  /** Known after the last table. */
  sequences(): Promise<CopiedSequence[]>;
}

/** A copy that cannot be made, or cannot be trusted: `message` is one line in Portuguese. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

/** Told after each table, and now and then within a long one. */
export type CopyProgress = (table: string, rows: number, done: boolean) => void;
