import { compiled, type Given } from '@corre/db/compiled.ts';
import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

const marcar = compiled((db, given: Given<{ oferta_id: number }>) =>
  db
    .updateTable('oferta as o')
    .set({ entregue_em: agora })
    .where('o.id', '=', given('oferta_id'))
    .where('o.resultado', 'is', null)
    .where('o.entregue_em', 'is', null)
    .where('o.entregar_ate', '>', agora)
    .returning(({ selectFrom, ref }) => [
      'o.entregador_id',
      selectFrom('fila_entregador as f')
        .select(sql<number>`f.nao_entregues_consecutivas + f.chamados_sem_resposta`.as('perdidas'))
        .where('f.entregador_id', '=', ref('o.entregador_id'))
        .as('perdidas'),
    ]),
);

const zerar = compiled((db, given: Given<{ entregador_id: number }>) =>
  db
    .updateTable('fila_entregador')
    .set({ nao_entregues_consecutivas: 0, chamados_sem_resposta: 0 })
    .where('entregador_id', '=', given('entregador_id'))
    .where(sql<boolean>`nao_entregues_consecutivas + chamados_sem_resposta > 0`),
);

/**
 * Records that the offer reached the courier's app. The offer now lasts its full time, and the courier counts as
 * reachable.
 */
export async function marcarEntregue(em: Em, oferta_id: number): Promise<boolean> {
  const [marcada] = await marcar(em, { oferta_id });
  if (!marcada) return false;
  // A separate statement, and only if it changes something. An act may hold this row and wait for the row of the offer.
  if (marcada.perdidas) await zerar(em, { entregador_id: marcada.entregador_id });
  return true;
}

/** Records that the offer is on the courier's screen. An offer is sent, delivered, seen, then answered. */
export async function marcarVista(em: Em, entregador_id: number): Promise<{ message: string }> {
  await em
    .getKysely()
    .updateTable('oferta')
    .set({ vista_em: agora })
    .where('entregador_id', '=', entregador_id)
    .where('resultado', 'is', null)
    .where('entregue_em', 'is not', null)
    .where('vista_em', 'is', null)
    .execute();
  return { message: 'Oferta vista' };
}
