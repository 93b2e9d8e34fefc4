import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Index `suspensao_fim`. */
const encerrar = compiled((db, given: Given<{ agora: string }>) =>
  db
    .with('vencida', (q) =>
      q
        .updateTable('suspensao')
        .set(({ ref }) => ({ data_remocao: ref('data_expiracao_suspensao') }))
        .where('data_remocao', 'is', null)
        .where('data_expiracao_suspensao', '<=', given('agora'))
        .returning('entregador_id'),
    )
    .updateTable('fila_entregador as f')
    .from('vencida as v')
    .set({ suspenso_ate: null, recusas_consecutivas: 0, motivo_offline: null })
    .whereRef('v.entregador_id', '=', 'f.entregador_id')
    .returning('f.entregador_id'),
);

/**
 * Ends the suspensions whose time is over: `data_remocao` becomes their end, the refusals start again from zero. They
 * ended by the clock already; this only writes it down. The caller holds the dispatch lock.
 */
export async function encerrarSuspensoesVencidas(em: Em, agora: string): Promise<void> {
  for (const { entregador_id } of await encerrar(em, { agora })) await avisar(em, { tipo: 'suspensao', entregador_id });
}
