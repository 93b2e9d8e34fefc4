import type { Em } from '@corre/db/orm.ts';
import { onlyRow, rows, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

/**
 * The finished request becomes an entrega of the courier who holds it (decision record 0006), and he goes to the end of
 * the queue. The caller holds the dispatch lock and has made the request finalizada.
 */
export async function concluirEntrega(em: Em, solicitacao_id: number, agora: string): Promise<void> {
  const { comercio_id, entregador_id } = await onlyRow(
    em,
    sql<{ comercio_id: number; entregador_id: number }>`
      insert into entrega (comercio_id, entregador_id, solicitacao_id, quantidade, valor, endereco, tipo_pagamento, status, data, data_entrega)
      select comercio_id, entregador_id, id, 1, valor_estimado, endereco, 'online', 'concluida', ${agora}::timestamptz, ${agora}::timestamptz
        from solicitacao where id = ${solicitacao_id}
      returning comercio_id, entregador_id`,
  );
  await rows(
    em,
    sql`update fila_entregador set fila_desde = ${agora}::timestamptz where entregador_id = ${entregador_id} and online`,
  );
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
}
