import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { avisar } from '../../eventos/avisar.ts';

/** Index `suspensao_fim`. */
const encerrar = compiled((db, given: Given<{ agora: string; praca_id: number }>) =>
  db
    .with('vencida', (q) =>
      q
        .updateTable('suspensao as s')
        .from('fila_entregador as dele')
        .set(({ ref }) => ({ data_remocao: ref('s.data_expiracao_suspensao') }))
        .where('s.data_remocao', 'is', null)
        .where('s.data_expiracao_suspensao', '<=', given('agora'))
        .whereRef('dele.entregador_id', '=', 's.entregador_id')
        .where('dele.praca_id', '=', given('praca_id'))
        .returning('s.entregador_id'),
    )
    .updateTable('fila_entregador as f')
    .from('vencida as v')
    .set({ suspenso_ate: null, recusas_consecutivas: 0, motivo_offline: null })
    .whereRef('v.entregador_id', '=', 'f.entregador_id')
    .returning('f.entregador_id'),
);

/**
 * Records the suspensions of a praça that ended by the clock. `data_remocao` becomes their end, and the refusals start
 * from zero. The caller holds the dispatch lock.
 */
export async function encerrarSuspensoesVencidas(em: Em, agora: string, praca_id: number): Promise<void> {
  const encerradas = await encerrar(em, { agora, praca_id });
  for (const { entregador_id } of encerradas) await avisar(em, { tipo: 'suspensao', entregador_id });
}
