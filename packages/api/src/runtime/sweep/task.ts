import type { TarefaLimpeza } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';

/** The input of one kind of the sweep. */
export interface Means {
  em: Em;
  config: Config;
  vault: Vault;
}

/**
 * The result of one batch. `linhas`: deleted rows. `full`: the batch was full, so there may be more. `ate`: the
 * progress of the kind, in its own unit (null: unchanged).
 */
export interface Batch {
  linhas: number;
  full: boolean;
  ate: string | null;
}

/** Deletes the next rows of one kind, about `LIMPEZA_LOTE` at most, from `ate` on in an index, in one transaction. */
export type NextBatch = (means: Means, ate: string | null) => Promise<Batch>;

export type Tasks = Record<TarefaLimpeza, NextBatch>;

/**
 * Returns the instant before which data is old enough; 0 `dias` keep it forever. A subquery, so that an index applies.
 */
export const olderThan = (dias: number): Expression<string> =>
  dias === 0
    ? sql<string>`'-infinity'::timestamptz`
    : sql<string>`(select agora() - make_interval(days => ${dias}::int))`;

/** Returns the instant from which a kind in the order of time continues. */
export const depoisDe = (ate: string | null): Expression<string> => sql<string>`${ate ?? '-infinity'}::timestamptz`;
