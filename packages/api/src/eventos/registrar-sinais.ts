import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';

/**
 * Notes that the apps of these couriers are there: their streams are open and they read them. Whoever was found unreachable
 * stays so until a request of theirs (decision record 0039). A row that somebody else is writing has its sign of life: skipped,
 * so that the statements of two processes never wait for each other.
 */
export async function registrarSinais(em: Em, entregador_ids: number[]): Promise<void> {
  const db = em.getKysely();
  const due = db
    .selectFrom('sinal as n')
    .innerJoin('fila_entregador as f', 'f.entregador_id', 'n.entregador_id')
    .select('n.entregador_id')
    .where(({ and, ref }) => and([ref('f.online'), ref('f.alcancavel')]))
    .where('n.entregador_id', '=', sql<number>`any(${entregador_ids}::int[])`)
    .where('n.ultimo_sinal', '<', secondsBefore(agora, 1))
    .forNoKeyUpdate('n')
    .skipLocked();
  await db.updateTable('sinal').set({ ultimo_sinal: agora }).where('entregador_id', 'in', due).execute();
}
