import type { Em } from '@corre/db/orm.ts';
import { agora, secondsBefore, sql } from '@corre/db/sql.ts';

/**
 * Writes signs of life for couriers whose streams are open and read. An unreachable courier becomes reachable only by a
 * request of their own (ADR 0036).
 * Skips locked rows: their writer writes a sign of life too. Statements of two processes therefore never wait for each
 * other.
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
