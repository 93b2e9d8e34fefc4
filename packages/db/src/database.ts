import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Insertable, QueryCreator, Selectable, Updateable } from 'kysely';
import type { entities } from './entities.ts';

/** Every table and its columns, as the query builder sees them. Derived from the entities. */
export interface Database extends InferKyselyDB<(typeof entities)[number]> {}

/** A row as a query returns it: `Row<'oferta'>`, `Pick<Row<'solicitacao'>, 'id' | 'status'>`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** The values of an insert. Columns with a default and columns that the database computes may be left out. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;

/** The values of an update. */
export type RowChange<Table extends keyof Database> = Updateable<Database[Table]>;

/** The start of a query: the database, or the part of a query that begins a query of its own. */
export type Queries = QueryCreator<Database>;
