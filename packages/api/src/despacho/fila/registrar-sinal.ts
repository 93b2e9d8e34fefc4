import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';

/** The second part writes only for someone who was found silent: they stand in the walk of the dispatch again. */
const anotar = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .with('sinal_de_vida', (q) =>
      q
        .updateTable('sinal')
        .set({ ultimo_sinal: agora })
        .where('entregador_id', '=', given('entregador_id'))
        .where(({ or, eb }) => or([eb('ultimo_sinal', 'is', null), eb('ultimo_sinal', '<', secondsBefore(agora, 1))])),
    )
    .updateTable('fila_entregador')
    .set({ alcancavel: true })
    .where('entregador_id', '=', given('entregador_id'))
    .where(({ and, not, ref }) => and([ref('online'), not(ref('alcancavel'))])),
);

/**
 * Notes that a courier's app was heard from: what makes them reachable (decision record 0005). Written at most once a second, to
 * a table of its own, so that no request waits for the dispatch and the dispatch waits for none.
 */
export async function registrarSinal(em: Em, entregador_id: number): Promise<void> {
  await anotar(em, { entregador_id });
}
