import type { Em } from '@corre/db/orm.ts';
import { rows, sql } from '@corre/db/sql.ts';

/**
 * Notes that a courier's app was heard from: what makes him reachable (decision record 0005). Written at most once a
 * second, in a statement of its own, so that no request holds the courier's row while it waits for the dispatch.
 */
export async function registrarSinal(em: Em, entregador_id: number): Promise<void> {
  await rows(
    em,
    sql`update fila_entregador set ultimo_sinal = agora()
         where entregador_id = ${entregador_id}
           and (ultimo_sinal is null or ultimo_sinal < agora() - interval '1 second')`,
  );
}
