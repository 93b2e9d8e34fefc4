import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

/**
 * Notes that the apps of these couriers are there: their streams are open and they read them. Whoever was found unreachable
 * stays so until a request of theirs (decision record 0039).
 */
export async function registrarSinais(em: Em, entregador_ids: number[]): Promise<void> {
  await em
    .getKysely()
    .updateTable('sinal')
    .set({ ultimo_sinal: agora })
    .from('fila_entregador as f')
    .whereRef('f.entregador_id', '=', 'sinal.entregador_id')
    .where(({ and, ref }) => and([ref('f.online'), ref('f.alcancavel')]))
    .where('sinal.entregador_id', '=', sql<number>`any(${entregador_ids}::int[])`)
    .execute();
}
