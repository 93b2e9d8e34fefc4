import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/** The offer is on the courier's screen: sent, delivered, seen, answered (decision record 0005). */
export async function marcarVista(em: Em, entregador_id: number): Promise<{ message: string }> {
  await rows(
    em,
    sql`update oferta set vista_em = agora()
         where entregador_id = ${entregador_id} and resultado is null and entregue_em is not null and vista_em is null`,
  );
  return { message: 'Oferta vista' };
}
