/**
 * Whether processes of the former release keep working on the schema after this step (ADR 0009). After `expand` all of
 * them do. After `contract` only those that know the migration `needs` do: since that migration no code uses the
 * removed parts.
 */
type Phase = { phase: 'expand' } | { phase: 'contract'; needs: string };

/**
 * The work of a migration.
 *
 * - `sql`: statements of one transaction.
 * - `apart`: statements that PostgreSQL accepts only outside a transaction (`create index concurrently`). Each may be
 *   repeated.
 * - `batch`: one statement that touches a few thousand rows at most. It is repeated until it touches none.
 */
type Work = { sql: string } | { apart: readonly string[] } | { batch: string };

/**
 * One step of the schema. `exceptions` names the rules of `schema/migration-rules.ts` that it breaks on purpose, with
 * the reason.
 */
export type Migration = Phase & Work & { exceptions?: Readonly<Record<string, string>> };

/**
 * A migration with its name. The name is the file's name, `yyyymmddhhmmss-kebab-case`. It defines the order, and the
 * database stores it.
 */
export type NamedMigration = Migration & { name: string };
