/**
 * Whether processes of the release before go on working on the schema that this step leaves
 * (docs/decisions/0052-migrations-while-old-processes-run.md): after `expand` every one does, after `contract` only those that know
 * the migration `needs`, since which no line of ours uses what goes away.
 */
type Phase = { phase: 'expand' } | { phase: 'contract'; needs: string };

/**
 * What it does. `sql`: statements of one transaction. `apart`: statements that PostgreSQL takes outside a transaction only, each of
 * which may be repeated (`create index concurrently`). `batch`: one statement that touches a few thousand rows at most and is
 * repeated until it touches none.
 */
type Work = { sql: string } | { apart: readonly string[] } | { batch: string };

/** One step of the schema. `exceptions` names rules of `schema/migration-rules.ts` that it breaks on purpose, and why. */
export type Migration = Phase & Work & { exceptions?: Readonly<Record<string, string>> };

/** `name` is its file's, `yyyymmddhhmmss-kebab-case`: the order, and what the database keeps of it. */
export type NamedMigration = Migration & { name: string };
