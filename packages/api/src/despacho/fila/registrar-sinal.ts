import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore } from '@corre/db/sql.ts';

/**
 * The second update writes only for a courier whom a run of the dispatch found silent. It makes them reachable again.
 */
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
 * Records a sign of life from a courier's app, which keeps the courier reachable (ADR 0005).
 * Writes at most once a second, to a table of its own. Polls and the dispatch therefore never wait for each other's row
 * locks.
 */
export async function registrarSinal(em: Em, entregador_id: number): Promise<void> {
  await anotar(em, { entregador_id });
}
