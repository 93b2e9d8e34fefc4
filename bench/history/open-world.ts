import type { Config } from '@corre/api/base/config.ts';
import { readConfig } from '@corre/api/base/config.ts';
import type { Vault } from '@corre/api/base/vault.ts';
import { initOrm, type Orm } from '@corre/db/orm.ts';
import { sql } from '@corre/db/sql.ts';
import { benchVault } from '../harness/key.ts';
import { bringOnline, type Person } from '../harness/people.ts';
import { NEWCOMER, REGULAR } from './past.sql.ts';
import type { Subjects } from './reads.ts';

/** The ids of couriers and shops that do the acts. They are others than those whose lists are read. */
const AT_WORK = { from: 1_001, couriers: 100 };
const SHOPS_AT_WORK = Array.from({ length: 8 }, (_, n) => 101 + n);

/** A world with couriers online, and the accounts whose data are read. */
export interface World {
  url: string;
  orm: Orm;
  config: Config;
  vault: Vault;
  subjects: Subjects;
  comercio_ids: number[];
}

async function newestRequest(orm: Orm): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from solicitacao where status = 'finalizada'`.execute(orm.em.fork().getKysely());
  return rows[0]?.id ?? 0;
}

/** Opens a world. In a kept world, the couriers are already online from an earlier run. */
export async function openWorld(url: string): Promise<World> {
  const orm = await initOrm({ url, poolMax: 8 });
  const em = orm.em.fork();
  const online = await em.execute('select 1 from fila_entregador where online limit 1');
  if (online.length === 0) {
    const people = Array.from(
      { length: AT_WORK.couriers },
      (_, n): Person => ({ id: AT_WORK.from + n, nome: '', cookie: '' }),
    );
    await bringOnline(em, people);
  }
  return {
    url,
    orm,
    config: readConfig({}),
    vault: benchVault,
    subjects: {
      entregador_id: REGULAR,
      novato_id: NEWCOMER,
      comercio_id: 1,
      solicitacao_id: await newestRequest(orm),
    },
    comercio_ids: SHOPS_AT_WORK,
  };
}
