import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

/**
 * A call between another system and us, as its screen shows it. `rota` is our name of the call, never an address,
 * because addresses contain secrets. `erro` is our own sentence, never a received text.
 */
export type Chamada = Pick<NewRow<'chamada_externa'>, 'integracao_id' | 'direcao' | 'rota' | 'http' | 'ms' | 'erro'>;

/** Stores a call of an integration. The sweep deletes older calls. */
export async function registrarChamada(em: Em, chamada: Chamada): Promise<void> {
  await em.getKysely().insertInto('chamada_externa').values(chamada).execute();
}
