import type { Em } from '@corre/db/orm.ts';
import { row, rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * Takes a courier offline and withdraws his live offer; open deliveries stay with him. `motivo` is the sentence his panel
 * shows, null when he left by himself; `agora` the instant of the dispatch, so that what ends stands before what it makes
 * possible. The caller holds the dispatch lock. Returns whether he was online.
 */
export async function tirarDaFila(
  em: Em,
  entregador_id: number,
  motivo: string | null,
  agora: string,
): Promise<boolean> {
  const saiu = await row(
    em,
    sql<{ entregador_id: number }>`
      update fila_entregador
         set online = false, online_desde = null, fila_desde = null, motivo_offline = ${motivo},
             expiradas_consecutivas = 0, nao_entregues_consecutivas = 0
       where entregador_id = ${entregador_id} and online
      returning entregador_id`,
  );
  await rows(
    em,
    sql`update turno set fim = ${agora}::timestamptz where entregador_id = ${entregador_id} and fim is null`,
  );
  await rows(
    em,
    sql`update oferta set resultado = 'retirada', respondida_em = ${agora}::timestamptz
         where entregador_id = ${entregador_id} and resultado is null`,
  );
  await avisar(em, { tipo: 'fila', entregador_id });
  return saiu !== null;
}
