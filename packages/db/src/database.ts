import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Insertable, QueryCreator, Selectable, Updateable } from 'kysely';
import type { entities } from './entities.ts';

/** Every table and its columns as the query builder sees them, from the entities. */
export interface Database extends InferKyselyDB<(typeof entities)[number]> {}

/** A row as a query gives it: `Row<'oferta'>`, `Pick<Row<'solicitacao'>, 'id' | 'status'>`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** What an insert takes: columns with a default, or that the database computes, may be left out. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;

/** What an update takes. */
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>;

/** Where a query begins: the database, or the part of a query that begins one of its own. */
export type Queries = QueryCreator<Database>;
