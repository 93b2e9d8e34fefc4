import type { TarefaLimpeza } from '@corre/contract/vocabulario.ts';
import type { Em } from '@corre/db/orm.ts';
import { type Expression, sql } from '@corre/db/sql.ts';
import type { Config } from '../../base/config.ts';
import type { Vault } from '../../base/vault.ts';

/** What a kind of the sweep works with. */
export interface Means {
  em: Em;
  config: Config;
  vault: Vault;
}

/**
 * What one batch did: how many rows it took away, whether it was a full one, after which there may be more, and how far the
 * kind is done now, in its own terms (null: as far as before).
 */
export interface Batch {
  linhas: number;
  cheio: boolean;
  ate: string | null;
}

/** Takes the next rows of one kind away, at most about `LIMPEZA_LOTE`, found by an index from `ate` on, in one transaction. */
export type NextBatch = (means: Means, ate: string | null) => Promise<Batch>;

export type Tasks = Record<TarefaLimpeza, NextBatch>;

/** The instant before which something is old enough; `dias` of 0 keep for ever. As a subquery, so that an index can take it. */
export const antesDe = (dias: number): Expression<string> =>
  dias === 0
    ? sql<string>`'-infinity'::timestamptz`
    : sql<string>`(select agora() - make_interval(days => ${dias}::int))`;

/** Where a kind that is done in the order of time goes on. */
export const depoisDe = (ate: string | null): Expression<string> => sql<string>`${ate ?? '-infinity'}::timestamptz`;
