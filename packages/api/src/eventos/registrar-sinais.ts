import type { Em } from '@corre/db/orm.ts';
import { agora, sql } from '@corre/db/sql.ts';

/**
 * Notes that the apps of these couriers are there: their streams are open and they read them. Whoever was found unreachable
 * stays so until a request of theirs (decision record 0039).
 */
export async function registrarSinais(em: Em, entregador_ids: number[]): Promise<void> {
  await em
    .getKysely()
    .updateTable('fila_entregador')
    .set({ ultimo_sinal: agora })
    .where(({ ref }) => ref('online'))
    .where('ultimo_sinal', 'is not', null)
    .where('entregador_id', '=', sql<number>`any(${entregador_ids}::int[])`)
    .execute();
}
