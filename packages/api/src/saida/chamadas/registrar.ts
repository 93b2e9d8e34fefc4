import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';

/**
 * A call of another system to us, or of ours to it, as its screen shows it. `rota` is a name of ours and never an address: theirs
 * carry secrets. Nothing of what was said; `erro` is a sentence of ours.
 */
export type Chamada = Pick<NewRow<'chamada_externa'>, 'integracao_id' | 'direcao' | 'rota' | 'http' | 'ms' | 'erro'>;

/** Keeps the call among the last ones of its integration; the sweep takes the older ones away. */
export async function registrarChamada(em: Em, chamada: Chamada): Promise<void> {
  await em.getKysely().insertInto('chamada_externa').values(chamada).execute();
}
