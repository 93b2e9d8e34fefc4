import type { Em } from '@corre/db/orm.ts';
import { instant, sql } from '@corre/db/sql.ts';
import { avisar } from '../../eventos/avisar.ts';

const COLUMNS = [
  'comercio_id',
  'entregador_id',
  'solicitacao_id',
  'valor',
  'endereco',
  'quantidade',
  'tipo_pagamento',
  'status',
  'data',
  'data_entrega',
] as const;

/**
 * The finished request becomes an entrega of the courier who holds it (decision record 0006), and they go to the end of
 * the queue. The caller holds the dispatch lock and has made the request finalizada.
 */
export async function concluirEntrega(em: Em, solicitacao_id: number, agora: string): Promise<void> {
  const db = em.getKysely();
  const { comercio_id, entregador_id } = await db
    .insertInto('entrega')
    .columns(COLUMNS)
    .expression(({ selectFrom, lit }) =>
      selectFrom('solicitacao as s')
        // with their table: a bare name would be found in `entrega`, too, and a renamed column would still compile
        .select(['s.comercio_id', 's.entregador_id', 's.id', 's.valor_estimado', 's.endereco', lit(1).as('quantidade')])
        .select([sql.lit('online').as('tipo_pagamento'), sql.lit('concluida').as('status')])
        .select([instant(agora).as('data'), instant(agora).as('data_entrega')])
        .where('s.id', '=', solicitacao_id),
    )
    .returning(['comercio_id', 'entregador_id'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('fila_entregador')
    .set({ fila_desde: agora })
    .where('entregador_id', '=', entregador_id)
    .where(({ ref }) => ref('online'))
    .execute();
  await avisar(em, { tipo: 'entrega', entregador_id, comercio_id });
}
