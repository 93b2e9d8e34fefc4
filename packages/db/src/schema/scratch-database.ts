import { randomBytes } from 'node:crypto';
import { initOrm, type Orm } from '../orm.ts';
import { databaseUrl, runSql } from '../testing/cluster.ts';

/** Runs `work` on a new database, empty or a copy of `template`, and drops the database afterwards. */
export async function withScratchDatabase<Result>(
  clusterUrl: string,
  work: (orm: Orm, url: string) => Promise<Result>,
  template = 'template1',
): Promise<Result> {
  const name = `esquema_${randomBytes(6).toString('hex')}`;
  await runSql(clusterUrl, `create database ${name} template ${template}`);
  const url = databaseUrl(clusterUrl, name);
  const orm = await initOrm({ url, poolMax: 2 });
  try {
    return await work(orm, url);
  } finally {
    await orm.close(true);
    await runSql(clusterUrl, `drop database ${name} with (force)`);
  }
}
