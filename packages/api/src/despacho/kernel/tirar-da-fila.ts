import type { Em } from '@corre/db/orm.ts';
import { noteOfferEnded } from '../../base/dispatch-notes.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Takes a courier offline and withdraws their open offer. Deliveries in hand stay with them. Returns whether they were
 * online. The caller holds the dispatch lock.
 * `motivo` is the sentence that their panel shows, or null when they left by themselves. `agora` is the instant of the
 * dispatch, so that this end comes before the offers that follow from it.
 */
export async function tirarDaFila(
  em: Em,
  entregador_id: number,
  motivo: string | null,
  agora: string,
): Promise<boolean> {
  const db = em.getKysely();
  const saiu = await db
    .updateTable('fila_entregador')
    .set({
      online: false,
      online_desde: null,
      fila_desde: null,
      motivo_offline: motivo,
      com_oferta: false,
      expiradas_consecutivas: 0,
      nao_entregues_consecutivas: 0,
    })
    .where('entregador_id', '=', entregador_id)
    .where(({ ref }) => ref('online'))
    .returning('entregador_id')
    .executeTakeFirst();
  await db
    .updateTable('turno')
    .set({ fim: agora })
    .where('entregador_id', '=', entregador_id)
    .where('fim', 'is', null)
    .execute();
  const retirada = await db
    .updateTable('oferta')
    .set({ resultado: 'retirada', respondida_em: agora })
    .where('entregador_id', '=', entregador_id)
    .where('resultado', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (retirada) noteOfferEnded(em, 'retirada');
  await avisar(em, { tipo: 'fila', entregador_id });
  return saiu !== undefined;
}
