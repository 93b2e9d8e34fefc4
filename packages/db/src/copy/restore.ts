import type { ClientBase } from 'pg';
import { entities } from '../entities.ts';
import { type NamedMigration, readExecuted } from '../migrate/migration.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { quoted, readTables } from './database-origin.ts';
import { fill } from './fill.ts';
import { CopyError, type CopyProgress, type Manifest, type Origin } from './origin.ts';
import { withCopySession } from './session.ts';

/** Checks a filled database before the commit. Throws when the database is not acceptable. */
export type Check = (client: ClientBase) => Promise<void>;

/** The data have a schema of a later release, and the target does not have that schema. */
export class LaterSchemaError extends CopyError {
  /** the first migration that this release does not know */
  readonly migration: string;

  constructor(unknown: readonly [string, ...string[]]) {
    const others = unknown.length > 1 ? ` e mais ${unknown.length - 1}` : '';
    super(
      `Os dados são de um esquema mais novo do que o desta versão do Corre (migração ${unknown[0]}${others}), como depois de uma volta de versão. Restaure com a versão que o conhece, ou rode o migrate dela no banco vazio e repita este comando.`,
    );
    this.migration = unknown[0];
  }
}

/**
 * Copies `origin` into the database at `url`, which must have no rows yet. Runs the origin's migrations, copies its
 * rows, and runs this release's remaining migrations. If a later release has widened the origin (as before a rollback),
 * that release must have made the target's schema. Returns the number of rows.
 * @throws CopyError when the database is not empty; LaterSchemaError
 */
export async function restore(origin: Origin, url: string, progress: CopyProgress, check: Check): Promise<number> {
  const { migracoes } = origin.manifest;
  const then = migrations.filter(({ name }) => migracoes.includes(name));
  const rows = await withCopySession(url, async (client) => {
    await refuseUsed(client, origin.manifest);
    await refuseNarrower(client, migracoes, then);
    await migrate(url, { list: then });
    const sums = await fill(client, origin, progress, () => check(client));
    await client.query('analyze');
    return [...sums.values()].reduce((all, { linhas }) => all + linhas, 0);
  });
  await migrate(url);
  return rows;
}

/** Throws when the target lacks a migration of the origin that this release does not know. */
async function refuseNarrower(
  client: ClientBase,
  migracoes: readonly string[],
  then: readonly NamedMigration[],
): Promise<void> {
  const done = new Set([...then, ...((await readExecuted(client)) ?? [])].map(({ name }) => name));
  const [first, ...others] = migracoes.filter((name) => !done.has(name));
  if (first !== undefined) throw new LaterSchemaError([first, ...others]);
}

/** The tables that have rows in a freshly migrated database. */
export const filledByMigrations = ['despacho', 'fechamento', 'numero_fechado', 'praca'];

/** The tables of this release. This release cannot know which rows a later release's migrations leave in new tables. */
const own: ReadonlySet<string> = new Set(entities.map(({ meta: { tableName } }) => tableName));

/** Refuses a target that has data. The target must have no tables, or only what the copy's own migrations left. */
async function refuseUsed(client: ClientBase, { migracoes, tabelas }: Manifest): Promise<void> {
  const later = tabelas.map(({ nome }) => nome).filter((nome) => !own.has(nome));
  const filled = new Set([...filledByMigrations, ...later]);
  for (const { nome } of await readTables(client)) {
    if (filled.has(nome)) continue;
    const { rowCount } = await client.query(`select from ${quoted(nome)} limit 1`);
    if (rowCount !== 0)
      throw new CopyError(
        `O banco de destino já tem dados (na tabela ${nome}, por exemplo), e nada deles é apagado. Crie um banco vazio (createdb) e diga esse.`,
      );
  }
  const executed = (await readExecuted(client)) ?? [];
  if (executed.some(({ name }) => !migracoes.includes(name)))
    throw new CopyError(
      'O banco de destino está vazio, mas já foi migrado além dos dados que vão para ele. Crie outro (createdb) e não rode npm run migrate nele.',
    );
}
