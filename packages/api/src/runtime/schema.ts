import type { Progress } from '@corre/db/migrate/session.ts';
import { migrate, requireMigrated } from '@corre/db/migrate.ts';
import type { Config } from '../base/config.ts';

/**
 * Updates the schema before anything else reads the database. With `MIGRAR=nunca` it only checks that the schema is
 * current (ADR 0008). `url` is the schema owner's address of PostgreSQL itself, not of a pooler.
 */
export async function prepareSchema({ MIGRAR }: Config, url: string, log: Progress): Promise<void> {
  if (MIGRAR === 'nunca') await requireMigrated(url);
  else await migrate(url, { progress: log });
}
