import type { Em } from '@corre/db/orm.ts';
import { onlyRow, sql } from '@corre/db/sql.ts';

/** Tables that grow with every delivery. */
const GROWING = ['rota', 'solicitacao', 'solicitacao_historico', 'oferta', 'oferta_pulo', 'entrega'];

/** Returns the size of these tables and their indexes per delivery, in KB, after a full vacuum. */
export async function deliveriesWeigh(em: Em): Promise<number> {
  for (const table of GROWING) await em.execute(`vacuum full ${table}`);
  const sizes = sql.join(
    GROWING.map((table) => sql`pg_total_relation_size(${table}::regclass)`),
    sql` + `,
  );
  const { bytes, deliveries } = await onlyRow(
    em,
    sql<{ bytes: number; deliveries: number }>`select ${sizes} as bytes, (select count(*) from entrega) as deliveries`,
  );
  return bytes / 1024 / deliveries;
}
