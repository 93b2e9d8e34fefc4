import type { Em } from '@corre/db/orm.ts';
import type { Config } from '../base/config.ts';

/**
 * Returns `X-App-Id`, this deployment's permanent name for all other systems. It is OD_APP_ID, or a name that the first
 * call generates and stores.
 */
export async function appId(em: Em, { OD_APP_ID }: Pick<Config, 'OD_APP_ID'>): Promise<string> {
  if (OD_APP_ID !== undefined) return OD_APP_ID;
  const db = em.getKysely();
  const read = () => db.selectFrom('identidade_externa').select('app_id').where('id', '=', 1).executeTakeFirst();
  const guardada = await read();
  if (guardada) return guardada.app_id;
  await db
    .insertInto('identidade_externa')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { app_id } = await db
    .selectFrom('identidade_externa')
    .select('app_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return app_id;
}
