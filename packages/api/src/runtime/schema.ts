import type { Progress } from '@corre/db/migrate/progress.ts';
import { migrate, requireMigrated } from '@corre/db/migrate.ts';
import type { Config } from '../base/config.ts';

/**
 * Before anything else reads the database: brings its schema up to date, or with `MIGRAR=nunca` only makes sure that somebody did
 * (docs/decisions/0052-migrations-while-old-processes-run.md). `url` is the schema owner's and leads to PostgreSQL itself, not to a
 * pooler.
 */
export async function prepareSchema({ MIGRAR }: Config, url: string, log: Progress): Promise<void> {
  if (MIGRAR === 'nunca') await requireMigrated(url);
  else await migrate(url, { progress: log });
}
