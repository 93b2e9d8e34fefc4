import { compiled, type Given } from '@corre/db/compiled.ts';
import type { NewRow } from '@corre/db/database.ts';
import type { Em } from '@corre/db/orm.ts';
import { instant, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';
import { MOTIVO_SUSPENSO } from './textos.ts';
import { tirarDaFila } from './tirar-da-fila.ts';

/**
 * A new suspension. `duracao_horas` is in hours. `suspensa_por` is the staff account, or null for an automatic
 * suspension.
 */
type NovaSuspensao = Pick<
  Required<NewRow<'suspensao'>>,
  'entregador_id' | 'tipo_suspensao' | 'motivo_suspensao' | 'duracao_horas' | 'suspensa_por'
>;

/**
 * Suspends a courier: takes them offline and withdraws their open offer. Deliveries in hand stay with them [suspensao]
 * [suspensao]. The caller holds the dispatch lock, and has checked that the courier is not suspended.
 */
export async function suspenderEntregador(em: Em, nova: NovaSuspensao, agora: string): Promise<void> {
  const { entregador_id, duracao_horas } = nova;
  await tirarDaFila(em, entregador_id, MOTIVO_SUSPENSO, agora);
  await em
    .getKysely()
    .with('nova', (q) =>
      q
        .insertInto('suspensao')
        .values({
          ...nova,
          data_suspensao: agora,
          data_expiracao_suspensao: sql`${instant(agora)} + make_interval(hours => ${duracao_horas})`,
        })
        .returning(['entregador_id', 'data_expiracao_suspensao']),
    )
    .updateTable('fila_entregador as f')
    .from('nova')
    .set(({ ref }) => ({ suspenso_ate: ref('nova.data_expiracao_suspensao') }))
    .whereRef('f.entregador_id', '=', 'nova.entregador_id')
    .execute();
  await avisar(em, { tipo: 'suspensao', entregador_id });
}

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
