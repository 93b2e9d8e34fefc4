import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Ends the suspensions whose time is over: `data_remocao` becomes their end, the refusals start again from zero. They
 * ended by the clock already; this only writes it down. The caller holds the dispatch lock.
 */
export async function encerrarSuspensoesVencidas(em: Em): Promise<void> {
  const encerradas = await rows(
    em,
    sql<{ entregador_id: number }>`
      with vencida as (
        update suspensao set data_remocao = data_expiracao_suspensao
         where data_remocao is null and data_expiracao_suspensao <= agora()
        returning entregador_id
      )
      update fila_entregador f set suspenso_ate = null, recusas_consecutivas = 0, motivo_offline = null
        from vencida v where v.entregador_id = f.entregador_id
      returning f.entregador_id`,
  );
  for (const { entregador_id } of encerradas) await avisar(em, { tipo: 'suspensao', entregador_id });
}
