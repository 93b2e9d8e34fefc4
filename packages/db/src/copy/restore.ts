import type { ClientBase } from 'pg';
import { readExecuted } from '../migrate/executed.ts';
import type { NamedMigration } from '../migrate/migration.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { fill } from './fill.ts';
import { CopyError, type CopyProgress, type Origin } from './origin.ts';
import { withCopySession } from './session.ts';
import { quoted, readTables } from './tables.ts';

/** What a filled database must satisfy before it counts; throws when it does not. */
export type Check = (client: ClientBase) => Promise<void>;

/**
 * Makes the database at `url`, which must have no rows yet, what `origin` is: the schema that it had, its rows, and then this
 * release's migrations. Gives the number of rows.
 * @throws CopyError when the database is not empty, or the origin is of a release that this one does not know.
 */
export async function restore(origin: Origin, url: string, progress: CopyProgress, check: Check): Promise<number> {
  const then = migrations.filter(({ name }) => origin.manifest.migracoes.includes(name));
  const unknown = origin.manifest.migracoes.find((name) => !then.some((migration) => migration.name === name));
  if (unknown !== undefined)
    throw new CopyError(
      `Os dados são de uma versão mais nova do Corre (migração ${unknown}). Use a versão que os fez.`,
    );
  const rows = await withCopySession(url, async (client) => {
    await refuseUsed(client, then);
    await migrate(url, { list: then });
    const sums = await fill(client, origin, progress, () => check(client));
    await client.query('analyze');
    return [...sums.values()].reduce((all, { linhas }) => all + linhas, 0);
  });
  await migrate(url);
  return rows;
}

/** What a freshly migrated database has rows in. */
export const filledByMigrations = ['despacho', 'fechamento'];

/** Nothing of anybody's is overwritten: the target has no tables, or is as the copy's own migrations left it. */
async function refuseUsed(client: ClientBase, then: readonly NamedMigration[]): Promise<void> {
  for (const { nome } of await readTables(client)) {
    if (filledByMigrations.includes(nome)) continue;
    const { rowCount } = await client.query(`select from ${quoted(nome)} limit 1`);
    if (rowCount !== 0)
      throw new CopyError(
        `O banco de destino já tem dados (na tabela ${nome}, por exemplo), e nada deles é apagado. Crie um banco vazio (createdb) e diga esse.`,
      );
  }
  const executed = (await readExecuted(client)) ?? [];
  if (executed.some(({ name }) => !then.some((migration) => migration.name === name)))
    throw new CopyError(
      'O banco de destino está vazio, mas já foi migrado além dos dados que vão para ele. Crie outro (createdb) e não rode npm run migrate nele.',
    );
}
