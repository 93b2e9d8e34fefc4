import type { Em } from '@corre/db/orm.ts';
import { agora } from '@corre/db/sql.ts';

/** Records that the offer is on the courier's screen. An offer is sent, delivered, seen, then answered (ADR 0005). */
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
