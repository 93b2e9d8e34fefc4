import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';

const anotar = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .updateTable('fila_entregador')
    .set({ ultimo_sinal: agora })
    .where('entregador_id', '=', given('entregador_id'))
    .where(({ or, eb }) => or([eb('ultimo_sinal', 'is', null), eb('ultimo_sinal', '<', secondsBefore(agora, 1))])),
);

/**
 * Notes that a courier's app was heard from: what makes them reachable (decision record 0005). Written at most once a
 * second, in a statement of its own, so that no request holds the courier's row while it waits for the dispatch.
 */
export async function registrarSinal(em: Em, entregador_id: number): Promise<void> {
  await anotar(em, { entregador_id });
}
